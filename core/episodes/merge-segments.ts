import { type DrawnSegment, secondsOf } from './draw-segments.ts'
import type { Segment } from './run-of-show.ts'
import { keyOf, type SegmentName } from './segments.ts'

/** What the host did to a segment; null follows its source. */
export interface StoredSegment extends SegmentName {
  title: string | null
  text: string | null
  /** The mark of the source that the text is based on. */
  basedOn: string | null
  seconds: number | null
  isRemoved: boolean
}

/** A segment of the host's own, or one whose source is no more but whose text the host wrote. */
const undrawn = (stored: StoredSegment): DrawnSegment => ({
  ...{ kind: stored.kind, guestId: stored.guestId, ref: stored.ref },
  ...{ title: stored.title ?? '', text: stored.text ?? '', source: null },
})

const isOwn = ({ kind, ref }: SegmentName) =>
  kind === 'own' || ((kind === 'break' || kind === 'sponsor') && ref !== '')

/** In the host's order; what is new goes behind what it usually follows, and never before the host's own opening. */
function inOrder(drawn: readonly DrawnSegment[], stored: readonly StoredSegment[]): string[] {
  const keys = stored.map(keyOf)
  let before: string | undefined
  for (const key of drawn.map(keyOf)) {
    if (!keys.includes(key))
      keys.splice(before === undefined ? Number(keys[0] === 'welcome') : keys.indexOf(before) + 1, 0, key)
    before = key
  }
  return keys
}

function whatChanged({ text, basedOn }: StoredSegment, source: Segment['source']): Segment['changed'] {
  if (text === null || basedOn === null || !source || source.mark === basedOn) return null
  return source.isGenerated ? 'regenerated' : 'edited'
}

function merged(drawn: DrawnSegment, stored: StoredSegment | undefined, pace: number | undefined): Segment {
  const { kind, guestId, source } = drawn
  const text = stored?.text ?? drawn.text
  return {
    ...{ key: keyOf(drawn), kind, guestId, source, text },
    title: stored?.title ?? drawn.title,
    seconds: stored?.seconds ?? secondsOf({ ...drawn, text }, pace),
    edited: {
      title: stored?.title != null,
      text: stored?.text != null,
      seconds: stored?.seconds != null,
    },
    basedOn: stored?.basedOn ?? null,
    changed: stored ? whatChanged(stored, source) : null,
  }
}

/** The segments as the host left them, with what is drawn now where nothing was edited. */
export function mergeSegments(
  drawn: readonly DrawnSegment[],
  stored: readonly StoredSegment[],
  pace: number | undefined,
): { segments: Segment[]; removed: Segment[] } {
  const drawnBy = new Map(drawn.map((segment) => [keyOf(segment), segment]))
  const storedBy = new Map(stored.map((segment) => [keyOf(segment), segment]))
  const segments: Segment[] = []
  const removed: Segment[] = []
  for (const key of inOrder(drawn, stored)) {
    const mine = storedBy.get(key)
    const base = drawnBy.get(key) ?? (mine && (isOwn(mine) || mine.text !== null) ? undrawn(mine) : undefined)
    if (base) (mine?.isRemoved ? removed : segments).push(merged(base, mine, pace))
  }
  return { segments, removed }
}
