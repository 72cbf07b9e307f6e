import { confirmedMinutes } from '@cueroom/core/two-factor/two-factor.ts'
import { reason, serverMessage, useChange } from '../app/api.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Dimmed } from '../ui/dimmed.ts'
import { CodeForm } from './code-form.tsx'

interface Props {
  isAdmin: boolean
  onConfirmed: () => void
  onClose: () => void
}

const problemOf = (error: Error) =>
  reason(error) ?? serverMessage(error) ?? "Couldn't check the code. Please try again."

/** Confirms a sensitive change with a code of the authenticator. */
export function CodeDialog({ isAdmin, onConfirmed, onClose }: Props) {
  const confirming = useChange(
    ({ twoFactor }, code: string) =>
      isAdmin ? twoFactor.adminConfirm({ body: { code } }) : twoFactor.confirm({ body: { code } }),
    { onSuccess: onConfirmed },
  )
  return (
    <Dialog onClose={onClose} title="Confirm that it's you" zIndex={360}>
      <CodeForm
        problem={confirming.error && problemOf(confirming.error)}
        pending={confirming.isPending}
        submit="Confirm"
        onSubmit={(code) => confirming.mutate(code)}
      >
        <Dimmed>Enter a code to continue. We won’t ask again for {confirmedMinutes} minutes.</Dimmed>
      </CodeForm>
    </Dialog>
  )
}
