import { FeedError } from '@cueroom/core/feeds/feed-error.ts'
import { feedBytes } from '@cueroom/core/feeds/feed-limits.ts'
import type { FeedPlan } from '@cueroom/core/feeds/feeds.contract.ts'
import { Alert, FileInput, Stack, Text, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { reason, serverMessage } from '../app/api.tsx'
import { useEntitlements } from '../app/session.queries.ts'
import { FormActions } from '../ui/dialog-actions.tsx'
import { Dimmed } from '../ui/dimmed.ts'
import { useFeedPlan } from './feeds.queries.ts'

interface Props {
  onPlan: (plan: FeedPlan) => void
  onClose: () => void
}

const tooLarge = `The file is larger than ${feedBytes / 1024 / 1024} MB.`

/** Asks for the address of the feed, or for the feed as a file. */
export function FeedSourceForm({ onPlan, onClose }: Props) {
  const { active } = useEntitlements()
  const [url, setUrl] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const reading = useFeedPlan()
  const isTooLarge = file !== null && file.size > feedBytes
  const isReady = active && !isTooLarge && (file !== null || url.trim() !== '')
  const read = (event: FormEvent) => {
    event.preventDefault()
    if (isReady) reading.mutate(file ?? withScheme(url), { onSuccess: onPlan })
  }
  const problem = reading.error && problemOf(reading.error)
  return (
    <form onSubmit={read} noValidate>
      <Stack>
        <Text size="sm">
          Your podcast's RSS feed has its name, description, past episodes and often its guests. You see all
          changes before anything is imported.
        </Text>
        <TextInput
          label="Feed address"
          placeholder="https://feeds.example.com/your-show"
          description="Your hosting platform shows it, often under RSS"
          maxLength={2_000}
          autoComplete="off"
          inputMode="url"
          value={url}
          disabled={file !== null}
          onChange={(event) => setUrl(event.currentTarget.value)}
          data-autofocus
        />
        <FileInput
          label="Or a file"
          placeholder="Choose a file"
          accept=".xml,.rss,application/rss+xml,application/xml,text/xml"
          value={file}
          onChange={setFile}
          error={isTooLarge ? tooLarge : undefined}
          clearable
          clearButtonProps={{ 'aria-label': 'Remove the file' }}
        />
        {problem && (
          <Alert color="red" role="alert" p="sm">
            {problem}
          </Alert>
        )}
        {!active && <Dimmed>Your subscription isn't active, so nothing can be imported.</Dimmed>}
        <FormActions
          submit="Read the feed"
          disabled={!isReady}
          saving={reading.isPending}
          onClose={onClose}
        />
      </Stack>
    </form>
  )
}

const problemOf = (error: Error) =>
  error instanceof FeedError
    ? error.message
    : (serverMessage(error) ?? reason(error) ?? "Couldn't read the feed. Please try again.")

const withScheme = (url: string) => {
  const address = url.trim().replace(/^(?:feed|podcast|pcast|itpc):\/\//iu, 'https://')
  return /^[a-z][a-z\d+.-]*:\/\//iu.test(address) ? address : `https://${address}`
}
