import { type TextPart, wordChanges } from '@cueroom/core/text/text-changes.ts'
import { Checkbox } from '@mantine/core'
import classes from './text-comparison.module.css'

interface Props {
  parts: readonly TextPart[]
  /** Changes that are selected, by place; without it nothing can be selected. */
  selected?: ReadonlySet<number>
  onSelect?: (place: number, on: boolean) => void
}

/** Two texts in one: what is only in the first is struck through, what is only in the second is underlined. */
export const TextComparison = ({ parts, selected, onSelect }: Props) => (
  <div className={classes.text} dir="auto">
    {parts.map((part, index) =>
      part.kind === 'same' ? (
        // Between rows, line breaks would be blank lines
        <span key={index}>{onSelect ? part.text.trim() : part.text}</span>
      ) : (
        <Change key={index} part={part} selected={selected?.has(part.place)} onSelect={onSelect} />
      ),
    )}
  </div>
)

type ChangePart = Extract<TextPart, { kind: 'change' }>

interface ChangeProps {
  part: ChangePart
  selected: boolean | undefined
  onSelect: Props['onSelect']
}

/** A change in words, for who hears the checkbox before the text next to it. */
function changeWords(before: string, after: string) {
  const parts = wordChanges(before, after)
  const words = (kind: 'removed' | 'added') =>
    parts.flatMap((part) => (part.kind === kind ? [part.text.trim()] : [])).join(' … ')
  const [removed, added] = [words('removed'), words('added')]
  if (!added) return `remove “${removed}”`
  return removed ? `“${removed}” becomes “${added}”` : `insert “${added}”`
}

function Change({ part, selected, onSelect }: ChangeProps) {
  const [before, after] = onSelect ? [part.before.trim(), part.after.trim()] : [part.before, part.after]
  const words = (
    <span className={classes.change} data-off={selected === false || undefined}>
      {wordChanges(before, after).map(({ text, kind }, index) => {
        if (kind === 'removed') return <del key={index}>{text}</del>
        return kind === 'added' ? <ins key={index}>{text}</ins> : <span key={index}>{text}</span>
      })}
    </span>
  )
  if (!onSelect || selected === undefined) return words
  return (
    <span className={classes.row}>
      <Checkbox
        className={classes.box}
        checked={selected}
        aria-label={`Accept change ${part.place + 1}: ${changeWords(before, after)}`}
        onChange={(event) => onSelect(part.place, event.currentTarget.checked)}
      />
      {words}
    </span>
  )
}
