import { Button, Stack, Text, ThemeIcon, Title } from '@mantine/core'
import { IconCloudOff, IconLock, type Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './states.module.css'

interface StateProps {
  title: string
  description: ReactNode
  children?: ReactNode
}

interface PanelProps extends StateProps {
  icon: Icon
  role?: 'alert'
}

function Panel({ icon: Symbol, title, description, role, children }: PanelProps) {
  return (
    <Stack className={classes.panel} align="center" gap="sm" role={role}>
      <ThemeIcon variant="light" size={44} radius="xl">
        <Symbol size={22} stroke={1.6} aria-hidden />
      </ThemeIcon>
      <Stack gap={4} align="center">
        <Title order={2} size="h4" ta="center">
          {title}
        </Title>
        <Text c="dimmed" maw={440} ta="center" size="sm" component="div">
          {description}
        </Text>
      </Stack>
      {children}
    </Stack>
  )
}

/** Empty state: says what belongs here and offers the next step. */
export const EmptyState = (props: StateProps & { icon: Icon }) => <Panel {...props} />

/** Error state: what happened and what to do. */
export const FailureState = (props: StateProps) => <Panel icon={IconCloudOff} role="alert" {...props} />

/** Locked state. */
export const LockedPanel = (props: StateProps) => <Panel icon={IconLock} {...props} />

/** Failed state of a list or record. */
export function LoadFailure({
  what,
  retry,
  retrying,
}: {
  what: string
  retry: () => void
  retrying: boolean
}) {
  return (
    <FailureState
      title={`Couldn't load your ${what}`}
      description="Nothing is lost. The server didn't respond or returned an error. Please try again."
    >
      <Button variant="default" onClick={retry} loading={retrying}>
        Try again
      </Button>
    </FailureState>
  )
}
