import classes from './list-checkbox.module.css'

interface Props {
  id?: string
  label: string
  /** Shows the label; otherwise only its tooltip does. */
  labelled?: boolean
  /** It is within a label of the caller's. */
  bare?: boolean
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
export function ListCheckbox({
  id,
  label,
  labelled,
  bare,
  checked,
  mixed = false,
  done,
  disabled,
  onChange,
}: Props) {
  const box = (
    <input
      id={id}
      type="checkbox"
      className={classes.checkbox}
      {...(!labelled && { 'aria-label': label, 'data-tip': '' })}
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
  if (bare) return box
  return (
    <label className={labelled ? classes.labelled : classes.target}>
      {box}
      {labelled && label}
    </label>
  )
}
