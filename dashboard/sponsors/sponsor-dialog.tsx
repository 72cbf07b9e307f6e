import type { SavedSponsor } from '@cueroom/core/sponsors/saved-sponsor.ts'
import { Checkbox, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useApi } from '../app/api.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FormActions } from '../ui/dialog-actions.tsx'
import { changedFields } from '../ui/form-changes.ts'
import { useUnsavedChanges } from '../app/unsaved-changes.tsx'
import { type RecordFormProps, VersionedEdit } from '../app/versioned-edit.tsx'
import {
  asSponsorForm,
  emptySponsor,
  type SponsorForm,
  sponsorLabels,
  validateSponsor,
} from './sponsor-form.ts'
import { saveFailure, useAddSponsor, useEditSponsor } from './sponsors.queries.ts'

export function AddSponsorDialog({ onClose }: { onClose: () => void }) {
  const adding = useAddSponsor()
  const form = useSponsorForm(emptySponsor)
  return (
    <Dialog title="Add sponsor" onClose={onClose} size="lg" closeOnClickOutside={false}>
      <form onSubmit={form.onSubmit((sponsor) => adding.mutate(sponsor, { onSuccess: onClose }))} noValidate>
        <Stack>
          <SponsorFields form={form} />
          <FormActions saving={adding.isPending} onClose={onClose} />
        </Stack>
      </form>
    </Dialog>
  )
}

export function EditSponsorDialog({ sponsor, onClose }: { sponsor: SavedSponsor; onClose: () => void }) {
  const api = useApi()
  const editing = useEditSponsor()
  return (
    <Dialog title={`Edit ${sponsor.companyName}`} onClose={onClose} size="lg" closeOnClickOutside={false}>
      <VersionedEdit
        what="this sponsor"
        label={(path) => sponsorLabels[path as keyof typeof sponsorLabels]}
        row={sponsor}
        asForm={asSponsorForm}
        changes={changedFields}
        editing={editing}
        reload={(id) => api.sponsors.get({ params: { id } })}
        failure={saveFailure}
        onClose={onClose}
      >
        {(form) => <EditForm {...form} />}
      </VersionedEdit>
    </Dialog>
  )
}

function EditForm({ initial, saving, onSave, onClose }: RecordFormProps<SponsorForm>) {
  const form = useSponsorForm(initial)
  return (
    <form onSubmit={form.onSubmit(onSave)} noValidate>
      <Stack>
        <SponsorFields form={form} />
        {!initial.verified && (
          <Checkbox
            label="I've checked the website and email"
            description="A language model suggested them"
            {...form.getInputProps('verified', { type: 'checkbox' })}
          />
        )}
        <FormActions saving={saving} onClose={onClose} />
      </Stack>
    </form>
  )
}

function useSponsorForm(initialValues: SponsorForm) {
  const form = useForm({ initialValues, validate: validateSponsor })
  useUnsavedChanges(form.isDirty())
  return form
}

function SponsorFields({ form }: { form: ReturnType<typeof useSponsorForm> }) {
  const field = (name: keyof SponsorForm) => ({ label: sponsorLabels[name], ...form.getInputProps(name) })
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput required data-autofocus maxLength={200} autoComplete="off" {...field('companyName')} />
        <TextInput required maxLength={200} {...field('industry')} />
        <TextInput inputMode="url" maxLength={2_000} {...field('websiteUrl')} />
        <TextInput type="email" maxLength={254} {...field('marketingContactEmail')} />
      </SimpleGrid>
      <TextInput
        required
        placeholder="$500 to $2,000 per episode"
        maxLength={200}
        {...field('estimatedBudgetRange')}
      />
      <Textarea required minRows={2} maxRows={8} maxLength={10_000} {...field('reasonForMatch')} />
      <Textarea required minRows={2} maxRows={8} maxLength={10_000} {...field('contactStrategy')} />
      <Textarea
        description="Who you wrote to and what they answered"
        minRows={2}
        maxRows={8}
        maxLength={10_000}
        {...field('outreachNotes')}
      />
    </>
  )
}
