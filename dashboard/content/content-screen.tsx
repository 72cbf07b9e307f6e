import type { ContentType } from '@cueroom/core/content/content.ts'
import { Button } from '@mantine/core'
import { IconStack2, IconUsers } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { addGuest, screens } from '../app/paths.ts'
import { Screen } from '../app/screen.tsx'
import { useBatches } from '../batches/batches.queries.ts'
import { useGuests } from '../guests/guests.queries.ts'
import { bringIntoView } from '../ui/bring-into-view.ts'
import { EmptyState, LoadFailure } from '../ui/states.tsx'
import classes from '../ui/two-columns.module.css'
import { GenerationForm, GenerationFormSkeleton } from './generation-form.tsx'
import { ResultTabs } from './result-tabs.tsx'
import { useGeneration } from './use-generation.ts'

export function ContentScreen() {
  const list = useGuests()
  return (
    <Screen actions={list.guests.length > 0 && <GenerateForAll />}>
      {list.failed && <LoadFailure what="guests" retry={list.retry} retrying={list.retrying} />}
      {!list.loaded && !list.failed && <GenerationFormSkeleton />}
      {list.loaded && list.guests.length === 0 && <NoGuests />}
      {list.guests.length > 0 && <Generator guests={list.guests} />}
    </Screen>
  )
}

/** Link to batches, with the progress of the running one. */
function GenerateForAll() {
  const running = useBatches().data?.find(({ state }) => state === 'running')
  return (
    <Button
      component={Link}
      to={screens.batches.path}
      variant="default"
      leftSection={<IconStack2 size={17} aria-hidden />}
    >
      {running ? `${running.total - running.left} of ${running.total} texts` : 'Generate for all'}
    </Button>
  )
}

const NoGuests = () => (
  <EmptyState
    icon={IconUsers}
    title="No guests yet"
    description="Introductions, interview questions and show notes are written for one guest. Add a guest first."
  >
    <Button component={Link} to={addGuest}>
      Add Your First Guest
    </Button>
  </EmptyState>
)

/** The chosen guest is in the URL, so cards, links and reloads open the same guest. */
function useChosenGuest(guests: ReturnType<typeof useGuests>['guests']) {
  const [params, setParams] = useSearchParams()
  const id = Number(params.get('guest'))
  const choose = (guest: { id: number }) => setParams({ guest: String(guest.id) }, { replace: true })
  return { guest: guests.find((guest) => guest.id === id), choose }
}

function Generator({ guests }: { guests: ReturnType<typeof useGuests>['guests'] }) {
  const [type, setType] = useState<ContentType>('introduction')
  const [tab, setTab] = useState<string | null>('generated')
  const { guest, choose } = useChosenGuest(guests)
  const generation = useGeneration()
  const id = useId()
  const showResult = () => setTab('generated')

  return (
    <div className={classes.columns}>
      <GenerationForm
        guests={guests}
        guest={guest}
        onGuest={(chosen) => {
          choose(chosen)
          showResult()
        }}
        type={type}
        onType={setType}
        generation={generation}
        onStart={showResult}
        onDone={() => bringIntoView(id)}
      />
      <ResultTabs
        id={id}
        guests={guests}
        guest={guest}
        type={type}
        generation={generation}
        tab={tab}
        onTab={setTab}
      />
    </div>
  )
}
