import { NewGuest } from '@cueroom/core/guests/guest.ts'
import { Button, Modal, SimpleGrid, Stack, TagsInput, Textarea, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { useAddGuest } from './guests.queries.ts'

const empty = {
  name: '',
  title: '',
  company: '',
  email: '',
  phone: '',
  bio: '',
  expertise: [] as string[],
  social: '',
  linkedinUrl: '',
  websiteUrl: '',
  photoUrl: '',
}

const toGuest = ({ linkedinUrl, websiteUrl, photoUrl, ...fields }: typeof empty): NewGuest => ({
  ...fields,
  socialLinks: { linkedin: linkedinUrl, website: websiteUrl },
  ...(photoUrl && { questionnaire: { photo: photoUrl } }),
})

const validateGuest = schemaResolver(NewGuest, { sync: true })

/** The form's fields that a problem of the guest's belongs to. */
const fieldOf: Record<string, string> = {
  'socialLinks.linkedin': 'linkedinUrl',
  'socialLinks.website': 'websiteUrl',
  'questionnaire.photo': 'photoUrl',
}

function validate(values: typeof empty) {
  const problems = Object.entries(validateGuest(toGuest(values)))
  return Object.fromEntries(problems.map(([path, message]) => [fieldOf[path] ?? path.split('.')[0], message]))
}

export function AddGuestDialog({ onClose }: { onClose: () => void }) {
  const adding = useAddGuest()
  const form = useForm({ initialValues: empty, validate })
  const submit = form.onSubmit((values) => adding.mutate(toGuest(values), { onSuccess: onClose }))
  const field = (name: keyof typeof empty) => form.getInputProps(name)

  return (
    <Modal title="Add Guest" opened onClose={onClose} size="lg">
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextInput label="Name *" aria-required data-autofocus autoComplete="off" {...field('name')} />
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <TextInput label="Title" placeholder="Marine biologist" {...field('title')} />
            <TextInput label="Company" {...field('company')} />
            <TextInput label="Email" type="email" {...field('email')} />
            <TextInput label="Phone" type="tel" {...field('phone')} />
          </SimpleGrid>
          <Textarea label="Bio" autosize minRows={3} maxRows={10} {...field('bio')} />
          <TagsInput
            label="Expertise"
            description="What the guest can speak about; Enter after each"
            maxTags={50}
            {...field('expertise')}
          />
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <TextInput label="LinkedIn URL" inputMode="url" {...field('linkedinUrl')} />
            <TextInput label="Website URL" inputMode="url" {...field('websiteUrl')} />
            <TextInput label="Social" placeholder="@handle" {...field('social')} />
            <TextInput label="Photo URL" inputMode="url" {...field('photoUrl')} />
          </SimpleGrid>
          <DialogActions>
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={adding.isPending}>
              Add Guest
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Modal>
  )
}
