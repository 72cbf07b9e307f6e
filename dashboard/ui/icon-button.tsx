import type { ComponentProps } from 'react'
import type { Icon } from '../icons/index.ts'
import { Link } from '../routing/routing.tsx'
import classes from './icon-button.module.css'

interface Look {
  /** Accessible name, and tooltip inside <Tips>. */
  label: string
  icon: Icon
  /** Dimmed when empty. */
  quiet?: boolean
}

/** A lightweight icon button, because long lists have thousands. */
export const IconButton = ({ label, icon: Glyph, quiet, ...button }: Look & ComponentProps<'button'>) => (
  <button
    type="button"
    {...button}
    className={classes.icon}
    aria-label={label}
    data-tip=""
    data-quiet={quiet || undefined}
  >
    <Glyph size={18} stroke={1.6} />
  </button>
)

export const IconLinkTo = ({ label, icon: Glyph, to }: Look & { to: string }) => (
  <Link to={to} className={classes.icon} aria-label={label} data-tip="">
    <Glyph size={18} stroke={1.6} />
  </Link>
)
