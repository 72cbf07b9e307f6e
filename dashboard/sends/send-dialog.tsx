import { sendGuestsMax } from '@cueroom/core/sends/send-limits.ts'
import type { MailKind } from '@cueroom/core/sends/mail-template.ts'
import type { GuestCard } from '@cueroom/core/guests/guest.ts'
import { counted } from '@cueroom/core/text/format.ts'
import { Alert, Button, SegmentedControl, Select, Skeleton, Stack, Text } from '@mantine/core'
import { IconForms, IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { screens } from '../app/paths.ts'
import { useQuestionnaires } from '../questionnaires/questionnaires.queries.ts'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { EmptyState, LoadFailure } from '../ui/states.tsx'
import { MailList } from './mail-list.tsx'
import { MailTextEditor } from './mail-text-editor.tsx'
import { useMailGuests, useMarkSent, usePrepared, useSends, useTemplate } from './sends.queries.ts'

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
          description="Build one, or switch one on. Then you can send it."
        >
          <Button component={Link} to={screens.questionnaires.path}>
            Questionnaire Builder
          </Button>
        </EmptyState>
      )}
      {active && active.length > 0 && <SendForm guests={guests} questionnaires={active} onClose={onClose} />}
    </Dialog>
  )
}

interface FormProps extends Props {
  questionnaires: { id: string; title: string }[]
}

function SendForm({ guests, questionnaires, onClose }: FormProps) {
  const guestIds = guests.slice(0, sendGuestsMax).map(({ id }) => id)
  const sends = useSends(guestIds)
  const [chosen, setChosen] = useState(questionnaires[0]!.id)
  const [wantedKind, setKind] = useState<MailKind>()
  const ofChosen = sends.data?.filter(({ questionnaireId }) => questionnaireId === chosen) ?? []
  const allSent = ofChosen.filter(({ sentAt }) => sentAt).length === guestIds.length
  const kind = wantedKind ?? (allSent ? 'remind' : 'invite')
  const wanted = { questionnaireId: chosen, guestIds, kind }
  const mails = usePrepared(wanted)
  return (
    <Stack>
      {guests.length > guestIds.length && (
        <Alert color="indigo">
          These are the first {sendGuestsMax} guests. Send to the other {guests.length - guestIds.length}{' '}
          afterwards.
        </Alert>
      )}
      {questionnaires.length > 1 && (
        <Select
          label="Questionnaire"
          data={questionnaires.map(({ id, title }) => ({ value: id, label: title }))}
          value={chosen}
          allowDeselect={false}
          onChange={(id) => id && setChosen(id)}
        />
      )}
      <SegmentedControl
        aria-label="Which mail"
        value={kind}
        onChange={(value) => setKind(value)}
        data={[
          { value: 'invite', label: 'Questions' },
          { value: 'remind', label: 'Reminder' },
        ]}
      />
      <MailTextEditor kind={kind} />
      {mails.isPending && <Skeleton h={160} role="status" aria-label="Writing the mails" />}
      {mails.isError && <LoadFailure what="mails" query={mails} />}
      {mails.data && <MailList mails={mails.data} sends={ofChosen} />}
      <Actions wanted={wanted} ready={mails.data !== undefined} onClose={onClose} />
    </Stack>
  )
}

interface ActionsProps {
  wanted: { questionnaireId: string; guestIds: number[]; kind: MailKind }
  ready: boolean
  onClose: () => void
}

function Actions({ wanted, ready, onClose }: ActionsProps) {
  const template = useTemplate()
  const marking = useMarkSent()
  const mailing = useMailGuests()
  const { mailServer = false } = template.data ?? {}
  const close = { onSuccess: onClose }
  return (
    <>
      {template.data && !mailServer && (
        <Text size="sm" c="dimmed">
          Cueroom sends no mail here. Copy the mails or open them in your mail program, then mark them as
          sent.
        </Text>
      )}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
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
            leftSection={<IconSend size={17} aria-hidden />}
            disabled={!ready || marking.isPending}
            loading={mailing.isPending}
            onClick={() => mailing.mutate(wanted, close)}
          >
            Send {counted(wanted.guestIds.length, 'mail')}
          </Button>
        )}
      </DialogActions>
    </>
  )
}
