import { type KeyboardEvent, useRef } from 'react'
import { preview } from '../ui/text.ts'
import classes from './preview.module.css'
import type { Editing, Move } from './use-cell-keys.ts'

const textShown = 120

interface Props {
  /** Its position in the grid. */
  at: string
  label: string
  value: string
  /** What is wrong with it. */
  note: string | undefined
  /** Whether Tab reaches it. */
  reachable: boolean
  editing: Editing | null
  onEdit: () => void
  /** The new text (null if unchanged) and the next focus (null if it has already moved). */
  onDone: (value: string | null, move: Move | null) => void
  onClear: () => void
}

/** A cell of the file, which turns into a field for editing. */
export function RowCell({ at, label, value, note, reachable, editing, onEdit, onDone, onClear }: Props) {
  if (editing)
    return (
      <td className={classes.editing}>
        <CellField label={label} value={editing.typed ?? value} onDone={onDone} />
      </td>
    )
  return (
    <td
      className={classes.cell}
      data-cell={at}
      tabIndex={reachable ? 0 : -1}
      aria-invalid={note ? true : undefined}
      onClick={onEdit}
      onKeyDown={({ key }) => (key === 'Delete' || key === 'Backspace') && onClear()}
    >
      <span className={classes.text} dir="auto">
        {preview(value, textShown)}
      </span>
      {note && <span className={classes.note}>{note}</span>}
    </td>
  )
}

function CellField({ label, value, onDone }: Pick<Props, 'label' | 'value' | 'onDone'>) {
  // Enter moves focus, and the blur would end editing a second time
  const over = useRef(false)
  const finish = (text: string | null, move: Move | null) => {
    if (over.current) return
    over.current = true
    onDone(text, move)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { key, shiftKey, currentTarget, nativeEvent } = event
    if (nativeEvent.isComposing) return
    if (key === 'Escape') finish(null, 'stay')
    else if (key === 'Enter' && !shiftKey) finish(currentTarget.value, 'down')
    else if (key === 'Tab') finish(currentTarget.value, shiftKey ? 'previous' : 'next')
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <textarea
      ref={focusAtEnd}
      // Escape cancels the edit, not the dialog
      data-mantine-stop-propagation="true"
      className={classes.field}
      aria-label={label}
      rows={1}
      maxLength={cellLength}
      defaultValue={value}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget }) => finish(currentTarget.value, null)}
    />
  )
}

/** Maximum characters of a spreadsheet cell. */
const cellLength = 32_767

function focusAtEnd(field: HTMLTextAreaElement | null) {
  field?.focus()
  field?.setSelectionRange(field.value.length, field.value.length)
}
