import { SimpleGrid, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useUnsavedChanges } from '../app/unsaved-changes.tsx'
import { TagsInput } from '../ui/tags-input.tsx'
import { type GuestForm, validateForm } from './guest-form.ts'

export function useGuestForm(initialValues: GuestForm) {
  const form = useForm({ initialValues, validate: (form) => validateForm(form, initialValues) })
  useUnsavedChanges(form.isDirty())
  return form
}

interface Props {
  form: ReturnType<typeof useGuestForm>
  /** How the guest said their name is pronounced. */
  answered?: string | null
}

/** The fields of a guest, shared by the add and edit forms. */
export function GuestFields({ form, answered }: Props) {
  const field = (name: keyof GuestForm) => form.getInputProps(name)
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput label="Name *" aria-required data-autofocus autoComplete="off" {...field('name')} />
        <TextInput
          label="Pronunciation"
          placeholder={answered ?? 'oh-KAH-for'}
          description={answered && 'Leave empty to use the guest’s answer'}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...field('pronunciation')}
        />
      </SimpleGrid>
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
