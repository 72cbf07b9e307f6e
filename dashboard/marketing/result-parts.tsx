import type { MarketingResult } from '@cueroom/core/marketing/results.ts'
import { Alert, Button, type ButtonProps, Group, Stack, Text, Textarea, Title } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useSession } from '../app/session.queries.ts'
import { IconAlertTriangle, IconInfoCircle, IconRefresh, IconX } from '../icons/index.ts'
import { Dimmed } from '../ui/dimmed.ts'
import { ProviderBadge } from '../ui/provider-badge.tsx'
import { dayAndTime } from '../ui/text.ts'
import classes from './result.module.css'

interface HeadProps {
  title: string
  result: MarketingResult
  children?: ReactNode
}

/** Header of a result: what and whom it is about, who wrote it and when, and its actions. */
export const ResultHead = ({ title, result, children }: HeadProps) => (
  <>
    <Group component="header" justify="space-between" align="flex-start" gap="8px 16px" mb={16}>
      <div>
        <Title order={2} size="h4" dir="auto">
          {title}
        </Title>
        <Dimmed component="div">
          {dayAndTime(result.createdAt)} <ProviderBadge provider={result.provider} model={result.model} />
        </Dimmed>
      </div>
      {children}
    </Group>
    {result.note && (
      <Alert role="alert" variant="default" icon={<IconInfoCircle />} p="sm" mb="md">
        {result.note}
      </Alert>
    )}
  </>
)

/** Things to check before sending a text. */
export const Warnings = ({ warnings }: { warnings: string[] }) =>
  warnings.length > 0 && (
    <Alert
      role="alert"
      color="coral"
      icon={<IconAlertTriangle />}
      title="Check before sending"
      p="sm"
      mb="md"
    >
      {warnings.map((warning) => (
        <Text size="sm" key={warning} dir="auto">
          {warning}
        </Text>
      ))}
    </Alert>
  )

/** The result stays until it is cleared. */
export const ClearButton = ({ onClear, size }: { onClear: () => void; size?: ButtonProps['size'] }) => (
  <Button
    variant="subtle"
    color="gray"
    c="dimmed"
    leftSection={<IconX size={16} />}
    onClick={onClear}
    size={size}
  >
    Clear
  </Button>
)

export const Suggestions = ({ title, suggestions }: { title: string; suggestions: string[] }) =>
  suggestions.length > 0 && (
    <section className={classes.section}>
      <Title order={3} size="h5">
        {title}
      </Title>
      <ul className={classes.suggestions}>
        {suggestions.map((suggestion) => (
          <li key={suggestion} dir="auto">
            {suggestion}
          </li>
        ))}
      </ul>
    </section>
  )

/** Maximum characters of a note. */
const noteMax = 2_000

/** Regenerates a result from the same inputs, with a note on what to change. */
export function AgainForm({ onAgain }: { onAgain: (note: string) => void }) {
  const [note, setNote] = useState('')
  const byTemplate = useSession().data?.drafting.provider === 'drafter'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onAgain(note)
  }
  return (
    <form className={classes.section} onSubmit={submit}>
      <Stack gap="sm" align="flex-start">
        {byTemplate ? (
          <Dimmed>
            Only a language model can follow a note, and none is connected. Regenerate uses your current
            settings and guest data.
          </Dimmed>
        ) : (
          <Textarea
            w="100%"
            label="What should be different?"
            description="Optional. Uses the same entries; this version stays in the history."
            placeholder="Shorter, and mention the newsletter first."
            minRows={2}
            maxRows={6}
            maxLength={noteMax}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        )}
        <Button type="submit" leftSection={<IconRefresh size={17} />}>
          Regenerate
        </Button>
      </Stack>
    </form>
  )
}
