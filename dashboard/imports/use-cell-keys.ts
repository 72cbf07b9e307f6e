import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'

/** How editing started: with the cell's text, or with typed text replacing it. */
export interface Editing {
  typed: string | null
}
export type Move = 'down' | 'next' | 'previous' | 'stay'

interface Place {
  row: number
  column: number
}

const arrows: Record<string, Place> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
}

/** One cell of the grid is in the tab order. Arrow keys, Home and End move it; Enter, F2 or typing starts editing. */
export function useCellKeys({
  rows,
  columns,
  disabled,
}: {
  rows: number
  columns: number
  disabled: boolean
}) {
  const grid = useRef<HTMLTableElement>(null)
  const [place, setPlace] = useState<Place>({ row: 0, column: 0 })
  const [editing, setEditing] = useState<Editing | null>(null)
  const wantsFocus = useRef(false)
  const within = ({ row, column }: Place): Place => ({
    row: Math.max(0, Math.min(row, rows - 1)),
    column: Math.max(0, Math.min(column, columns - 1)),
  })
  const active = within(place)
  const cell = `${active.row}:${active.column}`

  useEffect(() => {
    if (!wantsFocus.current || editing) return
    wantsFocus.current = false
    grid.current?.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus()
  }, [cell, editing])

  const go = (next: Place) => {
    wantsFocus.current = true
    setEditing(null)
    setPlace(within(next))
  }
  const edit = (row: number, column: number, typed: string | null = null) => {
    if (disabled) return
    setPlace({ row, column })
    setEditing({ typed })
  }
  const moved = (move: Move): Place => {
    const { row, column } = active
    if (move === 'down') return { row: row + 1, column }
    if (move === 'next')
      return column + 1 < columns ? { row, column: column + 1 } : { row: row + 1, column: 0 }
    if (move === 'previous')
      return column > 0 ? { row, column: column - 1 } : { row: row - 1, column: columns - 1 }
    return active
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (editing || !(event.target as HTMLElement).dataset.cell) return
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const { key } = event
    const step = arrows[key]
    if (step) go({ row: active.row + step.row, column: active.column + step.column })
    else if (key === 'Home') go({ row: active.row, column: 0 })
    else if (key === 'End') go({ row: active.row, column: columns - 1 })
    else if (key === 'Enter' || key === 'F2') edit(active.row, active.column)
    else if (key.length === 1 && key !== ' ') edit(active.row, active.column, key)
    else return
    event.preventDefault()
  }
  const onFocus = ({ target }: FocusEvent) => {
    const at = (target as HTMLElement).dataset.cell?.split(':').map(Number)
    if (at) setPlace({ row: at[0]!, column: at[1]! })
  }
  return {
    grid,
    active,
    editing,
    edit,
    done: (move: Move | null) => (move === null ? setEditing(null) : go(moved(move))),
    onKeyDown,
    onFocus,
  }
}
