import type { ShowSettings } from '@cueroom/core/show/show-settings.ts'
import { Accordion, Skeleton, Stack } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useLoaded } from '../app/query.ts'
import { Screen } from '../app/screen.tsx'
import { EmptyState, LoadFailure } from '../ui/states.tsx'
import { settingsSections } from './settings-sections.tsx'
import classes from './show-settings-screen.module.css'

export function ShowSettingsScreen() {
  const settings = useLoaded('/api/show-settings')
  return (
    <Screen>
      {settings.isPending && <SettingsSkeleton />}
      {settings.isError && (
        <LoadFailure what="show settings" retry={settings.refetch} retrying={settings.isFetching} />
      )}
      {settings.data === null && (
        <EmptyState
          icon={IconAdjustmentsHorizontal}
          title="No settings saved yet"
          description="What your show is about, who hosts it and how its texts should sound will stand here."
        />
      )}
      {settings.data && <SettingsSummary settings={settings.data} />}
    </Screen>
  )
}

/** Everything that is settled about the show, section by section. */
export function SettingsSummary({ settings }: { settings: ShowSettings }) {
  const sections = settingsSections.map(({ id }) => id)
  return (
    <Accordion
      multiple
      defaultValue={sections}
      variant="separated"
      radius="lg"
      classNames={classes}
      order={2}
      maw={860}
    >
      {settingsSections.map(({ id, title, Section }) => (
        <Accordion.Item key={id} value={id}>
          <Accordion.Control>{title}</Accordion.Control>
          <Accordion.Panel>
            <Section settings={settings} />
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  )
}

const SettingsSkeleton = () => (
  <Stack role="status" aria-label="Loading your show settings" maw={860}>
    {[180, 260, 160, 260].map((height, index) => (
      <Skeleton key={index} h={height} radius="lg" />
    ))}
  </Stack>
)
