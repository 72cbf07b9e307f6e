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

/** Nothing is here yet: says what belongs here and gives the one next step. */
export const EmptyState = (props: StateProps & { icon: Icon }) => <Panel {...props} />

/** Something went wrong: says what happened, what is safe and what to do. */
export const FailureState = (props: StateProps) => <Panel icon={IconCloudOff} role="alert" {...props} />

/** A part of the product that this show may not use now. */
export const LockedPanel = (props: StateProps) => <Panel icon={IconLock} {...props} />

/** A list or record that could not be loaded. */
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
      title={`Your ${what} could not be loaded`}
      description="Nothing is lost. The server did not answer, or answered with an error."
    >
      <Button variant="default" onClick={retry} loading={retrying}>
        Try again
      </Button>
    </FailureState>
  )
}
