import { Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { Dimmed } from '../ui/dimmed.ts'
import classes from './account.module.css'

interface Props {
  title: string
  description?: ReactNode
  action?: ReactNode
  /** As wide as the screen, for tables. */
  wide?: boolean
  children?: ReactNode
}

/** A section of the account: heading, description, main action and content. */
export function Section({ title, description, action, wide = false, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={classes.section} data-wide={wide || undefined}>
      <header className={classes.header}>
        <div>
          <Title id={id} order={2} size="h4">
            {title}
          </Title>
          {description && <Dimmed component="div">{description}</Dimmed>}
        </div>
        {action}
      </header>
      {children}
    </section>
  )
}
