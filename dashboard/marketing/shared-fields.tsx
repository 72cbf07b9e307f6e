import { Textarea, type TextareaProps } from '@mantine/core'
import type { GuestCard } from '@cueroom/core/guests/guest.ts'
import { useSession } from '../app/session.queries.ts'
import { GuestSelect } from '../content/guest-select.tsx'

export const useByTemplate = () => useSession().data?.drafting.provider === 'drafter'

/** What the writer should know. A template prints only what is said to the reader. */
export function AdditionalContext(props: TextareaProps) {
  const byTemplate = useByTemplate()
  return (
    <Textarea
      label="Additional context"
      description={
        byTemplate
          ? 'Sentences to the reader (“you”) are printed as you type them. Everything else is left out.'
          : 'For the writer. It isn’t quoted in the email.'
      }
      minRows={2}
      maxRows={8}
      maxLength={4_000}
      {...props}
    />
  )
}

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
