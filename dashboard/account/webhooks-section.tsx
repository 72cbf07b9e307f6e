import type { SignedInTenant } from '@cueroom/core/tenants/tenant.ts'
import type { Webhook } from '@cueroom/core/webhooks/webhook.ts'
import { deliveryDays, retryDays, webhooksMax } from '@cueroom/core/webhooks/webhook-events.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { IconPlus } from '../icons/index.ts'
import { NotAllowed } from '../tenants/locked-feature.tsx'
import { Dimmed } from '../ui/dimmed.ts'
import { lazyDialog } from '../ui/lazy.tsx'
import { RecordList, RecordListSkeleton } from '../ui/record-list.tsx'
import { LoadFailure } from '../ui/states.tsx'
import { Section } from './section.tsx'
import { WebhookItem } from './webhook-item.tsx'
import { useWebhooks } from './webhooks.queries.ts'

const WebhookDialog = lazyDialog(async () => (await import('./webhook-dialog.tsx')).WebhookDialog)

/** The show's webhooks. */
export function WebhooksSection({ tenant }: { tenant: SignedInTenant }) {
  const webhooks = useWebhooks()
  const [editing, setEditing] = useState<Webhook | 'new' | null>(null)
  const mayChange = tenant.active && tenant.features.apiAccess
  const isFull = (webhooks.data?.length ?? 0) >= webhooksMax
  return (
    <Section
      title="Webhooks"
      description={`Cueroom calls your program when something happens in your show. If your program doesn't accept a message, we retry for ${retryDays} days. The log keeps messages for ${deliveryDays} days.`}
      action={
        mayChange && (
          <Button leftSection={<IconPlus size={16} />} disabled={isFull} onClick={() => setEditing('new')}>
            New webhook
          </Button>
        )
      }
    >
      {!mayChange && <NotAllowed feature="apiAccess">No messages are sent without it.</NotAllowed>}
      {isFull && <Dimmed>A show can have at most {webhooksMax} webhooks.</Dimmed>}
      {webhooks.isError && !webhooks.data && <LoadFailure what="webhooks" query={webhooks} />}
      {webhooks.isPending && <RecordListSkeleton label="Loading your webhooks" />}
      {webhooks.data?.length === 0 && mayChange && <Dimmed>No webhooks yet.</Dimmed>}
      {webhooks.data && webhooks.data.length > 0 && (
        <RecordList label="Webhooks">
          {webhooks.data.map((webhook) => (
            <WebhookItem
              key={webhook.id}
              webhook={webhook}
              mayChange={mayChange}
              onEdit={() => setEditing(webhook)}
            />
          ))}
        </RecordList>
      )}
      {editing && (
        <WebhookDialog webhook={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      )}
    </Section>
  )
}
