import { minutesText } from '../show/reading-time.ts'
import { keysOf } from '../text/keys-of.ts'

// Without zod, so that screens that only name a kind do not load it
/** Labels of the kinds. */
export const segmentLabels = {
  welcome: 'Open',
  introduction: 'Introduction',
  questions: 'Questions',
  sponsor: 'Sponsor read',
  break: 'Break',
  own: 'Segment',
  end: 'Close',
} as const
export type SegmentKind = keyof typeof segmentLabels
export const segmentKinds = keysOf(segmentLabels)

/** Segments of one episode. */
export const maxSegments = 100
/** Characters of a segment's text. */
export const longestSegment = 20_000

/** The kinds that a host adds. */
export const addedKinds = ['own', 'break', 'sponsor'] as const satisfies SegmentKind[]

/** What a segment is, and of whom; together they name it within its run of show. */
export interface SegmentName {
  kind: SegmentKind
  guestId: number | null
  /** The part of the questions, the package of a sponsor, or the name of one that the host added. */
  ref: string
}

export const keyOf = ({ kind, guestId, ref }: SegmentName) =>
  [kind, ...(guestId === null ? [] : [guestId]), ...(ref ? [ref] : [])].join(':')

const ofGuest = /^(introduction|questions):(\d{1,10})(?::([12]))?$/
const ofShow = /^(welcome|sponsor|break|own|end)(?::([a-z\d-]{1,32}))?$/

/** The name in a key; undefined if it names nothing. */
export function nameIn(key: string): SegmentName | undefined {
  const guest = ofGuest.exec(key)
  if (guest) return { kind: guest[1] as SegmentKind, guestId: Number(guest[2]), ref: guest[3] ?? '' }
  const show = ofShow.exec(key)
  return show ? { kind: show[1] as SegmentKind, guestId: null, ref: show[2] ?? '' } : undefined
}

/** A readable length: `3 min`, `2 min 20 s`, `45 s`. */
export function lengthText(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  const rest = seconds % 60
  return [minutes > 0 && `${minutes} min`, (rest > 0 || minutes === 0) && `${rest} s`]
    .filter(Boolean)
    .join(' ')
}

/** When a segment begins after the start: `24:54`, or `1:05:00` after more than an hour. */
export function offsetText(seconds: number): string {
  const whole = Math.floor(seconds)
  if (whole < 3_600) return minutesText(whole)
  return `${Math.floor(whole / 3_600)}:${minutesText(whole % 3_600).padStart(5, '0')}`
}

/** The segments with the seconds after which each begins. */
export function withStarts<S extends { seconds: number }>(segments: readonly S[]): (S & { start: number })[] {
  let next = 0
  return segments.map((segment) => {
    const start = next
    next += segment.seconds
    return { ...segment, start }
  })
}

export const totalSeconds = (segments: readonly { seconds: number }[]) =>
  segments.reduce((sum, { seconds }) => sum + seconds, 0)
