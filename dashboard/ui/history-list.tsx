import { Button } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Dimmed } from './dimmed.ts'
import classes from './history-list.module.css'
import { ListSkeleton } from './list-skeleton.tsx'
import { LoadFailure } from './states.tsx'
import { preview } from './text.ts'

/** Rows shown at first. */
export const historyShown = 50
/** The most the server returns. */
const historyLongest = 200
/** Characters of a text in a history (specification 9). */
const previewShown = 150

interface ListProps<Row> {
  query: UseQueryResult<readonly Row[]>
  /** Rows asked for. */
  limit: number
  onLimit: (limit: number) => void
  /** What the rows are, in plural. */
  what: string
  empty: ReactNode
  children: (row: Row) => ReactNode
}

/** What was generated, newest first. */
export function HistoryList<Row>({ query, limit, onLimit, what, empty, children }: ListProps<Row>) {
  if (query.isPending) return <ListSkeleton label="Loading the history" h={64} />
  if (query.isError) return <LoadFailure what="history" query={query} />
  if (query.data.length === 0) return empty
  return (
    <>
      <ul className={classes.list}>{query.data.map(children)}</ul>
      {query.data.length >= limit && limit < historyLongest && (
        <Button variant="subtle" mt="sm" onClick={() => onLimit(historyLongest)}>
          Show older {what}
        </Button>
      )}
    </>
  )
}

interface ItemProps {
  /** Lines above the text. */
  head: ReactNode
  text: string
  actions: ReactNode
}

export const HistoryItem = ({ head, text, actions }: ItemProps) => (
  <li className={classes.item}>
    <div className={classes.body}>
      {head}
      <Dimmed mt={4} dir="auto">
        {preview(text, previewShown)}
      </Dimmed>
    </div>
    {actions}
  </li>
)
