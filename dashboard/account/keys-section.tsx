import type { ApiKey } from '@cueroom/core/keys/api-key.ts'
import type { SignedInTenant } from '@cueroom/core/tenants/tenant.ts'
import { Anchor, Button } from '@mantine/core'
import { useState } from 'react'
import { IconKey, IconPlus } from '../icons/index.ts'
import { LockedFeature } from '../tenants/locked-feature.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Dimmed } from '../ui/dimmed.ts'
import { lazyDialog } from '../ui/lazy.tsx'
import { RecordItem, RecordList, RecordListSkeleton } from '../ui/record-list.tsx'
import { LoadFailure } from '../ui/states.tsx'
import { day, dayAndTime } from '../ui/text.ts'
import { useKeys, useRevokeKey } from './keys.queries.ts'
import { Section } from './section.tsx'

const NewKeyDialog = lazyDialog(async () => (await import('./new-key-dialog.tsx')).NewKeyDialog)

/** The keys that scripts sign in with. */
export function KeysSection({ tenant }: { tenant: SignedInTenant }) {
  const keys = useKeys()
  const [creating, setCreating] = useState(false)
  const [revoking, setRevoking] = useState<ApiKey | null>(null)
  const mayCreate = tenant.active && tenant.features.apiAccess
  return (
    <Section
      title="API keys"
      description={
        <>
          Let scripts and the command line work without your password. The{' '}
          <Anchor href="/api/docs" inherit>
            API reference
          </Anchor>{' '}
          lists every call.
        </>
      }
      action={
        mayCreate && (
          <Button leftSection={<IconPlus size={16} />} onClick={() => setCreating(true)}>
            New key
          </Button>
        )
      }
    >
      {!tenant.features.apiAccess && (
        <LockedFeature feature="apiAccess">Your existing keys don’t work without it.</LockedFeature>
      )}
      {keys.isError && !keys.data && <LoadFailure what="API keys" query={keys} />}
      {keys.isPending && <RecordListSkeleton label="Loading your API keys" />}
      {keys.data?.length === 0 && tenant.features.apiAccess && <Dimmed>No keys yet.</Dimmed>}
      {keys.data && keys.data.length > 0 && (
        <RecordList label="API keys">
          {keys.data.map((key) => (
            <Key key={key.id} apiKey={key} onRevoke={() => setRevoking(key)} />
          ))}
        </RecordList>
      )}
      {creating && <NewKeyDialog onClose={() => setCreating(false)} />}
      {revoking && <RevokeDialog apiKey={revoking} onClose={() => setRevoking(null)} />}
    </Section>
  )
}

function Key({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke: () => void }) {
  const { name, scope, hint, createdAt, expiresAt, lastUsedAt } = apiKey
  const [now] = useState(() => new Date())
  const ended = new Date(expiresAt) < now
  const used = lastUsedAt ? `last used ${dayAndTime(lastUsedAt)}` : 'never used'
  return (
    <RecordItem
      icon={IconKey}
      title={name}
      details={[
        `${scope === 'read' ? 'Can only read' : 'Can read and write'}, ends in ${hint}, ${used}`,
        `Created ${day(createdAt)}, ${ended ? 'expired' : 'expires'} ${day(expiresAt)}`,
      ]}
      action={
        <Button variant="subtle" color="red" aria-label={`Revoke ${name}`} onClick={onRevoke}>
          Revoke
        </Button>
      }
    />
  )
}

function RevokeDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const revoking = useRevokeKey()
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={`Revoke ${apiKey.name}?`}
      confirm="Revoke"
      pending={revoking.isPending}
      onConfirm={() => revoking.mutate(apiKey.id, { onSuccess: onClose })}
    >
      Scripts that use this key stop working. You can’t undo this, but you can create another key.
    </ConfirmDialog>
  )
}
