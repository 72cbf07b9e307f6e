import { ApiError } from '@cueroom/core/contract/client.ts'
import { planWords } from '@cueroom/core/entitlements/plan-words.ts'
import type { SubscribedTenant } from '@cueroom/core/tenants/tenant.ts'
import { Alert, Anchor, Button, Group, Stack, Title } from '@mantine/core'
import { useState } from 'react'
import { Section } from '../account/section.tsx'
import { UsageMeters } from '../account/usage-section.tsx'
import { admin, tenantPage } from '../app/paths.ts'
import { AuditLog } from '../audit/audit-log.tsx'
import { IconBuilding } from '../icons/index.ts'
import { AdminFrame } from '../tenants/admin-frame.tsx'
import { EditTenantDialog } from '../tenants/edit-tenant-dialog.tsx'
import { PurchaseHistory } from '../tenants/purchase-history.tsx'
import { subscriptionOf } from '../tenants/tenant-words.ts'
import { useTenant } from '../tenants/tenants.queries.ts'
import { RecordListSkeleton } from '../ui/record-list.tsx'
import { EmptyState, LoadFailure } from '../ui/states.tsx'
import { day } from '../ui/text.ts'
import classes from '../account/account.module.css'
import { Link, usePathId } from '../routing/routing.tsx'
import { TenantSessions } from './tenant-sessions.tsx'
import { useTenantUsage } from './tenant-page.queries.ts'

/** Everything about one tenant: subscription, purchases, limits, sessions and audit log. */
export function TenantPageScreen() {
  const id = usePathId(tenantPage(':id')) ?? ''
  return <AdminFrame>{() => <TenantPage key={id} id={id} />}</AdminFrame>
}

function TenantPage({ id }: { id: string }) {
  const tenant = useTenant(id)
  const isMissing = tenant.error instanceof ApiError && [400, 404].includes(tenant.error.status)
  return (
    <Stack gap={28}>
      <Anchor component={Link} to={admin.dashboard} size="sm">
        All tenants
      </Anchor>
      {tenant.isPending && <RecordListSkeleton label="Loading the tenant" />}
      {isMissing && (
        <EmptyState
          icon={IconBuilding}
          title="Tenant not found"
          description="It may have been erased. The list has every tenant."
        />
      )}
      {tenant.isError && !isMissing && (
        <LoadFailure what="tenant" title="Couldn't load the tenant" query={tenant} />
      )}
      {tenant.data && <LoadedTenant tenant={tenant.data} />}
    </Stack>
  )
}

function LoadedTenant({ tenant }: { tenant: SubscribedTenant }) {
  const [editing, setEditing] = useState(false)
  return (
    <>
      <Group justify="space-between">
        <Title order={1} size={22} lh={1.25} dir="auto">
          {tenant.name}
        </Title>
        <Button onClick={() => setEditing(true)}>Edit</Button>
      </Group>
      {tenant.subscriptionStatus === 'inactive' && tenant.suspensionReason && (
        <Alert color="coral" title="Suspended">
          {tenant.suspensionReason}
        </Alert>
      )}
      <Facts tenant={tenant} />
      <PurchaseHistory tenantId={tenant.id} />
      <Usage id={tenant.id} />
      <TenantSessions id={tenant.id} name={tenant.name} />
      <Section wide title="Audit log" description="What this show's host, keys and administrators did.">
        <AuditLog scope="platform" show={tenant.id} />
      </Section>
      {editing && <EditTenantDialog tenant={tenant} onClose={() => setEditing(false)} />}
    </>
  )
}

function Facts({ tenant }: { tenant: SubscribedTenant }) {
  const { word, until } = subscriptionOf(tenant)
  const facts: [string, string | null][] = [
    ['Email', tenant.email],
    ['Domain', tenant.domain],
    ['Plan', planWords[tenant.subscriptionPlan]],
    ['Status', [word, until].filter(Boolean).join(', ')],
    ['Billing email', tenant.billingEmail],
    ['Created', day(tenant.createdAt)],
    ['Last sign-in', tenant.lastLoginAt ? day(tenant.lastLoginAt) : 'Never'],
  ]
  return (
    <Section title="Account">
      <dl className={classes.facts}>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name} className={classes.fact}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </Section>
  )
}

function Usage({ id }: { id: string }) {
  const usage = useTenantUsage(id)
  return (
    <Section title="Usage and limits">
      <UsageMeters found={usage} />
    </Section>
  )
}
