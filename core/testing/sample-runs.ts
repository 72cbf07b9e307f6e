import type { RunOfShow, Segment } from '../episodes/run-of-show.ts'
import { keyOf, segmentLabels } from '../episodes/segments.ts'

/** A segment with what is given, as its source has it. */
export function segmentOf(given: Partial<Segment> & Pick<Segment, 'kind'>): Segment {
  const { kind, guestId = null } = given
  return {
    key: keyOf({ kind, guestId, ref: kind === 'questions' ? '1' : '' }),
    guestId,
    ...{ title: segmentLabels[kind], text: '', seconds: 60, basedOn: null, changed: null },
    edited: { title: false, text: false, seconds: false },
    source: null,
    ...given,
  }
}

export const sourceOf = (label: string, text: string): NonNullable<Segment['source']> => ({
  ...{
    label,
    text,
    mark: '0123456789abcdef',
    isGenerated: true,
    stale: [],
    noteCheck: false,
    checked: false,
  },
})

/** A run of show of episode 41. */
export const runOf = (segments: Segment[], removed: Segment[] = []): RunOfShow => ({
  ...{ id: 41, version: 1, plannedMinutes: null, hasOwnLength: false, segments, removed, notes: [] },
})
