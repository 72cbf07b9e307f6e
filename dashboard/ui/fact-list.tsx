import type { ReactNode } from 'react'
import classes from './fact-list.module.css'

export const FactList = ({ children }: { children: ReactNode }) => (
  <dl className={classes.facts}>{children}</dl>
)

interface FactProps {
  name: string
  children: ReactNode
  /** Shown where there is nothing. */
  none: string
}

export const Fact = ({ name, children, none }: FactProps) => (
  <div>
    <dt>{name}</dt>
    <dd dir="auto">{children || <span className={classes.unknown}>{none}</span>}</dd>
  </div>
)
