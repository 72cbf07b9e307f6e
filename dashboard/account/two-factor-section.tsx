import type { TwoFactorState } from '@cueroom/core/two-factor/two-factor.contract.ts'
import { counted } from '@cueroom/core/text/format.ts'
import { Alert, Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { lazyDialog } from '../ui/lazy.tsx'
import { RecordListSkeleton } from '../ui/record-list.tsx'
import { LoadFailure } from '../ui/states.tsx'
import { day } from '../ui/text.ts'
import { Section } from './section.tsx'
import { useTwoFactor } from './two-factor.queries.ts'

const EnableDialog = lazyDialog(async () => (await import('./two-factor-dialogs.tsx')).EnableTwoFactorDialog)
const DisableDialog = lazyDialog(
  async () => (await import('./two-factor-dialogs.tsx')).DisableTwoFactorDialog,
)
const NewRecoveryCodesDialog = lazyDialog(
  async () => (await import('./two-factor-dialogs.tsx')).NewRecoveryCodesDialog,
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
      {state.isError && !state.data && <LoadFailure what="two-factor settings" query={state} />}
      {state.isPending && <RecordListSkeleton label="Loading two-factor authentication" />}
      {state.data?.enabledAt && <Enabled {...state.data} enabledAt={state.data.enabledAt} />}
      {enabling && <EnableDialog onClose={() => setEnabling(false)} />}
    </Section>
  )
}

function Enabled({ enabledAt, recoveryCodesLeft }: TwoFactorState & { enabledAt: string }) {
  const [open, setOpen] = useState<'codes' | 'disable' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <Text size="sm">
        On since {day(enabledAt)}. {counted(recoveryCodesLeft, 'recovery code')} left.
      </Text>
      {recoveryCodesLeft < fewCodes && (
        <Alert color="coral">Create new recovery codes so you can sign in without your phone.</Alert>
      )}
      <Group gap="xs">
        <Button onClick={() => setOpen('codes')}>New recovery codes</Button>
        <Button c="var(--mantine-color-error)" onClick={() => setOpen('disable')}>
          Turn off
        </Button>
      </Group>
      {open === 'codes' && <NewRecoveryCodesDialog onClose={close} />}
      {open === 'disable' && <DisableDialog onClose={close} />}
    </>
  )
}
