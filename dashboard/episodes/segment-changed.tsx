import type { Segment } from '@cueroom/core/episodes/run-of-show.ts'
import { textChanges } from '@cueroom/core/text/text-changes.ts'
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { TextComparison } from '../content/text-comparison.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { keepMine, type RunEdit, takeNew } from './run-edits.ts'
import classes from './run-of-show.module.css'

interface Props {
  segment: Segment
  mayChange: boolean
  edit: (change: RunEdit) => void
}

const subjects: Partial<Record<Segment['kind'], string>> = {
  introduction: 'The introduction was',
  questions: 'The questions were',
}

/** Says that the source changed after the host edited the segment. */
export function SegmentChanged({ segment, mayChange, edit }: Props) {
  const [comparing, setComparing] = useState(false)
  const { key, kind, changed, text, source } = segment
  if (!changed || !source) return null
  const subject = subjects[kind]
  const what = subject ? `${subject} ${changed}` : `${source.label} changed`
  const take = () => {
    setComparing(false)
    edit(takeNew(key))
  }
  return (
    <div className={classes.changed} role="status">
      <span>{what} after you edited this.</span>
      <Group gap={4}>
        <Button variant="subtle" size="compact-sm" onClick={() => setComparing(true)}>
          Compare
        </Button>
        <Button variant="subtle" size="compact-sm" disabled={!mayChange} onClick={take}>
          Use the new one
        </Button>
        <Button variant="subtle" size="compact-sm" disabled={!mayChange} onClick={() => edit(keepMine(key))}>
          Keep mine
        </Button>
      </Group>
      {comparing && (
        <Dialog title="Your text and the new one" size="lg" onClose={() => setComparing(false)}>
          <TextComparison parts={textChanges(text, source.text)} />
          <DialogActions>
            <Button onClick={() => setComparing(false)}>Close</Button>
            <Button variant="filled" disabled={!mayChange} onClick={take}>
              Use the new one
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </div>
  )
}
