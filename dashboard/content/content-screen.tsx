import { contentTypes } from '@cueroom/core/content/content-labels.ts'
import type { ContentType } from '@cueroom/core/content/content.ts'
import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import { addGuest, screens } from '../app/paths.ts'
import { Screen } from '../app/screen.tsx'
import { useEntitlements } from '../app/session.queries.ts'
import { useBatches } from '../batches/batches.queries.ts'
import { useFoundGuests, useGuestCard } from '../guests/guests.queries.ts'
import { IconStack2, IconUsers } from '../icons/index.ts'
import { Link, useSearchParams } from '../routing/routing.tsx'
import { bringIntoView } from '../ui/bring-into-view.ts'
import { EmptyState, LoadFailure } from '../ui/states.tsx'
import classes from '../ui/two-columns.module.css'
import { GenerationForm, GenerationFormSkeleton } from './generation-form.tsx'
import { ResultTabs } from './result-tabs.tsx'
import { useGeneration } from './use-generation.ts'

export function ContentScreen() {
  const list = useFoundGuests()
  return (
    <Screen actions={list.guests.length > 0 && <GenerateForAll />}>
      {list.failed && <LoadFailure what="guests" query={list} />}
      {!list.loaded && !list.failed && <GenerationFormSkeleton />}
      {list.loaded && list.guests.length === 0 && <NoGuests />}
      {list.guests.length > 0 && <Generator />}
    </Screen>
  )
}

/** Link to batches, with the progress of the running one; without the feature, to what was generated before. */
function GenerateForAll() {
  const { active, may } = useEntitlements()
  const batches = useBatches().data ?? []
  const running = batches.find(({ state }) => state === 'running')
  const allowed = active && may('contentGeneration')
  if (!allowed && batches.length === 0) return null
  const label = allowed ? 'Generate for all' : 'Earlier batches'
  return (
    <Button component={Link} to={screens.batches.path} leftSection={<IconStack2 size={17} />}>
      {running ? `${running.total - running.left} of ${running.total} texts` : label}
    </Button>
  )
}

const NoGuests = () => (
  <EmptyState
    icon={IconUsers}
    title="No guests yet"
    description="Introductions, interview questions and show notes are written for one guest. Add a guest first."
  >
    <Button variant="filled" component={Link} to={addGuest}>
      Add Your First Guest
    </Button>
  </EmptyState>
)

/** The chosen guest and type are in the address, so links and reloads open the same text. */
function useChosen() {
  const [params, setParams] = useSearchParams()
  const id = Number(params.get('guest'))
  const type = contentTypes.find((name) => name === params.get('type')) ?? 'introduction'
  const change = (part: { guest: string } | { type: ContentType }) =>
    setParams((current) => ({ ...Object.fromEntries(current), ...part }), { replace: true })
  const card = useGuestCard(id)
  return {
    guest: card ?? undefined,
    /** The guest in the address has not loaded yet, so nothing can be generated for them. */
    isLoading: card === undefined,
    type,
    chooseGuest: (guest: { id: number }) => change({ guest: String(guest.id) }),
    chooseType: (chosen: ContentType) => change({ type: chosen }),
  }
}

function Generator() {
  const [tab, setTab] = useState<string | null>('generated')
  const { guest, isLoading, type, chooseGuest, chooseType } = useChosen()
  const generation = useGeneration()
  const id = useId()
  const showResult = () => setTab('generated')

  if (isLoading && !generation.generating) return <GenerationFormSkeleton />
  return (
    <div className={classes.columns}>
      <GenerationForm
        guest={guest}
        onGuest={(chosen) => {
          chooseGuest(chosen)
          showResult()
        }}
        type={type}
        onType={chooseType}
        generation={generation}
        onStart={showResult}
        onDone={() => bringIntoView(id)}
      />
      <ResultTabs id={id} guest={guest} type={type} generation={generation} tab={tab} onTab={setTab} />
    </div>
  )
}
