import { numberText } from '@cueroom/core/text/format.ts'
import type { Webhook } from '@cueroom/core/webhooks/webhook.ts'
import { webhookEventNames } from '@cueroom/core/webhooks/webhook-events.ts'
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { IconWebhook, IconWebhookOff } from '../icons/index.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { RecordItem } from '../ui/record-list.tsx'
import { dayAndTime } from '../ui/text.ts'
import { DeliveryLog } from './delivery-log.tsx'
import { useRemoveWebhook, useTestWebhook, useUpdateWebhook } from './webhooks.queries.ts'

interface Props {
  webhook: Webhook
  mayChange: boolean
  onEdit: () => void
}

/** One webhook, its actions and its log. */
export function WebhookItem({ webhook, mayChange, onEdit }: Props) {
  const [showsLog, setShowsLog] = useState(false)
  const [removing, setRemoving] = useState(false)
  return (
    <RecordItem
      icon={webhook.enabled ? IconWebhook : IconWebhookOff}
      title={webhook.url}
      details={[eventsOf(webhook), stateOf(webhook)]}
    >
      <Group gap="xs">
        {mayChange && <ChangeButtons webhook={webhook} onEdit={onEdit} />}
        <Button
          size="xs"
          aria-expanded={showsLog}
          aria-label={`${showsLog ? 'Hide messages' : 'Messages'} to ${webhook.url}`}
          onClick={() => setShowsLog(!showsLog)}
        >
          {showsLog ? 'Hide messages' : 'Messages'}
        </Button>
        <Button
          size="xs"
          variant="subtle"
          color="red"
          aria-label={`Delete ${webhook.url}`}
          onClick={() => setRemoving(true)}
        >
          Delete
        </Button>
      </Group>
      {showsLog && <DeliveryLog webhook={webhook} mayReplay={mayChange && webhook.enabled} />}
      {removing && <RemoveDialog webhook={webhook} onClose={() => setRemoving(false)} />}
    </RecordItem>
  )
}

const eventsOf = ({ events }: Webhook) =>
  events.length === webhookEventNames.length ? 'All events' : events.join(', ')

function stateOf({ enabled, disabledAt, failingSince, lastDeliveredAt, waiting }: Webhook) {
  const queued = waiting > 0 ? `, ${numberText(waiting)} waiting` : ''
  if (!enabled && disabledAt) return `Turned off ${dayAndTime(disabledAt)} because deliveries kept failing`
  if (!enabled) return 'Off'
  if (failingSince) return `Failing since ${dayAndTime(failingSince)}${queued}`
  return (
    (lastDeliveredAt ? `Last delivered ${dayAndTime(lastDeliveredAt)}` : 'Nothing delivered yet') + queued
  )
}

function ChangeButtons({ webhook, onEdit }: Omit<Props, 'mayChange'>) {
  const testing = useTestWebhook()
  const updating = useUpdateWebhook()
  const { id, url, enabled } = webhook
  return (
    <>
      <Button
        size="xs"
        aria-label={`Send test to ${url}`}
        loading={testing.isPending}
        onClick={() => testing.mutate(id)}
      >
        Send test
      </Button>
      <Button size="xs" aria-label={`Edit ${url}`} onClick={onEdit}>
        Edit
      </Button>
      <Button
        size="xs"
        aria-label={`Turn ${enabled ? 'off' : 'on'} ${url}`}
        loading={updating.isPending}
        onClick={() => updating.mutate({ id, enabled: !enabled })}
      >
        Turn {enabled ? 'off' : 'on'}
      </Button>
    </>
  )
}

function RemoveDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const removing = useRemoveWebhook()
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title="Delete this webhook?"
      confirm="Delete"
      pending={removing.isPending}
      onConfirm={() => removing.mutate(webhook.id, { onSuccess: onClose })}
    >
      We stop sending to {webhook.url} and delete its log. You can’t undo this.
    </ConfirmDialog>
  )
}
