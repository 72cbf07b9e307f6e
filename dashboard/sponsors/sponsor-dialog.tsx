import type { SavedSponsor } from '@cueroom/core/sponsors/saved-sponsor.ts'
import { Button, Checkbox, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useApi } from '../app/api.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { VersionedEdit } from '../app/versioned-edit.tsx'
import {
  asSponsorForm,
  emptySponsor,
  sponsorChanges,
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
          <Actions onClose={onClose} saving={adding.isPending} />
        </Stack>
      </form>
    </Dialog>
  )
}

export const EditSponsorDialog = ({ sponsor, onClose }: { sponsor: SavedSponsor; onClose: () => void }) => (
  <Dialog title={`Edit ${sponsor.companyName}`} onClose={onClose} size="lg" closeOnClickOutside={false}>
    <EditForm sponsor={sponsor} onClose={onClose} />
  </Dialog>
)

function EditForm({ sponsor, onClose }: { sponsor: SavedSponsor; onClose: () => void }) {
  const [checked, setChecked] = useState(sponsor.verified)
  const api = useApi()
  const editing = useEditSponsor()
  const form = useSponsorForm(asSponsorForm(sponsor))
  return (
    <VersionedEdit
      what="sponsor"
      labels={sponsorLabels}
      row={sponsor}
      asForm={asSponsorForm}
      changes={(before, after) => ({
        ...sponsorChanges(asSponsorForm(before), after),
        ...(checked !== before.verified && { verified: checked }),
      })}
      mine={form.getValues}
      editing={editing}
      reload={(id) => api.sponsors.get({ params: { id } })}
      failure={saveFailure}
      onClose={onClose}
    >
      {(save, base) => (
        <form onSubmit={form.onSubmit(save)} noValidate>
          <Stack>
            <SponsorFields form={form} />
            {!base.verified && (
              <Checkbox
                label="I've checked the website and email"
                description="A language model suggested them"
                checked={checked}
                onChange={(event) => setChecked(event.currentTarget.checked)}
              />
            )}
            <Actions onClose={onClose} saving={editing.isPending} />
          </Stack>
        </form>
      )}
    </VersionedEdit>
  )
}

const useSponsorForm = (initialValues: SponsorForm) => useForm({ initialValues, validate: validateSponsor })

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
      <Textarea required autosize minRows={2} maxRows={8} maxLength={10_000} {...field('reasonForMatch')} />
      <Textarea required autosize minRows={2} maxRows={8} maxLength={10_000} {...field('contactStrategy')} />
      <Textarea
        description="Who you wrote to and what they answered"
        autosize
        minRows={2}
        maxRows={8}
        maxLength={10_000}
        {...field('outreachNotes')}
      />
    </>
  )
}

const Actions = ({ onClose, saving }: { onClose: () => void; saving: boolean }) => (
  <DialogActions>
    <Button variant="default" onClick={onClose}>
      Cancel
    </Button>
    <Button type="submit" loading={saving}>
      Save
    </Button>
  </DialogActions>
)
