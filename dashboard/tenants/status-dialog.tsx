import { tenantLabels } from '@cueroom/core/tenants/tenant-changes.ts'
import type { SubscribedTenant } from '@cueroom/core/tenants/tenant.ts'
import { Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { isSuspended } from './tenant-words.ts'
import { useSetStatus } from './tenants.queries.ts'

/** Suspends a tenant, with the reason that its host reads, or activates it again. */
export function StatusDialog({ tenant, onClose }: { tenant: SubscribedTenant; onClose: () => void }) {
  const [reason, setReason] = useState(tenant.suspensionReason ?? '')
  const setting = useSetStatus()
  const suspended = isSuspended(tenant)
  const confirm = () =>
    setting.mutate(
      suspended
        ? { id: tenant.id, subscriptionStatus: 'active', suspensionReason: null }
        : { id: tenant.id, subscriptionStatus: 'inactive', suspensionReason: reason.trim() || null },
      { onSuccess: onClose },
    )
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={suspended ? `Activate ${tenant.name}?` : `Suspend ${tenant.name}?`}
      confirm={suspended ? 'Activate' : 'Suspend'}
      harmless={suspended}
      onConfirm={confirm}
      pending={setting.isPending}
    >
      {suspended ? (
        'The host can create, edit and generate again, and public questionnaires take answers.'
      ) : (
        <Stack>
          <Text size="sm">
            The host can still sign in, read, export and delete. Creating, editing and generating stop, and
            public questionnaires are closed.
          </Text>
          <Textarea
            label={tenantLabels.suspensionReason}
            description="Optional. The host reads it after signing in, above every screen."
            minRows={2}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            data-autofocus
          />
        </Stack>
      )}
    </ConfirmDialog>
  )
}
