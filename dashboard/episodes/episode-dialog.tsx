import type { Episode, EpisodeChanges, NewEpisode } from '@cueroom/core/episodes/episode.ts'
import { MultiSelect, Select, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useShowTimeZone } from '../app/settings.queries.ts'
import { useApi } from '../app/api.tsx'
import { useUnsavedChanges } from '../app/unsaved-changes.tsx'
import { type RecordFormProps, VersionedEdit } from '../app/versioned-edit.tsx'
import { useGuestOptions } from '../guests/guest-options.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FormActions } from '../ui/dialog-actions.tsx'
import { changedFields } from '../ui/form-changes.ts'
import {
  asEpisodeForm,
  changesOf,
  emptyEpisode,
  type EpisodeForm,
  episodeLabels,
  type Interviews,
  interviewsAsForm,
  isEarly,
  validateEpisode,
} from './episode-form.ts'
import { saveFailure, useAddEpisode, useEditEpisode, useSeries } from './episodes.queries.ts'
import { NumberField } from './number-field.tsx'

interface Props {
  /** None adds an episode. */
  episode?: Episode
  /** Day on which a new one is recorded, YYYY-MM-DD. */
  day?: string
  /** Guests whose interview date becomes the recording of a new one. */
  interviews?: Interviews
  onClose: () => void
}

/** Adds an episode, or edits one. */
export const EpisodeDialog = ({ episode, day, interviews, onClose }: Props) => (
  <Dialog
    title={episode ? `Edit ${episode.title}` : 'Add episode'}
    onClose={onClose}
    size="lg"
    closeOnClickOutside={false}
  >
    {episode ? (
      <EditEpisode episode={episode} onClose={onClose} />
    ) : (
      <AddEpisode {...(day && { day })} {...(interviews && { interviews })} onClose={onClose} />
    )}
  </Dialog>
)

/** Hour of the day that is proposed. */
const usualTime = '10:00'

function AddEpisode({ day, interviews, onClose }: Omit<Props, 'episode'>) {
  const timeZone = useShowTimeZone()
  const adding = useAddEpisode()
  const initial = {
    ...emptyEpisode,
    ...(day && { recordingDate: `${day}T${usualTime}` }),
    ...(interviews && interviewsAsForm(interviews, timeZone)),
  }
  const add = (form: EpisodeForm) =>
    adding.mutate(changesOf(form, timeZone) as NewEpisode, { onSuccess: onClose })
  return <Form initial={initial} saving={adding.isPending} onSave={add} onClose={onClose} />
}

function EditEpisode({ episode, onClose }: { episode: Episode; onClose: () => void }) {
  const api = useApi()
  const timeZone = useShowTimeZone()
  const editing = useEditEpisode()
  return (
    <VersionedEdit<Episode, EpisodeForm, EpisodeChanges>
      what="this episode"
      label={(path) => episodeLabels[path as keyof EpisodeForm]}
      row={episode}
      asForm={asEpisodeForm(timeZone)}
      changes={(before, after) => changesOf(changedFields(before, after), timeZone)}
      editing={editing}
      reload={(id) => api.episodes.get({ params: { id } })}
      failure={saveFailure}
      onClose={onClose}
    >
      {(form) => <Form {...form} />}
    </VersionedEdit>
  )
}

function Form({ initial, saving, onSave, onClose }: RecordFormProps<EpisodeForm>) {
  const timeZone = useShowTimeZone()
  const form = useForm({ initialValues: initial, validate: validateEpisode(timeZone) })
  useUnsavedChanges(form.isDirty())
  const [early, setEarly] = useState<EpisodeForm | null>(null)
  const field = (name: keyof EpisodeForm) => ({ label: episodeLabels[name], ...form.getInputProps(name) })
  const zone = `In ${timeZone.replaceAll('_', ' ')}`
  const save = (values: EpisodeForm) => (isEarly(values, initial) ? setEarly(values) : onSave(values))
  return (
    <>
      <form onSubmit={form.onSubmit(save)} noValidate>
        <Stack>
          <TextInput required data-autofocus autoComplete="off" {...field('title')} />
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <NumberField {...field('number')} />
            <SeriesField {...field('seriesId')} />
            <TextInput type="datetime-local" description={zone} {...field('recordingDate')} />
            <TextInput type="datetime-local" description={zone} {...field('publicationDate')} />
          </SimpleGrid>
          <GuestsField {...field('guestIds')} />
          <Textarea minRows={3} maxRows={12} maxLength={20_000} {...field('notes')} />
          <FormActions saving={saving} onClose={onClose} />
        </Stack>
      </form>
      <ConfirmDialog
        harmless
        opened={early !== null}
        onClose={() => setEarly(null)}
        title="Publish before the recording?"
        confirm="Save"
        onConfirm={() => {
          setEarly(null)
          if (early) onSave(early)
        }}
      >
        The publication date is before the recording date.
      </ConfirmDialog>
    </>
  )
}

interface FieldProps<Value> {
  label: string
  value?: Value
  onChange?: (value: Value) => void
}

function SeriesField({ label, value = '', onChange }: FieldProps<string>) {
  const series = useSeries()
  return (
    <Select
      label={label}
      placeholder="No series"
      data={(series.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
      value={value || null}
      onChange={(id) => onChange?.(id ?? '')}
      nothingFoundMessage="No series yet"
      searchable
      clearable
    />
  )
}

function GuestsField({ label, value = [], onChange }: FieldProps<string[]>) {
  const options = useGuestOptions(value)
  return (
    <MultiSelect
      label={label}
      description="In the order you choose them. The recording date becomes their interview date."
      {...options.field}
      value={value}
      {...(onChange && { onChange })}
      maxValues={20}
      limit={50}
      // Below it would cover Save
      comboboxProps={{ position: 'top', middlewares: { flip: false } }}
      hidePickedOptions
    />
  )
}
