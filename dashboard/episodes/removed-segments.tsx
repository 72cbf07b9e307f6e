import type { Segment } from '@cueroom/core/episodes/run-of-show.ts'
import { counted } from '@cueroom/core/text/format.ts'
import { Button } from '@mantine/core'
import { putBack, type RunEdit, titleOf } from './run-edits.ts'
import classes from './run-of-show.module.css'

interface Props {
  removed: Segment[]
  mayChange: boolean
  edit: (change: RunEdit) => void
}

/** What was removed, to put it back. */
export function RemovedSegments({ removed, mayChange, edit }: Props) {
  if (removed.length === 0) return null
  return (
    <details className={classes.removed}>
      <summary>{counted(removed.length, 'removed segment')}</summary>
      <ul>
        {removed.map((segment) => (
          <li key={segment.key}>
            <span dir="auto">{titleOf(segment)}</span>
            <Button
              variant="subtle"
              size="compact-sm"
              disabled={!mayChange}
              aria-label={`Restore ${titleOf(segment)}`}
              onClick={() => edit(putBack(segment.key))}
            >
              Restore
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
