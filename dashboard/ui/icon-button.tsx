import type { Icon } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import classes from './icon-button.module.css'

interface Look {
  /** What it does: its name, and its tip inside <Tips>. */
  label: string
  icon: Icon
  /** Paler, where there is nothing behind it yet. */
  quiet?: boolean
}

/** A small button with a picture instead of words; as light as an element, since long lists are full of them. */
export const IconButton = ({ label, icon: Symbol, quiet, ...button }: Look & ComponentProps<'button'>) => (
  <button
    type="button"
    {...button}
    className={classes.icon}
    aria-label={label}
    data-tip=""
    data-quiet={quiet || undefined}
  >
    <Symbol size={18} stroke={1.6} aria-hidden />
  </button>
)

export const IconLinkTo = ({ label, icon: Symbol, to }: Look & { to: string }) => (
  <Link to={to} className={classes.icon} aria-label={label} data-tip="">
    <Symbol size={18} stroke={1.6} aria-hidden />
  </Link>
)
