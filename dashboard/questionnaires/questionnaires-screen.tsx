import type { Questionnaire } from '@cueroom/core/questionnaires/questionnaire.ts'
import { Button, Group, Skeleton, Title } from '@mantine/core'
import { useState } from 'react'
import { Screen } from '../app/screen.tsx'
import { useEntitlements } from '../app/session.queries.ts'
import { useUnsavedChanges } from '../app/unsaved-changes.tsx'
import { IconPlus } from '../icons/index.ts'
import { useSearchParams } from '../routing/routing.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { LoadFailure, LockedPanel } from '../ui/states.tsx'
import { DeletedWaiting } from './deleted-waiting.tsx'
import { QuestionnaireEditor } from './questionnaire-editor.tsx'
import { QuestionnaireList } from './questionnaire-list.tsx'
import classes from './questionnaires.module.css'
import { useDuplicate, usePodcastName, useQuestionnaires } from './questionnaires.queries.ts'

export function QuestionnairesScreen() {
  const { may } = useEntitlements()
  return (
    <Screen>
      {may('questionnaires') ? (
        <Questionnaires />
      ) : (
        <LockedPanel
          title="Your subscription doesn't include questionnaires"
          description="Ask your administrator to turn them on. Answers you already have stay with your guests."
        />
      )}
    </Screen>
  )
}

function Questionnaires() {
  const list = useQuestionnaires()
  const podcastName = usePodcastName()
  if (list.isError) return <LoadFailure what="questionnaires" query={list} />
  if (!list.data || podcastName === undefined) return <BuilderSkeleton />
  return <Builder questionnaires={list.data} podcastName={podcastName} />
}

const BuilderSkeleton = () => (
  <div className={classes.columns} role="status" aria-label="Loading your questionnaires">
    <Skeleton h={240} radius="md" />
    <Skeleton h={480} radius="md" />
  </div>
)

type Tab = 'list' | 'builder'
const tabs: Record<Tab, string> = { list: 'Questionnaires', builder: 'Builder' }

function Builder({ questionnaires, podcastName }: { questionnaires: Questionnaire[]; podcastName: string }) {
  const { active } = useEntitlements()
  const [params, setParams] = useSearchParams()
  const [tab, setTab] = useState<Tab>('list')
  // Counts new drafts; used as a key so that each starts empty
  const [drafts, setDrafts] = useState(0)
  const [dirty, setDirty] = useState(false)
  const [leaving, setLeaving] = useState<(() => void) | null>(null)
  useUnsavedChanges(dirty)
  const questionnaire = questionnaires.find(({ id }) => id === params.get('id'))

  const open = (id: string | null) => {
    setParams(id ? { id } : {}, { replace: true, preventScrollReset: true })
    setDrafts((count) => count + 1)
    setDirty(false)
    setTab('builder')
  }
  const ask = (next: () => void) => (dirty ? setLeaving(() => next) : next())
  const duplication = useDuplicate()
  const duplicate = (id: string) => ask(() => duplication.mutate(id, { onSuccess: (copy) => open(copy.id) }))
  const select = (id: string | null) => ask(() => open(id))

  return (
    <>
      <div role="tablist" aria-label="Show" className={classes.tabs}>
        {(Object.keys(tabs) as Tab[]).map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            aria-selected={tab === name}
            aria-controls={`questionnaires-${name}`}
            onClick={() => setTab(name)}
          >
            {tabs[name]}
          </button>
        ))}
      </div>
      <div className={classes.columns} data-tab={tab}>
        <section id="questionnaires-list" aria-label="Questionnaires" className={classes.left}>
          <Group justify="space-between" gap={6} wrap="nowrap" mb="sm">
            <Title order={2} size="h5">
              Questionnaires
            </Title>
            <Button
              variant="filled"
              size="compact-sm"
              leftSection={<IconPlus size={15} />}
              disabled={!active}
              onClick={() => select(null)}
            >
              New
            </Button>
          </Group>
          <QuestionnaireList
            questionnaires={questionnaires}
            selected={questionnaire?.id ?? null}
            onSelect={({ id }) => select(id)}
          />
          <DeletedWaiting live={questionnaires} />
        </section>
        <section id="questionnaires-builder" aria-label="Builder" className={classes.right}>
          <QuestionnaireEditor
            key={`${questionnaire?.id ?? 'new'} ${drafts}`}
            questionnaire={questionnaire}
            podcastName={podcastName}
            mayChange={active}
            onDirty={setDirty}
            onSaved={({ id }) => setParams({ id }, { replace: true, preventScrollReset: true })}
            onDuplicate={duplicate}
            duplicating={duplication.isPending}
            onLeave={() => select(null)}
          />
        </section>
      </div>
      <ConfirmDialog
        opened={leaving !== null}
        onClose={() => setLeaving(null)}
        title="Discard your changes"
        confirm="Discard"
        onConfirm={() => {
          leaving?.()
          setLeaving(null)
        }}
      >
        You have unsaved changes in this questionnaire.
      </ConfirmDialog>
    </>
  )
}
