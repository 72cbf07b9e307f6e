import classes from './tick.module.css'

interface Props {
  label: string
  checked: boolean
  /** Some of what it stands for is checked. */
  mixed?: boolean
  /** Green: it says that something is done, not that it is chosen. */
  done?: boolean
  disabled?: boolean
  /** `shift` tells whether the Shift key was held. */
  onChange: (checked: boolean, shift: boolean) => void
}

/** A checkbox as light as an element, for lists with thousands. */
export const Tick = ({ label, checked, mixed = false, done, disabled, onChange }: Props) => (
  <input
    type="checkbox"
    className={classes.tick}
    aria-label={label}
    data-tip=""
    data-done={done || undefined}
    checked={checked}
    disabled={disabled}
    ref={(input) => {
      if (input) input.indeterminate = mixed
    }}
    onChange={({ currentTarget, nativeEvent }) =>
      onChange(currentTarget.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
    }
  />
)
