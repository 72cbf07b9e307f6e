import { numberText } from '@cueroom/core/text/format.ts'
import { Button, type ButtonProps, Menu } from '@mantine/core'
import type { ReactNode } from 'react'
import { IconChevronUp, type Icon } from '../icons/index.ts'
import classes from './bulk-bar.module.css'

interface BulkBarProps {
  /** What is selected, in the plural, such as `guests`. */
  what: string
  count: number
  /** Buttons. */
  children: ReactNode
}

/** The actions on what is selected in a list. */
export const BulkBar = ({ what, count, children }: BulkBarProps) => (
  <div className={classes.bar} data-sticky-bar="" role="region" aria-label={`Selected ${what}`}>
    <span className={classes.count} role="status">
      {numberText(count)} selected
    </span>
    {children}
  </div>
)

interface BulkButtonProps extends Pick<ButtonProps, 'disabled' | 'loading'> {
  icon: Icon
  destructive?: boolean
  onClick: () => void
  children: ReactNode
}

export const BulkButton = ({ icon: Icon, destructive, disabled, ...props }: BulkButtonProps) => (
  <Button
    size="compact-md"
    fz="sm"
    c={destructive && !disabled ? 'var(--mantine-color-error)' : undefined}
    disabled={disabled ?? false}
    leftSection={<Icon size={15} />}
    {...props}
  />
)

/** Ends the selection. */
export const BulkDone = ({ onClick }: { onClick: () => void }) => (
  <Button variant="subtle" color="gray" c="dimmed" size="compact-md" fz="sm" onClick={onClick}>
    Done
  </Button>
)

interface BulkMenuProps extends Pick<ButtonProps, 'disabled' | 'loading'> {
  name: string
  /** Menu items. */
  children: ReactNode
}

export const BulkMenu = ({ name, children, ...props }: BulkMenuProps) => (
  <Menu position="top-start" shadow="md">
    <Menu.Target>
      <Button size="compact-md" fz="sm" rightSection={<IconChevronUp size={15} />} {...props}>
        {name}
      </Button>
    </Menu.Target>
    <Menu.Dropdown>{children}</Menu.Dropdown>
  </Menu>
)
