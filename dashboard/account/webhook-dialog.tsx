import type { Webhook } from '@cueroom/core/webhooks/webhook.ts'
import { type WebhookEvent, webhookEventNames, webhookEvents } from '@cueroom/core/webhooks/webhook-events.ts'
import { Button, Checkbox, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { Dialog } from '../ui/dialog.tsx'
import { FormActions } from '../ui/dialog-actions.tsx'
import { ShownOnce } from './shown-once.tsx'
import { useCreateWebhook, useRotateSecret, useUpdateWebhook } from './webhooks.queries.ts'

interface Props {
  /** The webhook to edit; null makes a new one. */
  webhook: Webhook | null
  onClose: () => void
}

/** Asks for address and events, and shows a new secret once. */
export function WebhookDialog({ webhook, onClose }: Props) {
  const creating = useCreateWebhook()
  const updating = useUpdateWebhook()
  const rotating = useRotateSecret()
  const issued = creating.data ?? rotating.data
  const isPending = creating.isPending || updating.isPending || rotating.isPending
  const save = (fields: Fields) =>
    webhook ? updating.mutate({ id: webhook.id, ...fields }, { onSuccess: onClose }) : creating.mutate(fields)
  return (
    <Dialog
      onClose={onClose}
      title={issued ? 'Copy the secret' : webhook ? 'Edit webhook' : 'New webhook'}
      closeOnClickOutside={!issued && !isPending}
    >
      {issued ? (
        <ShownOnce label="Secret" value={issued.secret} copy="Copy the secret" onClose={onClose}>
          This is the only time we show the secret. Your receiver needs it to check that messages come from
          us.{webhook && ' For one day, messages are also signed with the old secret.'}
        </ShownOnce>
      ) : (
        <WebhookForm
          webhook={webhook}
          isPending={isPending}
          onSave={save}
          onClose={onClose}
          onRotate={() => webhook && rotating.mutate(webhook.id)}
        />
      )}
    </Dialog>
  )
}

interface Fields {
  url: string
  events: WebhookEvent[]
}

interface FormProps extends Props {
  isPending: boolean
  onSave: (fields: Fields) => void
  onRotate: () => void
}

function WebhookForm({ webhook, isPending, onSave, onRotate, onClose }: FormProps) {
  const [url, setUrl] = useState(webhook?.url ?? '')
  const [events, setEvents] = useState<string[]>(webhook?.events ?? [...webhookEventNames])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSave({ url, events: webhookEventNames.filter((name) => events.includes(name)) })
  }
  return (
    <form onSubmit={submit}>
      <Stack>
        <TextInput
          label="URL to send messages to"
          placeholder="https://example.com/cueroom"
          type="url"
          required
          maxLength={2_000}
          value={url}
          onChange={(event) => setUrl(event.currentTarget.value)}
          data-autofocus
        />
        <Checkbox.Group label="Events" value={events} onChange={setEvents}>
          <Stack gap="xs" mt={6}>
            {webhookEventNames.map((name) => (
              <Checkbox key={name} value={name} label={webhookEvents[name]} description={name} />
            ))}
          </Stack>
        </Checkbox.Group>
        <FormActions
          submit={webhook ? 'Save' : 'Create webhook'}
          disabled={!url.trim() || events.length === 0}
          saving={isPending}
          onClose={onClose}
        >
          {webhook && (
            <Button variant="subtle" loading={isPending} onClick={onRotate}>
              Replace the secret
            </Button>
          )}
        </FormActions>
      </Stack>
    </form>
  )
}
