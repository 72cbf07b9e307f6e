import { type ComponentProps, type ComponentType, useId } from 'react'
import { useLazy } from './lazy.tsx'
import type { MarkedWords } from './marked-words.tsx'
import classes from './version-picker.module.css'

interface Side<V extends string> {
  value: V
  /** Label: whose text it is, or from when. */
  whose: string
  text: string
}

interface Props<V extends string> {
  label: string
  sides: readonly [Side<V>, Side<V>]
  chosen: V
  onChoose: (value: V) => void
}

const kept: { component?: ComponentType<ComponentProps<typeof MarkedWords>> } = {}
const load = async () => (await import('./marked-words.tsx')).MarkedWords
/** Without the marks, the texts can still be read and chosen. */
const goOn = () => {}

/** A choice between two texts shown side by side, with the words marked that differ. */
export function VersionPicker<V extends string>({ label, sides, chosen, onChoose }: Props<V>) {
  const name = useId()
  const Marked = useLazy(load, kept, goOn)
  const [{ text: first }, { text: second }] = sides
  return (
    <fieldset>
      <legend className={classes.legend}>{label}</legend>
      <div className={classes.sides}>
        {sides.map(({ value, whose, text }) => (
          <label key={value} className={classes.side}>
            <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
            <span className={classes.whose}>{whose}</span>{' '}
            <span className={classes.text} dir="auto">
              {Marked && first && second ? (
                <Marked text={text} other={text === first ? second : first} />
              ) : (
                text || 'Empty'
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
