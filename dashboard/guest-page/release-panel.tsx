import { releaseTextMax } from '@cueroom/core/guest-pages/guest-page-limits.ts'
import type { GuestPage } from '@cueroom/core/guest-pages/guest-page.ts'
import { Button, Stack, Text, Textarea } from '@mantine/core'
import { useShowTimeZone } from '../app/settings.queries.ts'
import { type FormEvent, useState } from 'react'
import { InlineActions } from '../ui/dialog-actions.tsx'
import { showTime } from '../ui/text.ts'
import { useUnsavedChanges } from '../app/unsaved-changes.tsx'
import { useSaveRelease } from './guest-link.queries.ts'
import classes from './guest-page.module.css'

interface Props {
  name: string
  page: GuestPage
  mayChange: boolean
}

/** The guest's consent, and the show's release text. */
export function ReleasePanel({ name, page, mayChange }: Props) {
  const [editing, setEditing] = useState(false)
  const timeZone = useShowTimeZone()
  const { release, consent } = page
  if (editing) return <ReleaseForm text={release?.text ?? ''} onClose={() => setEditing(false)} />
  return (
    <Stack gap="sm" align="flex-start">
      {consent ? (
        <Text>
          {consent.name} agreed to version {consent.version} on {showTime(consent.givenAt, timeZone)}.
        </Text>
      ) : (
        <Text c="dimmed">
          {release
            ? `${name} has not agreed to the release text yet.`
            : 'Guests can agree to a release text on their page, in addition to the consent in their answers. Write one for your show.'}
        </Text>
      )}
      {release && (
        <details className={classes.instructions}>
          <summary>Release text, version {release.version}</summary>
          <div className={classes.biography} dir="auto">
            {release.text}
          </div>
        </details>
      )}
      <Button disabled={!mayChange} onClick={() => setEditing(true)}>
        {release ? 'Edit the release text' : 'Write a release text'}
      </Button>
    </Stack>
  )
}

function ReleaseForm({ text, onClose }: { text: string; onClose: () => void }) {
  const saving = useSaveRelease()
  const [draft, setDraft] = useState(text)
  useUnsavedChanges(draft !== text)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    saving.mutate(draft.trim(), { onSuccess: onClose })
  }
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <Textarea
          label="Release text"
          description="For all guests of your show. Each change creates a new version. Guests who agreed to an earlier one are asked again."
          minRows={6}
          maxRows={20}
          maxLength={releaseTextMax}
          value={draft}
          onChange={(event) => setDraft(event.currentTarget.value)}
        />
        <InlineActions submit="Save" saving={saving.isPending} disabled={!draft.trim()} onCancel={onClose} />
      </Stack>
    </form>
  )
}
