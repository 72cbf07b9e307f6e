import { contentTypeLabels, contentTypes } from '@cueroom/core/content/content-labels.ts'
import type { NewPattern, Pattern, PatternChanges } from '@cueroom/core/patterns/pattern.ts'
import { patternLength, patternTypes } from '@cueroom/core/patterns/pattern-types.ts'
import { Autocomplete, Select, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { FormEvent } from 'react'
import { useApi } from '../app/api.tsx'
import { useUnsavedChanges } from '../app/unsaved-changes.tsx'
import { type RecordFormProps, VersionedEdit } from '../app/versioned-edit.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FormActions } from '../ui/dialog-actions.tsx'
import { changedFields } from '../ui/form-changes.ts'
import {
  asPatternForm,
  emptyPattern,
  type PatternForm,
  patternLabels,
  validatePattern,
} from './pattern-form.ts'
import { PatternPreview } from './pattern-preview.tsx'
import { saveFailure, useAddPattern, useEditPattern } from './patterns.queries.ts'

interface Props {
  /** None adds a pattern. */
  pattern?: Pattern
  onClose: () => void
}

/** Adds a training pattern, or edits one. */
export const PatternDialog = ({ pattern, onClose }: Props) => (
  <Dialog
    title={pattern ? 'Edit training pattern' : 'Add a training pattern'}
    onClose={onClose}
    size={980}
    closeOnClickOutside={false}
  >
    {pattern ? <EditPattern pattern={pattern} onClose={onClose} /> : <AddPattern onClose={onClose} />}
  </Dialog>
)

function AddPattern({ onClose }: { onClose: () => void }) {
  const adding = useAddPattern()
  const add = (form: PatternForm) => adding.mutate(form satisfies NewPattern, { onSuccess: onClose })
  return <Form initial={emptyPattern} saving={adding.isPending} onSave={add} onClose={onClose} />
}

function EditPattern({ pattern, onClose }: { pattern: Pattern; onClose: () => void }) {
  const api = useApi()
  const editing = useEditPattern()
  const reload = async (id: number) => {
    const saved = (await api.patterns.list()).find((each) => each.id === id)
    if (!saved) throw new Error('The pattern was deleted')
    return saved
  }
  return (
    <VersionedEdit<Pattern, PatternForm, PatternChanges>
      what="this training pattern"
      label={(path) => patternLabels[path as keyof PatternForm]}
      row={pattern}
      asForm={asPatternForm}
      changes={changedFields}
      editing={editing}
      reload={reload}
      failure={saveFailure}
      onClose={onClose}
    >
      {(form, { id }) => <Form {...form} id={id} />}
    </VersionedEdit>
  )
}

function Form({ id, initial, saving, onSave, onClose }: RecordFormProps<PatternForm> & { id?: number }) {
  const form = useForm({ initialValues: initial, validate: validatePattern })
  useUnsavedChanges(form.isDirty())
  const field = (name: keyof PatternForm) => ({ label: patternLabels[name], ...form.getInputProps(name) })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    // React bubbles submit through portals, to the form of the settings
    event.stopPropagation()
    form.onSubmit(onSave)(event)
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <SimpleGrid cols={{ base: 1, xs: 3 }}>
          <Select
            data={contentTypes.map((value) => ({ value, label: contentTypeLabels[value] }))}
            allowDeselect={false}
            {...field('contentType')}
          />
          <Autocomplete data={[...patternTypes]} maxLength={60} {...field('patternType')} />
          <TextInput maxLength={200} autoComplete="off" {...field('category')} />
        </SimpleGrid>
        <Textarea
          required
          data-autofocus
          description="One rule, such as “Don't mention prices”. With the type Example, a text to imitate."
          minRows={3}
          maxRows={12}
          maxLength={patternLength}
          {...field('pattern')}
        />
        <Textarea minRows={2} maxRows={6} maxLength={2_000} {...field('description')} />
        <PatternPreview tried={form.values} {...(id !== undefined && { id })} />
        <FormActions saving={saving} onClose={onClose} />
      </Stack>
    </form>
  )
}
