import { Button, Code, Group, Stack, Text } from '@mantine/core'
import { QRCodeSVG } from 'qrcode.react'
import { useState } from 'react'
import { serverMessage } from '../app/api.tsx'
import { CodeField } from '../auth/code-form.tsx'
import { DialogForm, PasswordForm } from '../auth/dialog-form.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { Dimmed } from '../ui/dimmed.ts'
import classes from './account.module.css'
import {
  useDisableTwoFactor,
  useEnableTwoFactor,
  useReplaceRecoveryCodes,
  useStartTwoFactor,
} from './two-factor.queries.ts'

const failed = "Couldn't turn on two-factor authentication. Please try again."
const problemOf = (error: Error | null) => error && (serverMessage(error) ?? failed)

/** Password, then the QR code and its first code, then the recovery codes. */
export function EnableTwoFactorDialog({ onClose }: { onClose: () => void }) {
  const starting = useStartTwoFactor()
  const enabling = useEnableTwoFactor()
  const codes = enabling.data?.recoveryCodes
  if (codes) return <RecoveryCodesDialog codes={codes} onClose={onClose} />
  return (
    <Dialog onClose={onClose} title="Turn on two-factor authentication" closeOnClickOutside={false}>
      {starting.data ? (
        <ScanForm {...starting.data} enabling={enabling} onClose={onClose} />
      ) : (
        <PasswordForm
          problem={problemOf(starting.error)}
          submit="Continue"
          pending={starting.isPending}
          onSubmit={(currentPassword) => starting.mutate({ currentPassword })}
          onClose={onClose}
        >
          You need an authenticator app on your phone, such as 1Password, Google Authenticator or Aegis.
        </PasswordForm>
      )}
    </Dialog>
  )
}

interface ScanProps {
  secret: string
  uri: string
  enabling: ReturnType<typeof useEnableTwoFactor>
  onClose: () => void
}

function ScanForm({ secret, uri, enabling, onClose }: ScanProps) {
  const [code, setCode] = useState('')
  return (
    <DialogForm
      problem={problemOf(enabling.error)}
      submit="Turn on"
      disabled={!code.trim()}
      pending={enabling.isPending}
      onSubmit={() => enabling.mutate(code)}
      onClose={onClose}
    >
      <Text size="sm">Scan this with your authenticator app.</Text>
      {/* White background even in dark mode: cameras need the contrast */}
      <QRCodeSVG className={classes.qr} value={uri} size={200} marginSize={3} title="QR code of the secret" />
      <Stack gap={4}>
        <Dimmed>Can’t scan it? Type this into the app:</Dimmed>
        <Group gap="xs">
          <Code className={classes.secret}>{secret.match(/.{1,4}/g)?.join(' ')}</Code>
          <CopyButton text={secret} name="Copy the secret" size="xs" />
        </Group>
      </Stack>
      <CodeField value={code} onChange={setCode} description="Enter the six digits that the app shows." />
      <Dimmed>Turning it on signs out all other devices.</Dimmed>
    </DialogForm>
  )
}

/** Turns it off after the password was entered again. */
export function DisableTwoFactorDialog({ onClose }: { onClose: () => void }) {
  const disabling = useDisableTwoFactor()
  return (
    <Dialog onClose={onClose} title="Turn off two-factor authentication?">
      <PasswordForm
        problem={
          disabling.error &&
          (serverMessage(disabling.error) ?? "Couldn't turn off two-factor authentication. Please try again.")
        }
        submit="Turn off"
        pending={disabling.isPending}
        destructive
        onSubmit={(currentPassword) => disabling.mutate({ currentPassword }, { onSuccess: onClose })}
        onClose={onClose}
      >
        You’ll sign in with your password alone.
      </PasswordForm>
    </Dialog>
  )
}

/** Makes new recovery codes after the password was entered again, and shows them once. */
export function NewRecoveryCodesDialog({ onClose }: { onClose: () => void }) {
  const replacing = useReplaceRecoveryCodes()
  if (replacing.data) return <RecoveryCodesDialog codes={replacing.data.recoveryCodes} onClose={onClose} />
  return (
    <Dialog onClose={onClose} title="Create new recovery codes?">
      <PasswordForm
        problem={
          replacing.error &&
          (serverMessage(replacing.error) ??
            "Couldn't create new recovery codes. Your current codes still work.")
        }
        submit="Create new codes"
        pending={replacing.isPending}
        onSubmit={(currentPassword) => replacing.mutate({ currentPassword })}
        onClose={onClose}
      >
        Your current codes stop working.
      </PasswordForm>
    </Dialog>
  )
}

interface CodesProps {
  codes: readonly string[]
  onClose: () => void
}

/** Shows new recovery codes, once. */
const RecoveryCodesDialog = ({ codes, onClose }: CodesProps) => (
  <Dialog
    onClose={onClose}
    title="Save your recovery codes"
    closeOnClickOutside={false}
    closeOnEscape={false}
    withCloseButton={false}
  >
    <Stack>
      <Text size="sm">
        Each code signs you in once if you lose your phone. This is the only time we show them. Keep them
        where you keep your passwords.
      </Text>
      <ul className={classes.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <DialogActions>
        <CopyButton text={codes.join('\n')} name="Copy the codes" />
        <Button variant="filled" onClick={onClose}>
          I saved them
        </Button>
      </DialogActions>
    </Stack>
  </Dialog>
)
