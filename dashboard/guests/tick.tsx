import classes from './tick.module.css'

interface Props {
  label: string
  checked: boolean
  /** Indeterminate state. */
  mixed?: boolean
  /** Green: means done, not selected. */
  done?: boolean
  disabled?: boolean
  /** `shift` is true when the Shift key was held. */
  onChange: (checked: boolean, shift: boolean) => void
}

/** A lightweight checkbox for lists with thousands of rows. */
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
