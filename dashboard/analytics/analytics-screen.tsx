import type { Analytics } from '@cueroom/core/analytics/analytics.ts'
import { chartNames, isEmptyChart } from '@cueroom/core/analytics/charts.ts'
import { addDays } from '@cueroom/core/analytics/period.ts'
import { Button, Group, Select, Stack } from '@mantine/core'
import { useState } from 'react'
import { screens, settingsSection } from '../app/paths.ts'
import { Screen } from '../app/screen.tsx'
import { useEntitlements } from '../app/session.queries.ts'
import { IconChartLine } from '../icons/index.ts'
import { Link } from '../routing/routing.tsx'
import { LockedFeature } from '../tenants/locked-feature.tsx'
import { Dimmed } from '../ui/dimmed.ts'
import { ListSkeleton } from '../ui/list-skeleton.tsx'
import { EmptyState, LoadFailure } from '../ui/states.tsx'
import { useAnalytics } from './analytics.queries.ts'
import { ChartCard } from './chart-card.tsx'

const periods = [
  { value: '30', label: 'Last 30 days' },
  { value: '90', label: 'Last 90 days' },
  { value: '365', label: 'Last year' },
]
const usualPeriod = '90'

const daysAgo = (days: number) => addDays(new Date().toISOString().slice(0, 10), 1 - days)

/** Visits, guests, texts and inquiries over time. */
export function AnalyticsScreen() {
  const { may } = useEntitlements()
  return <Screen>{may('analytics') ? <Figures /> : <LockedFeature feature="analytics" />}</Screen>
}

function Figures() {
  const [period, setPeriod] = useState(usualPeriod)
  const [from, setFrom] = useState(() => daysAgo(Number(usualPeriod)))
  const [questionnaire, setQuestionnaire] = useState<string | null>(null)
  const figures = useAnalytics({ from, ...(questionnaire && { questionnaire }) })
  const { data } = figures
  return (
    <Stack gap="lg">
      <Group gap="sm" align="flex-end">
        <Select
          label="Period"
          data={periods}
          value={period}
          allowDeselect={false}
          w={180}
          onChange={(days) => {
            setPeriod(days ?? usualPeriod)
            setFrom(daysAgo(Number(days ?? usualPeriod)))
          }}
        />
        <Select
          label="Questionnaire"
          placeholder="All questionnaires"
          data={(data?.questionnaires ?? []).map(({ id, title }) => ({ value: id, label: title }))}
          value={questionnaire}
          onChange={setQuestionnaire}
          clearable
          w={280}
        />
      </Group>
      {figures.isPending && (
        <ListSkeleton label="Loading your analytics" rows={3} gap="lg" h={340} radius={14} />
      )}
      {figures.isError && !data && <LoadFailure what="analytics" query={figures} />}
      {data && <Charts analytics={data} />}
    </Stack>
  )
}

function Charts({ analytics }: { analytics: Analytics }) {
  if (chartNames.every((chart) => isEmptyChart(analytics, chart))) {
    return (
      <EmptyState
        icon={IconChartLine}
        title="No data yet"
        description="Send a questionnaire to a guest: visits and answers appear here within seconds."
      >
        <Button component={Link} to={screens.questionnaires.path}>
          Open the questionnaires
        </Button>
      </EmptyState>
    )
  }
  return (
    <>
      {chartNames.map((chart) => (
        <ChartCard key={chart} analytics={analytics} chart={chart} />
      ))}
      <Dimmed>
        Days start at midnight in {analytics.timeZone.replaceAll('_', ' ')}.{' '}
        <Link to={settingsSection('about')}>Change it in Show Settings</Link>. We count visits without cookies
        and store nothing about the visitor.
      </Dimmed>
    </>
  )
}
