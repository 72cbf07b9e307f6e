import { SimpleGrid, TagsInput, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useUnsavedChanges } from '../app/unsaved-changes.tsx'
import { type GuestForm, validateForm } from './guest-form.ts'

export function useGuestForm(initialValues: GuestForm) {
  const form = useForm({ initialValues, validate: (form) => validateForm(form, initialValues) })
  useUnsavedChanges(form.isDirty())
  return form
}

/** The fields of a guest, shared by the add and edit forms. */
export function GuestFields({ form }: { form: ReturnType<typeof useGuestForm> }) {
  const field = (name: keyof GuestForm) => form.getInputProps(name)
  return (
    <>
      <TextInput label="Name *" aria-required data-autofocus autoComplete="off" {...field('name')} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput label="Title" placeholder="Marine biologist" {...field('title')} />
        <TextInput label="Company" {...field('company')} />
        <TextInput label="Email" type="email" {...field('email')} />
        <TextInput label="Phone" type="tel" {...field('phone')} />
      </SimpleGrid>
      <Textarea label="Bio" minRows={3} maxRows={10} {...field('bio')} />
      <TagsInput
        label="Expertise"
        description="Topics the guest can speak about. Press Enter after each one."
        maxTags={50}
        {...field('expertise')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput label="LinkedIn URL" inputMode="url" {...field('linkedin')} />
        <TextInput label="Website URL" inputMode="url" {...field('website')} />
        <TextInput label="Social" placeholder="@handle" {...field('social')} />
      </SimpleGrid>
    </>
  )
}
