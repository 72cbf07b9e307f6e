import type { CalendarAddress } from '@cueroom/core/calendars/calendars.contract.ts'
import { Anchor, Button, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useEntitlements } from '../app/session.queries.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { Dimmed } from '../ui/dimmed.ts'
import { LocalLinkNotice } from '../ui/local-link-notice.tsx'
import { LoadFailure } from '../ui/states.tsx'
import { day, dayAndTime } from '../ui/text.ts'
import {
  useCalendarAddress,
  useMakeCalendarAddress,
  useRevokeCalendarAddress,
} from './calendar-address.queries.ts'

/** Makes, shows and revokes the address that calendar programs subscribe to. */
export function CalendarAddressDialog({ onClose }: { onClose: () => void }) {
  const address = useCalendarAddress()
  const making = useMakeCalendarAddress()
  return (
    <Dialog title="Calendar address" onClose={onClose} size="lg">
      <Stack>
        <Text size="sm">
          Add this address to your calendar app to see recordings, publications and interviews there. Anyone
          who has the address can see them, including your guests’ names.
        </Text>
        {address.isPending && <Skeleton h={36} role="status" aria-label="Loading your calendar address" />}
        {address.isError && address.data === undefined && (
          <LoadFailure what="calendar address" query={address} />
        )}
        {making.data && address.data && <NewAddress url={making.data.url} />}
        {address.data !== undefined && (
          <State address={address.data} making={making} isNew={making.data !== undefined} />
        )}
        <DialogActions>
          <Button onClick={onClose}>Close</Button>
        </DialogActions>
      </Stack>
    </Dialog>
  )
}

/** The same address in the scheme that opens a calendar program. */
const inCalendarProgram = (url: string) => url.replace(/^https?:/, 'webcal:')

const NewAddress = ({ url }: { url: string }) => (
  <Stack gap={6}>
    <Group gap="xs" align="flex-end" wrap="nowrap">
      <TextInput
        label="Your calendar address"
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
        flex={1}
      />
      <CopyButton text={url} name="Copy the calendar address" />
    </Group>
    <Dimmed>
      This is the only time we show it.{' '}
      <Anchor href={inCalendarProgram(url)}>Open it in your calendar</Anchor>
    </Dimmed>
    <LocalLinkNotice link={url} />
  </Stack>
)

interface StateProps {
  address: CalendarAddress | null
  making: ReturnType<typeof useMakeCalendarAddress>
  /** Whether it was made in this dialog. */
  isNew: boolean
}

function State({ address, making, isNew }: StateProps) {
  const { active } = useEntitlements()
  const [asks, setAsks] = useState<'replace' | 'revoke' | null>(null)
  const revoking = useRevokeCalendarAddress()
  const close = () => setAsks(null)
  if (!address)
    return (
      <Button
        variant="filled"
        disabled={!active}
        loading={making.isPending}
        onClick={() => making.mutate()}
        style={{ alignSelf: 'start' }}
      >
        Create a calendar address
      </Button>
    )
  const read = address.lastReadAt ? `last read ${dayAndTime(address.lastReadAt)}` : 'not read yet'
  return (
    <>
      {!isNew && (
        <Dimmed>
          Created {day(address.createdAt)}, {read}. Lost it? Create a new one.
        </Dimmed>
      )}
      <Group>
        <Button disabled={!active} loading={making.isPending} onClick={() => setAsks('replace')}>
          Create a new one
        </Button>
        <Button variant="subtle" color="red" onClick={() => setAsks('revoke')}>
          Revoke
        </Button>
      </Group>
      <ConfirmDialog
        opened={asks === 'replace'}
        onClose={close}
        title="Create a new calendar address?"
        confirm="Create a new one"
        pending={making.isPending}
        onConfirm={() => making.mutate(undefined, { onSuccess: close })}
      >
        Calendars that use the current address stop updating.
      </ConfirmDialog>
      <ConfirmDialog
        opened={asks === 'revoke'}
        onClose={close}
        title="Revoke the calendar address?"
        confirm="Revoke"
        pending={revoking.isPending}
        onConfirm={() => revoking.mutate(undefined, { onSuccess: close })}
      >
        Calendars that use it stop updating. You can create a new address at any time.
      </ConfirmDialog>
    </>
  )
}
