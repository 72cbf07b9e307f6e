import { Stack, Text, Title } from '@mantine/core'
import { useDocumentTitle } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { headingOf, productName } from './paths.ts'
import classes from './screen.module.css'

/** A screen in the shell: the heading for its path, actions and content. */
export function Screen({ actions, children }: { actions?: ReactNode; children: ReactNode }) {
  const { title, description } = headingOf(useLocation().pathname)
  useDocumentTitle(title === productName ? title : `${title} · ${productName}`)
  return (
    <Stack gap="lg" className={classes.screen}>
      <header className={classes.header}>
        <div>
          <Title order={1} size={22} lh={1.25}>
            {title}
          </Title>
          <Text size="sm" c="dimmed">
            {description}
          </Text>
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </header>
      {children}
    </Stack>
  )
}
