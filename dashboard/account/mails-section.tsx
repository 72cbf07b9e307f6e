import { type MailChoice, mailChoices, mailChoiceWords } from '@cueroom/core/mail/mail-choices.ts'
import { Alert, Stack, Switch } from '@mantine/core'
import { useIsAdmin } from '../app/api.tsx'
import { IconInfoCircle } from '../icons/index.ts'
import { RecordListSkeleton } from '../ui/record-list.tsx'
import { LoadFailure } from '../ui/states.tsx'
import { useMails, useSaveMails } from './mails.queries.ts'
import { Section } from './section.tsx'

/** Which mails a host, or an administrator, gets. */
export function MailsSection() {
  const isAdmin = useIsAdmin()
  const settings = useMails()
  const saving = useSaveMails()
  const offered: readonly MailChoice[] = isAdmin ? ['signIns'] : mailChoices
  const mails: Partial<Record<MailChoice, boolean>> = {
    ...settings.data?.mails,
    ...(saving.isPending && saving.variables),
  }
  return (
    <Section title="Email notifications" description="Choose which emails we send.">
      {settings.isError && !settings.data && <LoadFailure what="email settings" query={settings} />}
      {settings.isPending && <RecordListSkeleton label="Loading your email settings" />}
      {settings.data?.mailServer === false && (
        <Alert variant="default" icon={<IconInfoCircle />}>
          This server doesn’t send email yet. Your choices apply once email is set up.
        </Alert>
      )}
      {settings.data && (
        <Stack gap="sm">
          {offered.map((choice) => (
            <Switch
              key={choice}
              label={mailChoiceWords[choice].name}
              description={mailChoiceWords[choice].description}
              checked={mails[choice] ?? true}
              disabled={saving.isPending}
              onChange={(event) => saving.mutate({ [choice]: event.currentTarget.checked })}
            />
          ))}
        </Stack>
      )}
    </Section>
  )
}
