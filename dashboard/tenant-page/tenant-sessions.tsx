import { deviceName } from '@cueroom/core/account/device.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Section } from '../account/section.tsx'
import { IconDeviceDesktop } from '../icons/index.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Dimmed } from '../ui/dimmed.ts'
import { RecordItem, RecordList, RecordListSkeleton } from '../ui/record-list.tsx'
import { LoadFailure } from '../ui/states.tsx'
import { dayAndTime } from '../ui/text.ts'
import { useDisableTenantTwoFactor, useTenantSessions } from './tenant-page.queries.ts'

/** A tenant's sessions, and turning off two-factor authentication for a host who lost their phone. */
export function TenantSessions({ id, name }: { id: string; name: string }) {
  const found = useTenantSessions(id)
  const [asking, setAsking] = useState(false)
  const disabling = useDisableTenantTwoFactor(id)
  const close = () => setAsking(false)
  return (
    <Section
      title="Sessions"
      description={
        found.data &&
        (found.data.hasTwoFactor ? 'Two-factor authentication is on.' : 'Two-factor authentication is off.')
      }
      action={
        found.data?.hasTwoFactor && (
          <Button onClick={() => setAsking(true)}>Turn off two-factor authentication</Button>
        )
      }
    >
      {found.isPending && <RecordListSkeleton label="Loading the sessions" />}
      {found.isError && !found.data && (
        <LoadFailure what="sessions" title="Couldn't load the sessions" query={found} />
      )}
      {found.data?.sessions.length === 0 && <Dimmed>Nobody is signed in.</Dimmed>}
      {found.data && found.data.sessions.length > 0 && (
        <RecordList label="Sessions">
          {found.data.sessions.map(({ id: session, device, address, createdAt, lastUsedAt }) => (
            <RecordItem
              key={session}
              icon={IconDeviceDesktop}
              title={deviceName(device)}
              details={[
                [`Signed in ${dayAndTime(createdAt)}`, address && `from ${address}`]
                  .filter(Boolean)
                  .join(' '),
                `Last used ${dayAndTime(lastUsedAt)}`,
              ]}
            />
          ))}
        </RecordList>
      )}
      <ConfirmDialog
        opened={asking}
        onClose={close}
        title={`Turn off two-factor authentication for ${name}?`}
        confirm="Turn off"
        pending={disabling.isPending}
        onConfirm={() => disabling.mutate(undefined, { onSuccess: close })}
      >
        First, check that the request really came from the host. After this, the password alone is enough to
        sign in.
      </ConfirmDialog>
    </Section>
  )
}
