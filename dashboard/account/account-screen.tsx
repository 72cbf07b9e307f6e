import type { SignedInTenant } from '@cueroom/core/tenants/tenant.ts'
import { Stack, Tabs } from '@mantine/core'
import { Screen } from '../app/screen.tsx'
import { useSession } from '../app/session.queries.ts'
import { IconHistory, IconKey, IconUserCircle, IconWebhook } from '../icons/index.ts'
import { useSearchParams } from '../routing/routing.tsx'
import { lazyPart } from '../ui/lazy.tsx'
import { RecordListSkeleton } from '../ui/record-list.tsx'
import { TabRow } from '../ui/tab-row.tsx'
import { ArchiveSection } from './archive-section.tsx'
import { EraseSection } from './erase-section.tsx'
import { MailsSection } from './mails-section.tsx'
import { PlanSection } from './plan-section.tsx'
import { Section } from './section.tsx'
import { HostSessionsSection } from './sessions-section.tsx'
import { SignInSection } from './sign-in-section.tsx'
import { TwoFactorSection } from './two-factor-section.tsx'
import { UsageSection } from './usage-section.tsx'

const Waiting = () => <RecordListSkeleton label="Loading" />
const KeysSection = lazyPart(
  'API keys',
  async () => (await import('./keys-section.tsx')).KeysSection,
  Waiting,
)
const WebhooksSection = lazyPart(
  'webhooks',
  async () => (await import('./webhooks-section.tsx')).WebhooksSection,
  Waiting,
)
const AuditLog = lazyPart('audit log', async () => (await import('../audit/audit-log.tsx')).AuditLog, Waiting)

const tabs = [
  { value: 'account', label: 'Account and plan', icon: IconUserCircle },
  { value: 'api', label: 'API', icon: IconKey },
  { value: 'webhooks', label: 'Webhooks', icon: IconWebhook },
  { value: 'activity', label: 'Activity', icon: IconHistory },
]

/** The account: sign-in, plan, API keys, webhooks and the audit log. */
export function AccountScreen() {
  const tenant = useSession().data?.tenant
  return <Screen>{tenant ? <AccountTabs tenant={tenant} /> : <Waiting />}</Screen>
}

function AccountTabs({ tenant }: { tenant: SignedInTenant }) {
  const [params, setParams] = useSearchParams()
  const asked = params.get('tab')
  const tab = tabs.find(({ value }) => value === asked)?.value ?? 'account'
  return (
    <Tabs value={tab} onChange={(name) => setParams(!name || name === 'account' ? {} : { tab: name })}>
      <TabRow tabs={tabs} tab={tab} mb="lg" />
      <Tabs.Panel value="account">
        <Stack gap={28}>
          <SignInSection tenant={tenant} />
          <TwoFactorSection />
          <HostSessionsSection />
          <MailsSection />
          <PlanSection tenant={tenant} />
          <UsageSection />
          <ArchiveSection tenant={tenant} />
          <EraseSection tenant={tenant} />
        </Stack>
      </Tabs.Panel>
      <Tabs.Panel value="api">
        <KeysSection tenant={tenant} />
      </Tabs.Panel>
      <Tabs.Panel value="webhooks">
        <WebhooksSection tenant={tenant} />
      </Tabs.Panel>
      <Tabs.Panel value="activity">
        <Section
          wide
          title="Activity"
          description="Who signed in, and who changed, deleted or exported what. Nobody can change this log."
        >
          <AuditLog scope="show" />
        </Section>
      </Tabs.Panel>
    </Tabs>
  )
}
