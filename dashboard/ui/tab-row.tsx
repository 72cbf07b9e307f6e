import { Tabs } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import classes from './tab-row.module.css'

interface Props {
  /** The open tab. */
  tab: string
  /** Space below, where the panels have none of their own. */
  mb?: 'lg'
  children: ReactNode
}

/** Tabs in one row, which scrolls where they don't fit. The open tab is always in view. */
export function TabRow({ tab, mb, children }: Props) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const open = row.current?.querySelector(`[role=tab][id$='-tab-${tab}']`)
    if (!row.current || !open) return
    const [frame, box] = [row.current.getBoundingClientRect(), open.getBoundingClientRect()]
    row.current.scrollLeft += box.left + box.width / 2 - (frame.left + frame.width / 2)
  }, [tab])
  return (
    <Tabs.List ref={row} className={classes.row ?? ''} {...(mb && { mb })}>
      {children}
    </Tabs.List>
  )
}
