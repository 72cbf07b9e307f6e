import {
  mailFields,
  type MailKind,
  type MailText,
  mailTextMax,
  subjectMax,
} from '@cueroom/core/sends/mail-template.ts'
import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import classes from './sends.module.css'
import { useSaveTemplate, useTemplate } from './sends.queries.ts'

/** The text of the mails, for all guests; the host may change it. */
export function MailTextEditor({ kind }: { kind: MailKind }) {
  const { data } = useTemplate()
  const saving = useSaveTemplate()
  const [draft, setDraft] = useState<Partial<Record<MailKind, MailText>>>({})
  if (!data) return null
  const { template, version } = data
  const shown = draft[kind] ?? template[kind]
  const change = (part: Partial<MailText>) => setDraft({ ...draft, [kind]: { ...shown, ...part } })
  const hasLink = /\{(link|page)\}/.test(shown.text)
  return (
    <details className={classes.editor}>
      <summary>Edit the email</summary>
      <Stack gap="sm" mt="sm">
        <TextInput
          label="Subject"
          maxLength={subjectMax}
          value={shown.subject}
          error={shown.subject.trim() ? null : 'Subject is required'}
          onChange={(event) => change({ subject: event.currentTarget.value })}
        />
        <Textarea
          label="Text"
          description={`Filled in for each guest: ${mailFields.map((field) => `{${field}}`).join(' ')}`}
          minRows={5}
          maxRows={14}
          maxLength={mailTextMax}
          value={shown.text}
          error={hasLink ? null : 'The email must contain {link} or {page}'}
          onChange={(event) => change({ text: event.currentTarget.value })}
        />
        <Group>
          <Button
            variant="filled"
            size="xs"
            disabled={!draft[kind] || !hasLink || !shown.subject.trim()}
            loading={saving.isPending}
            onClick={() =>
              saving.mutate(
                { template: { ...template, ...draft }, version },
                { onSuccess: () => setDraft({}) },
              )
            }
          >
            Save email
          </Button>
        </Group>
      </Stack>
    </details>
  )
}
