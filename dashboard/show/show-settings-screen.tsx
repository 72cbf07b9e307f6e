import { Skeleton, Stack } from '@mantine/core'
import { useSettings } from '../app/settings.queries.ts'
import { Screen } from '../app/screen.tsx'
import { useSession } from '../app/session.queries.ts'
import { LoadFailure } from '../ui/states.tsx'
import { SettingsEditor } from './settings-editor.tsx'
import classes from './show-settings-screen.module.css'

export function ShowSettingsScreen() {
  const settings = useSettings()
  const session = useSession()
  if (settings.data !== undefined && !session.isPending) {
    return <SettingsEditor settings={settings.data} showName={session.data?.tenant.name ?? ''} />
  }
  return (
    <Screen>
      {settings.isError ? <LoadFailure what="show settings" query={settings} /> : <SettingsSkeleton />}
    </Screen>
  )
}

const SettingsSkeleton = () => (
  <div className={classes.page} role="status" aria-label="Loading your show settings">
    <div className={classes.sections}>
      {[4, 10, 6].map((fields, index) => (
        <div key={index} className={classes.loading}>
          <Skeleton h={20} w="32%" />
          {Array.from({ length: fields }, (_, field) => (
            <Stack key={field} gap={8}>
              <Skeleton h={14} w="40%" />
              <Skeleton h={36} />
            </Stack>
          ))}
        </div>
      ))}
    </div>
  </div>
)
