import { counted } from '@cueroom/core/text/format.ts'
import type { Questionnaire } from '@cueroom/core/questionnaires/questionnaire.ts'
import type { ResponseFormat } from '@cueroom/core/questionnaires/response-formats.ts'
import type { ResponseState } from '@cueroom/core/questionnaires/submission.ts'
import { Accordion, Group, Select, Stack, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useEntitlements } from '../app/session.queries.ts'
import { IconMessages, IconSearch } from '../icons/index.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Dimmed } from '../ui/dimmed.ts'
import { DownloadMenu } from '../ui/download-menu.tsx'
import { ListSkeleton } from '../ui/list-skeleton.tsx'
import { MoreButton } from '../ui/more-button.tsx'
import { EmptyState, FailureState, LoadFailure } from '../ui/states.tsx'
import { ResponseRow } from './response-row.tsx'
import classes from './responses-dialog.module.css'
import { useExportAnswers, useResponses } from './responses.queries.ts'

const periods = { all: 'Any time', '1': 'Last 24 hours', '7': 'Last 7 days', '30': 'Last 30 days' }
const states = { all: 'All answers', unverified: 'Unverified' }
const day = 86_400_000

/** All answers to one questionnaire, with search and export. */
export function ResponsesDialog({
  questionnaire,
  onClose,
}: {
  questionnaire: Questionnaire
  onClose: () => void
}) {
  const { id, title } = questionnaire
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), 300)
  const [since, setSince] = useState<string>()
  const [state, setState] = useState<ResponseState>()
  const { active } = useEntitlements()
  const which = { ...(search && { search }), ...(since && { since }), ...(state && { state }) }
  const found = useResponses(id, which)
  const narrowed = search !== '' || since !== undefined || state !== undefined
  const empty = found.isSuccess && found.total === 0
  return (
    <Dialog onClose={onClose} title={`Answers to “${title}”`} size="xl">
      <Stack>
        {!(empty && !narrowed) && !(found.isError && !found.data) && (
          <Group align="end" gap="sm">
            <TextInput
              flex="1 1 220px"
              label="Search answers"
              placeholder="Search answers, names or emails"
              leftSection={<IconSearch size={16} />}
              maxLength={200}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
            <Select
              w={150}
              label="Submitted"
              allowDeselect={false}
              data={Object.entries(periods).map(([value, label]) => ({ value, label }))}
              defaultValue="all"
              onChange={(days) =>
                setSince(days === 'all' ? undefined : new Date(Date.now() - Number(days) * day).toISOString())
              }
            />
            {(questionnaire.unverifiedCount > 0 || state) && (
              <Select
                w={150}
                label="Show"
                allowDeselect={false}
                data={Object.entries(states).map(([value, label]) => ({ value, label }))}
                defaultValue="all"
                onChange={(chosen) => setState(chosen === 'unverified' ? chosen : undefined)}
              />
            )}
            <ExportMenu id={id} which={which} disabled={found.total === 0} />
          </Group>
        )}
        {found.isPending && <ListSkeleton label="Loading the answers" gap="sm" h={58} />}
        {found.isError && !found.data && <LoadFailure what="answers" query={found} />}
        {empty && <Nothing narrowed={narrowed} active={questionnaire.isActive} />}
        {found.total > 0 && (
          <ResponseList
            current={questionnaire.questions}
            found={found}
            narrowed={narrowed}
            mayChange={active}
          />
        )}
      </Stack>
    </Dialog>
  )
}

const Nothing = ({ narrowed, active }: { narrowed: boolean; active: boolean }) =>
  narrowed ? (
    <EmptyState
      icon={IconSearch}
      title="No answers match"
      description="Try another word, or clear the filters."
    />
  ) : (
    <EmptyState
      icon={IconMessages}
      title="No answers yet"
      description={
        active
          ? 'Share the link with your guests, or embed the questionnaire on your site.'
          : 'The questionnaire is inactive. Guests can open it once you activate it.'
      }
    />
  )

interface ResponseListProps {
  current: Questionnaire['questions']
  found: ReturnType<typeof useResponses>
  narrowed: boolean
  mayChange: boolean
}

function ResponseList({ current, found, narrowed, mayChange }: ResponseListProps) {
  const { responses, total, isFetchNextPageError } = found
  const [opened, setOpened] = useState<string[]>([])
  return (
    <>
      <Dimmed role="status">
        {counted(total, 'set of answers', 'sets of answers')}
        {narrowed && ' found'}, newest first
      </Dimmed>
      <Accordion
        multiple
        variant="separated"
        value={opened}
        onChange={setOpened}
        classNames={{ control: classes.control }}
      >
        {responses.map((response) => (
          <ResponseRow
            key={response.id}
            current={current}
            response={response}
            opened={opened.includes(String(response.id))}
            mayChange={mayChange}
          />
        ))}
      </Accordion>
      {isFetchNextPageError && (
        <FailureState title="Couldn't load the rest" description="The answers above are complete." />
      )}
      <MoreButton list={found}>Show more</MoreButton>
    </>
  )
}

const formats: Record<ResponseFormat, string> = {
  docx: 'Word document',
  xlsx: 'Excel workbook',
  csv: 'CSV',
  json: 'JSON',
}

interface ExportMenuProps {
  id: string
  which: Parameters<typeof useResponses>[1]
  disabled: boolean
}

function ExportMenu({ id, which, disabled }: ExportMenuProps) {
  const exporting = useExportAnswers()
  return (
    <DownloadMenu
      name="Export"
      formats={formats}
      onChoose={(format) => exporting.mutate({ id, which, format })}
      loading={exporting.isPending}
      disabled={disabled}
    />
  )
}
