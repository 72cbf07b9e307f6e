import { Anchor, Center, Group, Stack, Tabs, Title } from '@mantine/core'
import { useDocumentTitle } from '@mantine/hooks'
import { IconBuilding, IconHistory, IconReceipt } from '@tabler/icons-react'
import { Link, Navigate, useSearchParams } from 'react-router'
import { AdminArea, useRead } from '../app/api.tsx'
import { Mark } from '../app/mark.tsx'
import { admin, home, productName } from '../app/paths.ts'
import { CodePrompt } from '../auth/code-prompt.tsx'
import { adminToken } from '../app/session.ts'
import { useStore } from '../app/store.ts'
import { lazyPart } from '../ui/lazy.tsx'
import { RecordListSkeleton } from '../ui/record-list.tsx'
import { LoadFailure } from '../ui/states.tsx'
import { AdminMenu } from './admin-menu.tsx'
import classes from './admin-dashboard-screen.module.css'
import { SubscriptionManagement } from './subscription-management.tsx'
import { TenantManagement } from './tenant-management.tsx'

const AuditLog = lazyPart(
  'audit log',
  async () => (await import('../audit/audit-log.tsx')).AuditLog,
  () => <RecordListSkeleton label="Loading the audit log" />,
)

const tabs = ['tenants', 'subscriptions', 'audit'] as const

/** Tenants, their features and purchases, for administrators. */
export const AdminDashboardScreen = () => (
  <AdminArea>
    <SignedInAdmin />
  </AdminArea>
)

function SignedInAdmin() {
  useDocumentTitle(`Admin · ${productName}`)
  const token = useStore(adminToken)
  const session = useRead(['adminSession'], (api, signal) => api.auth.adminSession({ signal }), {
    enabled: token !== null,
  })
  if (!token) return <Navigate to={admin.signIn} replace />
  if (session.isError)
    return (
      <Center component="main" mih="100dvh" p="md">
        <LoadFailure what="session" query={session} />
      </Center>
    )
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <Group gap="md" wrap="nowrap">
          <Mark size={22} />
          <span className={classes.badge}>Admin</span>
        </Group>
        <Group gap="lg" wrap="nowrap">
          <Anchor component={Link} to={home} size="sm" className={classes.back}>
            Back to your show
          </Anchor>
          {session.data && <AdminMenu {...session.data} />}
        </Group>
      </header>
      <main className={classes.main}>
        <Administration />
        <CodePrompt />
      </main>
    </div>
  )
}

function Administration() {
  const [params, setParams] = useSearchParams()
  const asked = params.get('tab')
  const tab = tabs.find((name) => name === asked) ?? 'tenants'
  // Search and page belong to one tab
  const open = (name: string | null) => setParams(name === 'tenants' || !name ? {} : { tab: name })
  return (
    <Stack gap="lg">
      <Title order={1} size={22} lh={1.25}>
        Administration
      </Title>
      <Tabs value={tab} onChange={open} keepMounted={false} classNames={{ tab: classes.tab ?? '' }}>
        <Tabs.List mb="lg" style={{ flexWrap: 'nowrap' }}>
          <Tabs.Tab value="tenants" leftSection={<IconBuilding size={16} stroke={1.6} aria-hidden />}>
            Tenant Management
          </Tabs.Tab>
          <Tabs.Tab value="subscriptions" leftSection={<IconReceipt size={16} stroke={1.6} aria-hidden />}>
            Subscription Management
          </Tabs.Tab>
          <Tabs.Tab value="audit" leftSection={<IconHistory size={16} stroke={1.6} aria-hidden />}>
            Audit log
          </Tabs.Tab>
        </Tabs.List>
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
