import { Textarea, type TextareaProps } from '@mantine/core'
import type { GuestCard } from '@cueroom/core/guests/guest.ts'
import { GuestSelect } from '../content/guest-select.tsx'

export const AdditionalContext = (props: TextareaProps) => (
  <Textarea label="Additional context" minRows={2} maxRows={8} maxLength={4_000} {...props} />
)

interface GuestFieldProps {
  form: { setFieldValue: (field: 'guestId', id: string) => void }
  guest: GuestCard | undefined
  disabled: boolean
}

/** The guest an email or post is about. */
export const GuestField = ({ form, guest, disabled }: GuestFieldProps) => (
  <GuestSelect
    selected={guest}
    onSelect={({ id }) => form.setFieldValue('guestId', String(id))}
    disabled={disabled}
  />
)
