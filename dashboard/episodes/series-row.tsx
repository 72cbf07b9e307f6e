import type { Series } from '@cueroom/core/episodes/episode.ts'
import { longestShow } from '@cueroom/core/episodes/show-length.ts'
import { counted } from '@cueroom/core/text/format.ts'
import { Button, Group, NumberInput, Stack, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useEntitlements } from '../app/session.queries.ts'
import { IconPencil, IconTrash } from '../icons/index.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { useDeleteSeries, useEditSeries } from './episodes.queries.ts'

const valuesOf = ({ name, description, showFormat, targetAudience, showLength }: Series) => ({
  name,
  description: description ?? '',
  showFormat: showFormat ?? '',
  targetAudience: targetAudience ?? '',
  showLength: showLength ?? ('' as const),
})
type Values = Omit<ReturnType<typeof valuesOf>, 'showLength'> & { showLength: number | string }

/** A series that can be renamed, described and deleted. */
export function SeriesRow({ series }: { series: Series }) {
  const { active } = useEntitlements()
  const start: Values = valuesOf(series)
  const [values, setValues] = useState(start)
  const [isOpen, setOpen] = useState(false)
  const editing = useEditSeries()
  const set = (changes: Partial<Values>) => setValues((current) => ({ ...current, ...changes }))
  const isChanged = values.name.trim() !== '' && JSON.stringify(values) !== JSON.stringify(start)
  const save = (event: FormEvent) => {
    event.preventDefault()
    const showLength = values.showLength === '' ? null : Number(values.showLength)
    if (isChanged)
      editing.mutate({ id: series.id, version: series.version, changes: { ...values, showLength } })
  }
  return (
    <form onSubmit={save}>
      <Stack gap="xs">
        <Group gap="xs" wrap="nowrap" align="flex-end">
          <TextInput
            label={counted(series.episodes, 'episode')}
            aria-label={`Name of ${series.name}`}
            maxLength={200}
            value={values.name}
            disabled={!active}
            onChange={(event) => set({ name: event.currentTarget.value })}
            flex={1}
          />
          <IconButton
            label={`Details of ${series.name}`}
            icon={IconPencil}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          />
          <DeleteSeries series={series} />
        </Group>
        {isOpen && <Details values={values} set={set} disabled={!active} />}
        {isChanged && (
          <Button
            variant="filled"
            type="submit"
            loading={editing.isPending}
            style={{ alignSelf: 'flex-end' }}
          >
            Save
          </Button>
        )}
      </Stack>
    </form>
  )
}

interface DetailsProps {
  values: Values
  set: (changes: Partial<Values>) => void
  disabled: boolean
}

const Details = ({ values, set, disabled }: DetailsProps) => (
  <>
    <Textarea
      label="Description"
      minRows={2}
      maxRows={6}
      maxLength={20_000}
      value={values.description}
      disabled={disabled}
      onChange={(event) => set({ description: event.currentTarget.value })}
    />
    <Group gap="xs" align="flex-start" grow>
      <TextInput
        label="Format"
        placeholder="Interview"
        maxLength={200}
        value={values.showFormat}
        disabled={disabled}
        onChange={(event) => set({ showFormat: event.currentTarget.value })}
      />
      <NumberInput
        label="Minutes per episode"
        min={0}
        max={longestShow}
        value={values.showLength}
        disabled={disabled}
        onChange={(showLength) => set({ showLength })}
      />
    </Group>
    <Textarea
      label="Audience"
      maxRows={4}
      maxLength={2_000}
      value={values.targetAudience}
      disabled={disabled}
      onChange={(event) => set({ targetAudience: event.currentTarget.value })}
    />
  </>
)

function DeleteSeries({ series }: { series: Series }) {
  const [asks, setAsks] = useState(false)
  const deleting = useDeleteSeries()
  return (
    <>
      <IconButton label={`Delete ${series.name}`} icon={IconTrash} onClick={() => setAsks(true)} />
      <ConfirmDialog
        opened={asks}
        onClose={() => setAsks(false)}
        title={`Delete ${series.name}?`}
        confirm="Delete"
        pending={deleting.isPending}
        onConfirm={() => deleting.mutate(series, { onSuccess: () => setAsks(false) })}
      >
        Its episodes stay, without a series. You can't undo this.
      </ConfirmDialog>
    </>
  )
}
