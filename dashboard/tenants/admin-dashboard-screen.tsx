import { Stack, Tabs, Title } from '@mantine/core'
import { IconBuilding, IconHistory, IconReceipt } from '../icons/index.ts'
import { useSearchParams } from '../routing/routing.tsx'
import { lazyPart } from '../ui/lazy.tsx'
import { RecordListSkeleton } from '../ui/record-list.tsx'
import { TabRow } from '../ui/tab-row.tsx'
import { AdminFrame } from './admin-frame.tsx'
import classes from './admin-dashboard-screen.module.css'
import { SubscriptionManagement } from './subscription-management.tsx'
import { TenantManagement } from './tenant-management.tsx'

const AuditLog = lazyPart(
  'audit log',
  async () => (await import('../audit/audit-log.tsx')).AuditLog,
  () => <RecordListSkeleton label="Loading the audit log" />,
)

const tabs = [
  { value: 'tenants', label: 'Tenant Management', icon: IconBuilding },
  { value: 'subscriptions', label: 'Subscription Management', icon: IconReceipt },
  { value: 'audit', label: 'Audit log', icon: IconHistory },
]

/** Tenants, their features and purchases, for administrators. */
export const AdminDashboardScreen = () => <AdminFrame>{() => <Administration />}</AdminFrame>

function Administration() {
  const [params, setParams] = useSearchParams()
  const asked = params.get('tab')
  const tab = tabs.find(({ value }) => value === asked)?.value ?? 'tenants'
  // Search and page belong to one tab
  const open = (name: string | null) => setParams(name === 'tenants' || !name ? {} : { tab: name })
  return (
    <Stack gap="lg">
      <Title order={1} size={22} lh={1.25}>
        Administration
      </Title>
      <Tabs value={tab} onChange={open} classNames={{ tab: classes.tab ?? '' }}>
        <TabRow tabs={tabs} tab={tab} mb="lg" />
        <Tabs.Panel value="tenants">
          <TenantManagement />
        </Tabs.Panel>
        <Tabs.Panel value="subscriptions">
          <SubscriptionManagement />
        </Tabs.Panel>
        <Tabs.Panel value="audit">
          <AuditLog scope="platform" />
        </Tabs.Panel>
      </Tabs>
    </Stack>
  )
}
