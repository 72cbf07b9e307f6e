import { Group, Stack, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useLocation } from '../routing/routing.tsx'
import { Dimmed } from '../ui/dimmed.ts'
import { headingOf } from './paths.ts'
import classes from './screen.module.css'
import { useTitle } from './use-title.ts'

interface Props {
  /** Replaces the description of its path. */
  description?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** A screen in the shell: the heading for its path, actions and content. */
export function Screen({ description, actions, children }: Props) {
  const { title, description: usual } = headingOf(useLocation().pathname)
  useTitle(title)
  return (
    <Stack gap="lg" className={classes.screen}>
      <Group component="header" justify="space-between" gap="12px 24px">
        <div>
          <Title order={1} size={22} lh={1.25}>
            {title}
          </Title>
          <Dimmed>{description ?? usual}</Dimmed>
        </div>
        {actions && (
          <Group align="stretch" gap={8} className={classes.actions}>
            {actions}
          </Group>
        )}
      </Group>
      {children}
    </Stack>
  )
}
