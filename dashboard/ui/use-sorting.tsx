import { Table } from '@mantine/core'
import { useState } from 'react'
import { type Direction, SortHead } from './sort-head.tsx'

/** What a column of rows is sorted by, by its title. */
type Columns<Row> = Record<string, (row: Row) => string | number>

const compare = (one: string | number, other: string | number) =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one).localeCompare(String(other), undefined, { numeric: true, sensitivity: 'base' })

/**
 * Rows in the order of a column. They keep the order they come in until a heading is pressed: once for ascending, again
 * for descending, and a third time for their own order.
 */
export function useSorting<Row>(rows: readonly Row[], columns: Columns<Row>) {
  const [sort, setSort] = useState<{ column: string; direction: Direction }>()
  const valueOf = sort && columns[sort.column]
  const sign = sort?.direction === 'descending' ? -1 : 1
  const sorted = valueOf ? rows.toSorted((one, other) => sign * compare(valueOf(one), valueOf(other))) : rows
  const next = (column: string) => {
    if (sort?.column !== column) return { column, direction: 'ascending' as const }
    return sort.direction === 'ascending' ? { column, direction: 'descending' as const } : undefined
  }
  const heads = Object.keys(columns).map((column) => (
    <SortHead
      key={column}
      as={Table.Th}
      title={column}
      direction={sort?.column === column ? sort.direction : undefined}
      onSort={() => setSort(next(column))}
    />
  ))
  return { sorted, heads }
}
