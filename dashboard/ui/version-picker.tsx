import { useId } from 'react'
import classes from './version-picker.module.css'

interface Side<V extends string> {
  value: V
  /** Label: whose text it is, or from when. */
  whose: string
  text: string
}

interface Props<V extends string> {
  label: string
  sides: readonly Side<V>[]
  chosen: V
  onChoose: (value: V) => void
}

/** A choice between texts shown side by side. */
export function VersionPicker<V extends string>({ label, sides, chosen, onChoose }: Props<V>) {
  const name = useId()
  return (
    <fieldset>
      <legend className={classes.legend}>{label}</legend>
      <div className={classes.sides}>
        {sides.map(({ value, whose, text }) => (
          <label key={value} className={classes.side}>
            <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
            <span className={classes.whose}>{whose}</span>{' '}
            <span className={classes.text} dir="auto">
              {text || 'Empty'}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
