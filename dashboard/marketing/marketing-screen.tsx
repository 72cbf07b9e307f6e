import { Button, Tabs } from '@mantine/core'
import { type ComponentType, useState } from 'react'
import { screens } from '../app/paths.ts'
import { Screen } from '../app/screen.tsx'
import { useSession } from '../app/session.queries.ts'
import { IconAdjustmentsHorizontal } from '../icons/index.ts'
import { Link, useSearchParams } from '../routing/routing.tsx'
import { lazyPart } from '../ui/lazy.tsx'
import { FormSkeleton } from '../ui/form-skeleton.tsx'
import { firstTab, type MarketingTab, marketingTabs, tabNames } from './marketing-tabs.ts'
import { hubTexts } from './outreach-texts.ts'
import classes from './marketing-screen.module.css'

const DiscoveryPanel = lazyPart(
  'form',
  async () => (await import('./discovery-panel.tsx')).DiscoveryPanel,
  FormSkeleton,
)
const InvitationPanel = lazyPart(
  'form',
  async () => (await import('./invitation-panel.tsx')).InvitationPanel,
  FormSkeleton,
)
const OutreachPanel = lazyPart(
  'form',
  async () => (await import('./outreach-panel.tsx')).OutreachPanel,
  FormSkeleton,
)
const PostsPanel = lazyPart('form', async () => (await import('./posts-panel.tsx')).PostsPanel, FormSkeleton)

const panels: Record<MarketingTab, ComponentType> = {
  'guest-outreach': InvitationPanel,
  'sponsor-discovery': DiscoveryPanel,
  'sponsor-outreach': () => <OutreachPanel texts={hubTexts} />,
  'social-media': PostsPanel,
}

/** The tab is in the URL, so that links and reloads open the same one and Back leads to the one before. */
function useTab() {
  const [params, setParams] = useSearchParams()
  const wanted = params.get('tab') as MarketingTab
  const tab = tabNames.includes(wanted) ? wanted : firstTab
  const choose = (name: string | null) => {
    if (name && name !== tab) setParams({ tab: name }, { preventScrollReset: true })
  }
  return [tab, choose] as const
}

export function MarketingScreen() {
  const [tab, choose] = useTab()
  const session = useSession()
  return (
    <Screen
      actions={
        <Button
          component={Link}
          to={screens.showSettings.path}
          leftSection={<IconAdjustmentsHorizontal size={17} />}
        >
          Go to Show Settings
        </Button>
      }
    >
      <Tabs
        value={tab}
        onChange={choose}
        variant="none"
        classNames={{ list: classes.list, tab: classes.tab, tabLabel: classes.label }}
      >
        <Tabs.List aria-label="Marketing Hub">
          {tabNames.map((name) => {
            const { label, icon: Glyph } = marketingTabs[name]
            return (
              <Tabs.Tab key={name} value={name} leftSection={<Glyph size={16} stroke={1.7} />}>
                {label}
              </Tabs.Tab>
            )
          })}
        </Tabs.List>
        {/* Features and kept forms depend on the session */}
        {session.isLoading ? <FormSkeleton /> : <VisitedPanels tab={tab} />}
      </Tabs>
    </Screen>
  )
}

/** Visited tabs stay mounted with their form, running generation and result. */
function VisitedPanels({ tab }: { tab: MarketingTab }) {
  const [visited, setVisited] = useState<readonly MarketingTab[]>([tab])
  if (!visited.includes(tab)) setVisited([...visited, tab])
  return tabNames.map((name) => {
    const Panel = panels[name]
    return (
      <Tabs.Panel key={name} value={name} pt="lg" keepMounted={visited.includes(name)}>
        <Panel />
      </Tabs.Panel>
    )
  })
}
