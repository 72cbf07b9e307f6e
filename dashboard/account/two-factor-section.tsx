import type { TwoFactorState } from '@cueroom/core/two-factor/two-factor.contract.ts'
import { counted } from '@cueroom/core/text/format.ts'
import { Alert, Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { lazyDialog } from '../ui/lazy.tsx'
import { RecordListSkeleton } from '../ui/record-list.tsx'
import { LoadFailure } from '../ui/states.tsx'
import { day } from '../ui/text.ts'
import { Section } from './section.tsx'
import { useDisableTwoFactor, useReplaceRecoveryCodes, useTwoFactor } from './two-factor.queries.ts'

const EnableDialog = lazyDialog(async () => (await import('./two-factor-dialogs.tsx')).EnableTwoFactorDialog)
const RecoveryCodesDialog = lazyDialog(
  async () => (await import('./two-factor-dialogs.tsx')).RecoveryCodesDialog,
)

/** Warn below this number of recovery codes. */
const fewCodes = 3

/** Two-factor authentication: its state and actions. */
export function TwoFactorSection() {
  const state = useTwoFactor()
  const [enabling, setEnabling] = useState(false)
  const isOff = state.data?.enabledAt === null
  return (
    <Section
      title="Two-factor authentication"
      description="Sign in with your password and a code from your phone. A stolen password alone isn't enough."
      action={isOff && <Button onClick={() => setEnabling(true)}>Turn on</Button>}
    >
      {state.isError && !state.data && <LoadFailure what="two-factor authentication" query={state} />}
      {state.isPending && <RecordListSkeleton label="Loading two-factor authentication" />}
      {state.data?.enabledAt && <Enabled {...state.data} enabledAt={state.data.enabledAt} />}
      {enabling && <EnableDialog onClose={() => setEnabling(false)} />}
    </Section>
  )
}

function Enabled({ enabledAt, recoveryCodesLeft }: TwoFactorState & { enabledAt: string }) {
  const [open, setOpen] = useState<'codes' | 'disable' | null>(null)
  const replacing = useReplaceRecoveryCodes()
  const disabling = useDisableTwoFactor()
  const close = () => setOpen(null)
  return (
    <>
      <Text size="sm">
        On since {day(enabledAt)}. {counted(recoveryCodesLeft, 'recovery code')} left.
      </Text>
      {recoveryCodesLeft < fewCodes && (
        <Alert color="coral">Make new recovery codes so you can sign in without your phone.</Alert>
      )}
      <Group gap="xs">
        <Button onClick={() => setOpen('codes')}>New recovery codes</Button>
        <Button c="var(--mantine-color-error)" onClick={() => setOpen('disable')}>
          Turn off
        </Button>
      </Group>
      <ConfirmDialog
        opened={open === 'codes'}
        onClose={close}
        title="Make new recovery codes?"
        confirm="Make new codes"
        pending={replacing.isPending}
        onConfirm={() => replacing.mutate(undefined, { onSuccess: close })}
      >
        Your current codes stop working.
      </ConfirmDialog>
      <ConfirmDialog
        opened={open === 'disable'}
        onClose={close}
        title="Turn off two-factor authentication?"
        confirm="Turn off"
        pending={disabling.isPending}
        onConfirm={() => disabling.mutate(undefined, { onSuccess: close })}
      >
        You’ll sign in with your password alone.
      </ConfirmDialog>
      {replacing.data && (
        <RecoveryCodesDialog codes={replacing.data.recoveryCodes} onClose={() => replacing.reset()} />
      )}
    </>
  )
}
