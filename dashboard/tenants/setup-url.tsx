import { copyText } from '@cueroom/core/browser/copy-text.ts'
import type { IssuedSetupLink } from '@cueroom/core/tenants/tenant.ts'
import { Alert, Button, Group, TextInput } from '@mantine/core'
import { IconCheck, IconCopy, IconLink, IconMailCheck, IconMailX } from '../icons/index.ts'
import { Dimmed } from '../ui/dimmed.ts'
import { toast } from '../ui/toasts.tsx'
import { day } from '../ui/text.ts'
import { useCopied } from '../ui/use-copied.ts'
import classes from './setup-url.module.css'

/** A setup link to copy, and whether it was emailed. */
export function SetupUrl({ made: { tenant, setupUrl: url, mailed } }: { made: IssuedSetupLink }) {
  const [copied, setCopied] = useCopied()
  const copy = async () => {
    if (await copyText(url)) setCopied(true)
    else toast.failure({ title: 'Failed to copy', message: 'Could not copy the link to your clipboard.' })
  }
  return (
    <div>
      {mailed !== null && (
        <Alert
          role="alert"
          mb="md"
          p="sm"
          variant="light"
          color={mailed ? 'green' : 'orange'}
          icon={mailed ? <IconMailCheck /> : <IconMailX />}
        >
          {mailed
            ? `We emailed the link to ${tenant.email}.`
            : `Couldn't email the link: the mail server didn't accept it. The link still works. Send it to ${tenant.email} yourself.`}
        </Alert>
      )}
      <Group align="flex-end" gap={8}>
        <TextInput
          label="Setup link"
          className={classes.url}
          readOnly
          value={url}
          leftSection={<IconLink size={16} stroke={1.6} />}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button
          variant={copied ? 'light' : 'filled'}
          leftSection={copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
          onClick={copy}
        >
          {copied ? 'Copied!' : 'Copy'}
        </Button>
      </Group>
      <Dimmed mt={6}>
        It works once{tenant.setupTokenExpiresAt && `, until ${day(tenant.setupTokenExpiresAt)}`} and isn’t
        shown again. You can issue a new one at any time.
      </Dimmed>
    </div>
  )
}
