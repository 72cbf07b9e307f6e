import type { Series } from '@cueroom/core/episodes/episode.ts'
import { counted } from '@cueroom/core/text/format.ts'
import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useEntitlements } from '../app/session.queries.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { RecordListSkeleton } from '../ui/record-list.tsx'
import { LoadFailure } from '../ui/states.tsx'
import { useAddSeries, useDeleteSeries, useRenameSeries, useSeries } from './episodes.queries.ts'

/** Adds, renames and deletes series. */
export function SeriesDialog({ onClose }: { onClose: () => void }) {
  const series = useSeries()
  return (
    <Dialog title="Series" onClose={onClose}>
      <Stack>
        {series.isPending && <RecordListSkeleton label="Loading your series" />}
        {series.isError && !series.data && <LoadFailure what="series" query={series} />}
        {series.data?.length === 0 && (
          <Text size="sm" c="dimmed">
            No series yet. A season is one, for example.
          </Text>
        )}
        {series.data?.map((each) => (
          <Row key={`${each.id} ${each.version}`} series={each} />
        ))}
        {series.data && <AddForm />}
      </Stack>
    </Dialog>
  )
}

function Row({ series }: { series: Series }) {
  const { active } = useEntitlements()
  const [name, setName] = useState(series.name)
  const [asks, setAsks] = useState(false)
  const renaming = useRenameSeries()
  const deleting = useDeleteSeries()
  const isChanged = name.trim() !== '' && name.trim() !== series.name
  const rename = (event: FormEvent) => {
    event.preventDefault()
    if (isChanged) renaming.mutate({ id: series.id, version: series.version, name })
  }
  return (
    <form onSubmit={rename}>
      <Group gap="xs" wrap="nowrap" align="flex-end">
        <TextInput
          label={counted(series.episodes, 'episode')}
          aria-label={`Name of ${series.name}`}
          maxLength={200}
          value={name}
          disabled={!active}
          onChange={(event) => setName(event.currentTarget.value)}
          flex={1}
        />
        {isChanged && (
          <Button type="submit" loading={renaming.isPending}>
            Rename
          </Button>
        )}
        <IconButton label={`Delete ${series.name}`} icon={IconTrash} onClick={() => setAsks(true)} />
      </Group>
      <ConfirmDialog
        opened={asks}
        onClose={() => setAsks(false)}
        title={`Delete ${series.name}?`}
        confirm="Delete"
        pending={deleting.isPending}
        onConfirm={() => deleting.mutate(series, { onSuccess: () => setAsks(false) })}
      >
        Its episodes stay, without a series. This can't be undone.
      </ConfirmDialog>
    </form>
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
        <Button type="submit" variant="default" disabled={!name.trim()} loading={adding.isPending}>
          Add
        </Button>
      </Group>
    </form>
  )
}
