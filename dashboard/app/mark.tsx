import classes from './mark.module.css'

/** The Cueroom wordmark with its cue light. `size` is the line height in pixels. */
export const Mark = ({ size = 20 }: { size?: number }) => (
  <span className={classes.mark} style={{ fontSize: size }}>
    <svg viewBox="0 0 20 20" aria-hidden>
      <circle cx="10" cy="10" r="9" fill="var(--cue-light)" opacity="0.28" />
      <circle cx="10" cy="10" r="5.5" fill="var(--cue-light)" />
    </svg>
    Cueroom
  </span>
)
