import type { OpenSession } from '@cueroom/core/account/open-session.ts'
import { deviceName } from '@cueroom/core/account/device.ts'
import { Button } from '@mantine/core'
import { useChange } from '../app/api.tsx'
import { useLeave } from '../app/use-leave.ts'
import { IconDeviceDesktop } from '../icons/index.ts'
import { RecordItem, RecordList, RecordListSkeleton } from '../ui/record-list.tsx'
import { LoadFailure } from '../ui/states.tsx'
import { dayAndTime } from '../ui/text.ts'
import { useEndSession, useSessions } from './account.queries.ts'
import { Section } from './section.tsx'

/** The show's sessions. */
export function HostSessionsSection() {
  const leave = useLeave()
  const signOutEverywhere = useChange((client) => client.auth.signOutEverywhere(), {
    failure: { title: 'Not signed out', message: "Couldn't sign you out. Please try again." },
    onSuccess: leave,
  })
  return <SessionsSection signOutEverywhere={signOutEverywhere} />
}

interface Props {
  signOutEverywhere: { isPending: boolean; mutate: () => void }
}

/** The sessions of a host or an administrator. */
export function SessionsSection({ signOutEverywhere }: Props) {
  const sessions = useSessions()
  return (
    <Section
      title="Where you're signed in"
      action={
        <Button loading={signOutEverywhere.isPending} onClick={() => signOutEverywhere.mutate()}>
          Sign out everywhere
        </Button>
      }
    >
      {sessions.isError && !sessions.data && <LoadFailure what="sessions" query={sessions} />}
      {sessions.isPending && <RecordListSkeleton label="Loading your sessions" />}
      {sessions.data && (
        <RecordList label="Sessions">
          {sessions.data.map((session) => (
            <Session key={session.id} session={session} />
          ))}
        </RecordList>
      )}
    </Section>
  )
}

function Session({ session }: { session: OpenSession }) {
  const { id, device, address, createdAt, lastUsedAt, current } = session
  const ending = useEndSession()
  const name = deviceName(device)
  return (
    <RecordItem
      icon={IconDeviceDesktop}
      title={current ? `${name}, this session` : name}
      details={[
        [`Signed in ${dayAndTime(createdAt)}`, address && `from ${address}`].filter(Boolean).join(' '),
        `Last used ${dayAndTime(lastUsedAt)}`,
      ]}
      action={
        !current && (
          <Button
            aria-label={`Sign out: ${name}`}
            loading={ending.isPending}
            onClick={() => ending.mutate(id)}
          >
            Sign out
          </Button>
        )
      }
    />
  )
}
