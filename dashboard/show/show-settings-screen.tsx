import { Skeleton } from '@mantine/core'
import { useLoaded } from '../app/query.ts'
import { Screen } from '../app/screen.tsx'
import { useSession } from '../app/session.queries.ts'
import { LoadFailure } from '../ui/states.tsx'
import { SettingsEditor } from './settings-editor.tsx'
import classes from './show-settings-screen.module.css'
import { settingsPath } from './use-save-settings.ts'

export function ShowSettingsScreen() {
  const settings = useLoaded(settingsPath)
  const session = useSession()
  if (settings.data !== undefined && !session.isPending) {
    return <SettingsEditor settings={settings.data} showName={session.data?.tenant.name ?? ''} />
  }
  return (
    <Screen>
      {settings.isError ? (
        <LoadFailure what="show settings" retry={settings.refetch} retrying={settings.isFetching} />
      ) : (
        <SettingsSkeleton />
      )}
    </Screen>
  )
}

const SettingsSkeleton = () => (
  <div className={classes.page} role="status" aria-label="Loading your show settings">
    <div className={classes.sections}>
      {[260, 420, 240, 420, 320].map((height, index) => (
        <Skeleton key={index} h={height} mb="md" radius="lg" />
      ))}
    </div>
  </div>
)
