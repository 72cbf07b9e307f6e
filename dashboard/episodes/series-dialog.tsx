import { Button, Group, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useEntitlements } from '../app/session.queries.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Dimmed } from '../ui/dimmed.ts'
import { RecordListSkeleton } from '../ui/record-list.tsx'
import { LoadFailure } from '../ui/states.tsx'
import { useAddSeries, useSeries } from './episodes.queries.ts'
import { SeriesRow } from './series-row.tsx'

/** Adds, edits and deletes series. */
export function SeriesDialog({ onClose }: { onClose: () => void }) {
  const series = useSeries()
  return (
    <Dialog title="Series" onClose={onClose}>
      <Stack>
        {series.isPending && <RecordListSkeleton label="Loading your series" />}
        {series.isError && !series.data && <LoadFailure what="series" query={series} />}
        {series.data?.length === 0 && (
          <Dimmed>No series yet. Create one for each season, for example.</Dimmed>
        )}
        {series.data?.map((each) => (
          <SeriesRow key={`${each.id} ${each.version}`} series={each} />
        ))}
        {series.data && <AddForm />}
      </Stack>
    </Dialog>
  )
}

function AddForm() {
  const { active } = useEntitlements()
  const [name, setName] = useState('')
  const adding = useAddSeries()
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim()) adding.mutate({ name }, { onSuccess: () => setName('') })
  }
  return (
    <form onSubmit={add}>
      <Group gap="xs" wrap="nowrap" align="flex-end">
        <TextInput
          label="New series"
          placeholder="Season 2"
          maxLength={200}
          value={name}
          disabled={!active}
          onChange={(event) => setName(event.currentTarget.value)}
          flex={1}
        />
        <Button type="submit" disabled={!name.trim()} loading={adding.isPending}>
          Add
        </Button>
      </Group>
    </form>
  )
}
