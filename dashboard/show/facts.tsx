import type { ReactNode } from 'react'
import classes from './facts.module.css'

/** What is settled, as label and value. */
export const Facts = ({ children }: { children: ReactNode }) => <dl className={classes.facts}>{children}</dl>

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children || 'Not set'}</dd>
    </div>
  )
}
