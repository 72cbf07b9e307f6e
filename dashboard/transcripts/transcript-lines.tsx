import { clockTime, type Cue } from '@cueroom/core/transcripts/cue.ts'
import { Highlight } from '@mantine/core'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import classes from './transcript-lines.module.css'

interface Props {
  cues: readonly Cue[]
  /** Highlighted in the lines; empty for none. */
  words: string
  /** The line to scroll to. */
  shown: number | undefined
}

const usualHeight = 44

/** The lines of a transcript, of which only those in view are drawn. */
export function TranscriptLines({ cues, words, shown }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const lines = useVirtualizer({
    count: cues.length,
    getScrollElement: () => box.current,
    estimateSize: () => usualHeight,
    overscan: 10,
  })
  const { scrollToIndex } = lines
  useEffect(() => {
    if (shown !== undefined && shown < cues.length) scrollToIndex(shown, { align: 'center' })
  }, [shown, cues.length, scrollToIndex])
  return (
    <div ref={box} className={classes.box} role="region" aria-label="Lines of the transcript" tabIndex={0}>
      <ol className={classes.lines} style={{ height: lines.getTotalSize() }}>
        {lines.getVirtualItems().map(({ index, start, key }) => (
          <li
            key={key}
            ref={lines.measureElement}
            data-index={index}
            data-shown={index === shown || undefined}
            className={classes.line}
            aria-setsize={cues.length}
            aria-posinset={index + 1}
            style={{ transform: `translateY(${start}px)` }}
          >
            <Line cue={cues[index]!} before={cues[index - 1]} words={words} />
          </li>
        ))}
      </ol>
    </div>
  )
}

interface LineProps {
  cue: Cue
  before: Cue | undefined
  words: string
}

const Line = ({ cue: { start, speaker, text }, before, words }: LineProps) => (
  <>
    <span className={classes.time}>{start !== null && clockTime(start)}</span>
    <div dir="auto">
      {speaker !== null && speaker !== before?.speaker && (
        <strong className={classes.speaker}>{speaker}</strong>
      )}
      <Highlight component="p" highlight={words} size="sm">
        {text}
      </Highlight>
    </div>
  </>
)
