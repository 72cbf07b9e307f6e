import { sendGuestsMax } from '@cueroom/core/sends/send-limits.ts'
import type { MailKind } from '@cueroom/core/sends/mail-template.ts'
import type { GuestCard } from '@cueroom/core/guests/guest.ts'
import { counted } from '@cueroom/core/text/format.ts'
import { Alert, Button, Checkbox, SegmentedControl, Select, Skeleton, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { screens } from '../app/paths.ts'
import { IconForms, IconSend } from '../icons/index.ts'
import { useQuestionnaires } from '../questionnaires/questionnaires.queries.ts'
import { Link } from '../routing/routing.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { Dimmed } from '../ui/dimmed.ts'
import { LocalLinkNotice } from '../ui/local-link-notice.tsx'
import { EmptyState, LoadFailure } from '../ui/states.tsx'
import { MailList } from './mail-list.tsx'
import { namesOf } from './names-of.ts'
import { MailTextEditor } from './mail-text-editor.tsx'
import { useMailGuests, useMarkSent, usePrepared, useSends, useTemplate } from './sends.queries.ts'
import { type Sendable, usualQuestionnaire } from './usual-questionnaire.ts'

interface Props {
  guests: readonly GuestCard[]
  onClose: () => void
}

/** Sends a questionnaire to guests, or reminds them: by link, mail program or mail server. */
export function SendDialog({ guests, onClose }: Props) {
  const [first] = guests
  const title =
    guests.length === 1 && first
      ? `Send questions to ${first.name}`
      : `Send questions to ${counted(guests.length, 'guest')}`
  const questionnaires = useQuestionnaires(true)
  const active = questionnaires.data?.filter(({ isActive }) => isActive)
  return (
    <Dialog title={title} onClose={onClose} size="xl">
      {questionnaires.isPending && (
        <Skeleton h={240} role="status" aria-label="Loading your questionnaires" />
      )}
      {questionnaires.isError && <LoadFailure what="questionnaires" query={questionnaires} />}
      {active?.length === 0 && (
        <EmptyState
          icon={IconForms}
          title="No active questionnaire"
          description="Build one or activate one, then send it."
        >
          <Button variant="filled" component={Link} to={screens.questionnaires.path}>
            Questionnaire Builder
          </Button>
        </EmptyState>
      )}
      {active && active.length > 0 && <SendForm guests={guests} questionnaires={active} onClose={onClose} />}
    </Dialog>
  )
}

interface FormProps extends Props {
  questionnaires: Sendable[]
}

function SendForm({ guests, questionnaires, onClose }: FormProps) {
  const first = guests.slice(0, sendGuestsMax)
  const sends = useSends(first.map(({ id }) => id))
  const [chosen, setChosen] = useState<string>()
  const [wantedKind, setKind] = useState<MailKind>()
  const [leaveOut, setLeaveOut] = useState(false)
  // No questionnaire is chosen until the previous sends are known
  const usual = sends.isPending ? '' : usualQuestionnaire(questionnaires, sends.data?.sends ?? []).id
  const questionnaireId = chosen ?? usual
  const ofChosen = sends.data?.sends.filter((send) => send.questionnaireId === questionnaireId) ?? []
  const answered = first.filter(({ id }) => ofChosen.some((send) => send.guestId === id && send.answeredAt))
  const to = leaveOut ? first.filter((guest) => !answered.includes(guest)) : first
  const stopped = to.filter(({ id }) => sends.data?.stopped.includes(id))
  const allSent = ofChosen.filter(({ sentAt }) => sentAt).length === first.length
  const kind = wantedKind ?? (allSent ? 'remind' : 'invite')
  const wanted = { questionnaireId, guestIds: to.map(({ id }) => id), kind }
  const mails = usePrepared(wanted)
  return (
    <Stack>
      {guests.length > first.length && (
        <Alert color="indigo">
          You can send to {sendGuestsMax} guests at a time. Send to the other {guests.length - first.length}{' '}
          afterwards.
        </Alert>
      )}
      {questionnaires.length > 1 && (
        <Select
          label="Questionnaire"
          data={questionnaires.map(({ id, title }) => ({ value: id, label: title }))}
          value={questionnaireId}
          allowDeselect={false}
          onChange={(id) => id && setChosen(id)}
        />
      )}
      <SegmentedControl
        aria-label="Email"
        value={kind}
        onChange={(value) => setKind(value)}
        data={[
          { value: 'invite', label: 'Questions' },
          { value: 'remind', label: 'Reminder' },
        ]}
      />
      <Answered guests={answered} of={first.length} leaveOut={leaveOut} onLeaveOut={setLeaveOut} />
      <Stopped guests={stopped} />
      <MailTextEditor kind={kind} />
      {mails.isPending && <Skeleton h={160} role="status" aria-label="Preparing the emails" />}
      {mails.isError && <LoadFailure what="emails" query={mails} />}
      {mails.data?.[0] && <LocalLinkNotice link={mails.data[0].url} />}
      {mails.data && <MailList mails={mails.data} sends={ofChosen} />}
      <Actions
        wanted={wanted}
        stopped={stopped.map(({ id }) => id)}
        ready={mails.data !== undefined}
        onClose={onClose}
      />
    </Stack>
  )
}

/** Says who asked for no mails: the server sends them none. */
function Stopped({ guests }: { guests: readonly GuestCard[] }) {
  if (guests.length === 0) return null
  return (
    <Text size="sm">
      {namesOf(guests)} opted out of email from this show, so this server won’t email{' '}
      {guests.length === 1 ? 'this guest' : 'them'}.
    </Text>
  )
}

interface AnsweredProps {
  /** Who has answered the questionnaire. */
  guests: readonly GuestCard[]
  of: number
  leaveOut: boolean
  onLeaveOut: (leaveOut: boolean) => void
}

/** Lists guests who have already answered, and can leave them out. */
function Answered({ guests, of, leaveOut, onLeaveOut }: AnsweredProps) {
  if (guests.length === 0) return null
  return (
    <Stack gap={6}>
      <Text size="sm">
        {namesOf(guests)} {guests.length === 1 ? 'has' : 'have'} already answered.
      </Text>
      {guests.length < of && (
        <Checkbox
          label={guests.length === 1 ? 'Leave out this guest' : `Leave out these ${guests.length} guests`}
          checked={leaveOut}
          onChange={(event) => onLeaveOut(event.currentTarget.checked)}
        />
      )}
    </Stack>
  )
}

interface ActionsProps {
  wanted: { questionnaireId: string; guestIds: number[]; kind: MailKind }
  /** Guests who are not mailed. */
  stopped: number[]
  ready: boolean
  onClose: () => void
}

function Actions({ wanted, stopped, ready, onClose }: ActionsProps) {
  const template = useTemplate()
  const marking = useMarkSent()
  const mailing = useMailGuests()
  const { mailServer = false } = template.data ?? {}
  const close = { onSuccess: onClose }
  const mailed = wanted.guestIds.filter((id) => !stopped.includes(id))
  return (
    <>
      {template.data && !mailServer && (
        <Dimmed>
          This server doesn't send email. Copy the emails or open them in your email app, then mark them as
          sent.
        </Dimmed>
      )}
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
        <Button
          variant={mailServer ? 'default' : 'filled'}
          disabled={!ready || mailing.isPending}
          loading={marking.isPending}
          onClick={() => marking.mutate({ ...wanted, sent: true }, close)}
        >
          {wanted.kind === 'remind' ? 'Mark as reminded' : 'Mark as sent'}
        </Button>
        {mailServer && (
          <Button
            variant="filled"
            leftSection={<IconSend size={17} />}
            disabled={!ready || marking.isPending || mailed.length === 0}
            loading={mailing.isPending}
            onClick={() => mailing.mutate({ ...wanted, guestIds: mailed }, close)}
          >
            Send {counted(mailed.length, 'email')}
          </Button>
        )}
      </DialogActions>
    </>
  )
}
