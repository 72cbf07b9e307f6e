import type { Analytics } from '@cueroom/core/analytics/analytics.ts'
import { chartNames, isEmptyChart } from '@cueroom/core/analytics/charts.ts'
import { addDays } from '@cueroom/core/analytics/period.ts'
import { Button, Group, Select, Skeleton, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { screens, settingsSection } from '../app/paths.ts'
import { Screen } from '../app/screen.tsx'
import { useEntitlements } from '../app/session.queries.ts'
import { IconChartLine } from '../icons/index.ts'
import { Link } from '../routing/routing.tsx'
import { LockedFeature } from '../tenants/locked-feature.tsx'
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

/** How visits, guests, texts and inquiries develop. */
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
      {figures.isPending && <FiguresSkeleton />}
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
        title="Nothing to count yet"
        description="Send a questionnaire to a guest: visits and answers appear here within seconds."
      >
        <Button component={Link} to={screens.questionnaires.path} variant="default">
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
      <Text size="sm" c="dimmed">
        Days begin in the time zone {analytics.timeZone.replaceAll('_', ' ')}.{' '}
        <Link to={settingsSection('about')}>Change it in Show Settings</Link>. Visits are counted without
        cookies and without anything about the visitor.
      </Text>
    </>
  )
}

const FiguresSkeleton = () => (
  <Stack role="status" aria-label="Loading your analytics" gap="lg">
    {[0, 1, 2].map((card) => (
      <Skeleton key={card} h={340} radius={14} />
    ))}
  </Stack>
)
