import type { Episode } from '@cueroom/core/episodes/episode.ts'
import type { RunOfShow } from '@cueroom/core/episodes/run-of-show.ts'
import { runFacts, segmentTimes, segmentTitle, type WrittenRun } from '@cueroom/core/episodes/run-text.ts'
import { withStarts } from '@cueroom/core/episodes/segments.ts'
import { createPortal } from 'react-dom'
import { usePrinting } from '../ui/use-printing.ts'
import classes from './run-sheet.module.css'

/** The run of show on paper, in place of the screen. */
export function RunSheet(written: WrittenRun & { episode: Episode; run: RunOfShow }) {
  if (!usePrinting()) return null
  const { episode, run } = written
  return createPortal(
    <div className={classes.sheet} data-run-sheet="">
      <header>
        <h1 dir="auto">{episode.title}</h1>
        <p>{runFacts(written)}</p>
      </header>
      {withStarts(run.segments).map((segment) => (
        <section key={segment.key}>
          <p className={classes.times}>{segmentTimes(segment, written)}</p>
          <h2 dir="auto">{segmentTitle(segment)}</h2>
          <p dir="auto">{segment.text}</p>
        </section>
      ))}
    </div>,
    document.body,
  )
}
