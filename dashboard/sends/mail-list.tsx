import { mailtoLink } from '@cueroom/core/sends/mail-template.ts'
import type { GuestMail, Send } from '@cueroom/core/sends/send.ts'
import { Button, Group, Text } from '@mantine/core'
import { IconMail } from '../icons/index.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { RevokeLinks } from './revoke-links.tsx'
import { sendWords } from './send-words.ts'
import classes from './sends.module.css'

interface Props {
  mails: readonly GuestMail[]
  /** Of this questionnaire. */
  sends: readonly Send[]
}

/** The mail to each guest, to copy or to open in a mail program. One mail is shown whole. */
export const MailList = ({ mails, sends }: Props) => (
  <ul className={classes.mails} aria-label="Emails">
    {mails.map((mail) => (
      <li key={mail.guestId}>
        <div className={classes.to}>
          <strong dir="auto">{mail.name}</strong>
          <span>
            {[
              mail.email ?? 'No email address',
              sendWords(sends.find(({ guestId }) => guestId === mail.guestId)),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </div>
        <Group align="stretch" gap={6}>
          <CopyButton
            size="xs"
            variant="default"
            text={mail.url}
            label="Copy link"
            name={`Copy link for ${mail.name}`}
          />
          <CopyButton
            size="xs"
            variant="default"
            text={`${mail.subject}\n\n${mail.text}`}
            label="Copy email"
            name={`Copy email to ${mail.name}`}
          />
          {mail.email && (
            <Button
              component="a"
              size="xs"
              leftSection={<IconMail size={15} />}
              href={mailtoLink(mail.email, mail)}
              aria-label={`Open in email app: ${mail.name}`}
            >
              Open in email app
            </Button>
          )}
          <RevokeLinks size="xs" guestId={mail.guestId} name={mail.name} />
        </Group>
        {mails.length === 1 && (
          <div className={classes.mail}>
            <Text fw={600} size="sm">
              {mail.subject}
            </Text>
            <Text size="sm" className={classes.text} dir="auto">
              {mail.text}
            </Text>
          </div>
        )}
      </li>
    ))}
  </ul>
)
