import { ApiError } from '@cueroom/core/contract/client.ts'
import { Button, Stack, ThemeIcon, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { IconCloudOff, IconLock, type Icon } from '../icons/index.ts'
import { Dimmed } from './dimmed.ts'
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

const Panel = ({ icon: Glyph, title, description, role, children }: PanelProps) => (
  <Stack className={classes.panel} align="center" gap="sm" role={role}>
    <ThemeIcon variant="light" size={44} radius="xl">
      <Glyph size={22} stroke={1.6} />
    </ThemeIcon>
    <Stack gap={4} align="center">
      <Title order={2} size="h4" ta="center">
        {title}
      </Title>
      <Dimmed maw={440} ta="center" component="div">
        {description}
      </Dimmed>
    </Stack>
    {children}
  </Stack>
)

/** Empty state: says what belongs here and offers the next step. */
export const EmptyState = (props: StateProps & { icon: Icon }) => <Panel {...props} />

/** Error state: what happened and what to do. */
export const FailureState = (props: StateProps) => <Panel icon={IconCloudOff} role="alert" {...props} />

/** Locked state. */
export const LockedPanel = (props: StateProps) => <Panel icon={IconLock} {...props} />

interface LoadFailureProps {
  /** What failed to load, such as `guests`. */
  what: string
  query: { refetch: () => unknown; isFetching: boolean; error?: unknown }
  title?: string
  description?: string
}

/** Failed state of a list or record. What the show may not use is locked: trying again wouldn't help. */
export const LoadFailure = ({
  what,
  query,
  title = `Couldn't load your ${what}`,
  description = "Nothing is lost. The server didn't respond or returned an error. Please try again.",
}: LoadFailureProps) =>
  query.error instanceof ApiError && query.error.status === 403 ? (
    <LockedPanel title={title} description={query.error.problem.error} />
  ) : (
    <FailureState title={title} description={description}>
      <Button onClick={() => void query.refetch()} loading={query.isFetching}>
        Try again
      </Button>
    </FailureState>
  )
