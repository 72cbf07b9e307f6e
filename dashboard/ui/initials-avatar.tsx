import { initialsOf } from '@cueroom/core/guests/card-name.ts'
import classes from './initials-avatar.module.css'

interface Props {
  name: string
  /** Path of a stored photo; otherwise initials are shown. */
  photo?: string | null
  size?: number
}

/** The photo, or initials on a colour derived from the name. Decorative: the name is next to it. */
export function InitialsAvatar({ name, photo, size = 44 }: Props) {
  const style = { '--size': `${size}px`, '--hue': hueOf(name) } as React.CSSProperties
  if (photo?.startsWith('/')) {
    return (
      <img
        className={classes.avatar}
        style={style}
        src={photo}
        alt=""
        loading="lazy"
        width={size}
        height={size}
      />
    )
  }
  return (
    <span className={classes.avatar} style={style} aria-hidden>
      {initialsOf(name)}
    </span>
  )
}

const hueOf = (name: string) =>
  [...name].reduce((hash, letter) => (hash * 31 + letter.codePointAt(0)!) % 360, 7)
