import type { MarketingText } from '@cueroom/core/marketing/results.ts'
import { mailtoLink } from '@cueroom/core/sends/mail-template.ts'
import { Button, Group, Text } from '@mantine/core'
import { IconMail } from '../icons/index.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { Dimmed } from '../ui/dimmed.ts'
import { ResultFrame } from './result-frame.tsx'
import { AgainForm, ClearButton, ResultHead, Suggestions, Warnings } from './result-parts.tsx'
import classes from './result.module.css'

interface Props {
  result: MarketingText
  /** Title of the email, such as `Invitation to Maya Okafor`. */
  title: string
  /** Address of whom it is for, where that is known. */
  to?: string | undefined
  onClear: () => void
  onAgain?: ((note: string) => void) | undefined
  /** Called when the host copies the email or opens it in a mail program. */
  onTaken?: () => void
}

const copied = { title: 'Copied!', message: 'Email content copied to clipboard' }

/** A generated email, ready to copy into a mail program. */
export const EmailResult = ({ result, title, to = '', onClear, onAgain, onTaken }: Props) => (
  <article aria-label={title}>
    <ResultHead title={title} result={result} />
    <Warnings warnings={result.warnings} />
    {result.subject && (
      <div className={classes.subject}>
        <Text size="sm" dir="auto">
          <Dimmed span>Subject </Dimmed>
          {result.subject}
        </Text>
        <CopyButton text={result.subject} name="Copy the subject" size="compact-sm" flex="none" />
      </div>
    )}
    <ResultFrame html={result.content} title={title} />
    <Group component="footer" gap={8} mt={12}>
      <CopyButton
        label="Copy email"
        text={result.text}
        html={result.content}
        copied={copied}
        onCopied={onTaken}
        variant="filled"
      />
      <CopyButton label="Copy HTML" text={result.content} copied={copied} onCopied={onTaken} />
      <Button
        component="a"
        leftSection={<IconMail size={17} />}
        href={mailtoLink(to, { subject: result.subject ?? title, text: result.text })}
        onClick={onTaken}
      >
        Open in email app
      </Button>
      <ClearButton onClear={onClear} />
    </Group>
    <Suggestions title="Suggestions" suggestions={result.suggestions} />
    {onAgain && <AgainForm onAgain={onAgain} />}
  </article>
)
