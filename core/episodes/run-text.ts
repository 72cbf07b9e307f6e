import { marked } from '../exports/text-formats.ts'
import { type DateFormat, type DateStyle, dateText } from '../text/dates.ts'
import type { Episode } from './episode.ts'
import { stageLabels } from './episode-stage.ts'
import type { RunOfShow, Segment } from './run-of-show.ts'
import { lengthText, offsetText, segmentLabels, totalSeconds, withStarts } from './segments.ts'

export const runFormats = ['text', 'markdown'] as const
export type RunFormat = (typeof runFormats)[number]

export interface WrittenRun {
  episode: Pick<Episode, 'title' | 'number' | 'stage' | 'recordingDate'>
  run: Pick<RunOfShow, 'segments' | 'plannedMinutes'>
  /** Time zone of the clock. */
  timeZone: string
  dateFormat?: DateFormat | undefined
}

/** "3:00 PM", the seconds after a time. */
export const clockAfter = (timestamp: string, seconds: number, style: DateStyle) =>
  dateText(Date.parse(timestamp) + seconds * 1_000, 'clock', style)

/** "Episode 41 · Tuesday, November 25, 2026 at 2:00 PM EST · 58 min of 60 planned" */
export function runFacts({
  episode: { number, stage, recordingDate },
  run,
  timeZone,
  dateFormat,
}: WrittenRun): string {
  const total = `${Math.round(totalSeconds(run.segments) / 60)} min`
  return [
    number !== null && `Episode ${number}`,
    stage === 'cancelled' && stageLabels.cancelled,
    recordingDate && dateText(recordingDate, 'moment', { timeZone, dateFormat }),
    run.plannedMinutes === null ? total : `${total} of ${run.plannedMinutes} planned`,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** What a segment is called: its title, with its kind where the title doesn't begin with it. */
export function segmentTitle({ kind, title }: Pick<Segment, 'kind' | 'title'>): string {
  const label = segmentLabels[kind]
  if (!title) return label
  return title.startsWith(label) ? title : `${label}: ${title}`
}

/** "6:30 · 2:06 PM · 20 min" */
export function segmentTimes(
  { start, seconds }: { start: number; seconds: number },
  { episode: { recordingDate }, timeZone, dateFormat }: WrittenRun,
): string {
  const clock = recordingDate && clockAfter(recordingDate, start, { timeZone, dateFormat })
  return [offsetText(start), clock, lengthText(seconds)].filter(Boolean).join(' · ')
}

/** A run of show to read or to take elsewhere. */
export function runText(format: RunFormat, written: WrittenRun): string {
  const isMarkdown = format === 'markdown'
  const plain = (text: string) => (isMarkdown ? marked(text) : text)
  const { title } = written.episode
  const head = [isMarkdown ? `# ${marked(title)}` : title, plain(runFacts(written))]
  const parts = withStarts(written.run.segments).map((segment) => {
    const heading = plain(`${segmentTimes(segment, written)} · ${segmentTitle(segment)}`)
    return [isMarkdown ? `## ${heading}` : heading, plain(segment.text)].filter(Boolean).join('\n\n')
  })
  return [head.join(isMarkdown ? '\n\n' : '\n'), ...parts].join('\n\n')
}
