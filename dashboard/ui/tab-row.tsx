import { Tabs } from '@mantine/core'
import { useEffect, useRef } from 'react'
import type { Icon } from '../icons/index.ts'
import classes from './tab-row.module.css'

interface Tab {
  value: string
  label: string
  icon?: Icon
}

interface Props {
  tabs: readonly Tab[]
  /** The open tab. */
  tab: string
  /** Space below, where the panels have none of their own. */
  mb?: 'lg'
}

/** Tabs in one row, which scrolls where they don't fit. The open tab is always in view. */
export function TabRow({ tabs, tab, mb }: Props) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const open = row.current?.querySelector(`[role=tab][id$='-tab-${tab}']`)
    if (!row.current || !open) return
    const [frame, box] = [row.current.getBoundingClientRect(), open.getBoundingClientRect()]
    row.current.scrollLeft += box.left + box.width / 2 - (frame.left + frame.width / 2)
  }, [tab])
  return (
    <Tabs.List ref={row} className={classes.row ?? ''} {...(mb && { mb })}>
      {tabs.map(({ value, label, icon: Glyph }) => (
        <Tabs.Tab key={value} value={value} leftSection={Glyph && <Glyph size={16} stroke={1.6} />}>
          {label}
        </Tabs.Tab>
      ))}
    </Tabs.List>
  )
}
