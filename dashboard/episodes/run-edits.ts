import type { RunOfShow, RunOfShowChanges, Segment } from '@cueroom/core/episodes/run-of-show.ts'
import { keyOf, lengthText, segmentLabels, type SegmentKind } from '@cueroom/core/episodes/segments.ts'
import { randomId } from '@cueroom/core/text/random-id.ts'
import { moved } from '../ui/use-drag-order.ts'

export type RunEdit = (run: RunOfShow) => RunOfShow

/** The heading of a segment. */
export const titleOf = ({ title, kind }: Segment) => title || segmentLabels[kind]

/** What the host noted about the guest of a segment. */
export const noteFor = ({ notes }: RunOfShow, { guestId }: Segment) =>
  notes.find((one) => one.guestId === guestId)?.note

/** The run of show to send: only the host's own edits. */
export function asChanges(run: RunOfShow): RunOfShowChanges {
  const { plannedMinutes, hasOwnLength, segments, removed } = run
  const sent = (isRemoved: boolean) => (segment: Segment) => {
    const { key, edited, title, text, basedOn, seconds } = segment
    return {
      key,
      title: edited.title ? title : null,
      text: edited.text ? text : null,
      basedOn: edited.text ? basedOn : null,
      seconds: edited.seconds ? seconds : null,
      removed: isRemoved,
    }
  }
  return {
    // A planned length taken from another episode keeps following it
    ...(hasOwnLength && { plannedMinutes }),
    segments: [...segments.map(sent(false)), ...removed.map(sent(true))],
  }
}

const changed = (run: RunOfShow, key: string, change: (segment: Segment) => Segment): RunOfShow => ({
  ...run,
  segments: run.segments.map((segment) => (segment.key === key ? change(segment) : segment)),
})

export const reorder =
  (from: number, to: number): RunEdit =>
  (run) => ({ ...run, segments: moved(run.segments, from, to) })

/** What the host typed; null follows the source. */
export interface SegmentValues {
  title: string | null
  text: string | null
  seconds: number | null
}

export const write =
  (key: string, { title, text, seconds }: SegmentValues): RunEdit =>
  (run) =>
    changed(run, key, (segment) => ({
      ...segment,
      title: title ?? segment.title,
      text: text ?? segment.source?.text ?? '',
      seconds: seconds ?? segment.seconds,
      edited: { title: title !== null, text: text !== null, seconds: seconds !== null },
      basedOn: text === null ? null : (segment.basedOn ?? segment.source?.mark ?? null),
    }))

/** Replaces the host's text with the source's current one. */
export const takeNew = (key: string): RunEdit => {
  const follow = (segment: Segment): Segment => ({
    ...segment,
    ...{ text: segment.source?.text ?? '', basedOn: null, changed: null },
    edited: { ...segment.edited, text: false },
  })
  return (run) => changed(run, key, follow)
}

/** Keeps the host's text and dismisses the notice that its source changed. */
export const keepMine = (key: string): RunEdit => {
  const keep = (segment: Segment): Segment => ({
    ...segment,
    ...{ basedOn: segment.source?.mark ?? null, changed: null },
  })
  return (run) => changed(run, key, keep)
}

export const remove =
  (key: string): RunEdit =>
  ({ segments, removed, ...run }) => ({
    ...run,
    segments: segments.filter((segment) => segment.key !== key),
    removed: [...removed, ...segments.filter((segment) => segment.key === key)],
  })

/** Puts a removed segment back at a place, or at the end. */
export const putBack =
  (key: string, place = Infinity): RunEdit =>
  ({ segments, removed, ...run }) => ({
    ...run,
    segments: segments.toSpliced(place, 0, ...removed.filter((segment) => segment.key === key)),
    removed: removed.filter((segment) => segment.key !== key),
  })

/** A segment of the host's own before the close. */
export function add(kind: SegmentKind): RunEdit {
  const key = keyOf({
    kind,
    guestId: null,
    ref: randomId()
      .toLowerCase()
      .replaceAll(/[^a-z\d]/g, '')
      .slice(0, 10),
  })
  const segment: Segment = {
    ...{ key, kind, guestId: null, title: segmentLabels[kind], text: '', seconds: 60 },
    ...{ edited: { title: true, text: true, seconds: true }, source: null, basedOn: null, changed: null },
  }
  return (run) => {
    const end = run.segments.findIndex((each) => each.kind === 'end')
    return { ...run, segments: run.segments.toSpliced(end === -1 ? run.segments.length : end, 0, segment) }
  }
}

export const plan =
  (plannedMinutes: number | null): RunEdit =>
  (run) => ({ ...run, plannedMinutes, hasOwnLength: true })

/** A run of show as comparable fields. */
export interface RunForm {
  plannedMinutes: number | null
  order: string[]
  removed: string[]
  segments: Record<string, SegmentFields>
}

interface SegmentFields {
  title: string | null
  text: string | null
  length: string | null
}

const all = ({ segments, removed }: RunOfShow) => [...segments, ...removed]

/** Each side lists the segments of all sides. */
export function asRunForm(run: RunOfShow, others: readonly RunOfShow[]): RunForm {
  const mine = new Map(all(run).map((segment) => [segment.key, segment]))
  const keys = [...new Set([run, ...others].flatMap(all).map(({ key }) => key))].toSorted()
  return {
    plannedMinutes: run.plannedMinutes,
    order: run.segments.map(({ key }) => key),
    removed: run.removed.map(({ key }) => key),
    segments: Object.fromEntries(keys.map((key) => [key, fieldsOf(mine.get(key))])),
  }
}

const fieldsOf = (segment: Segment | undefined): SegmentFields => ({
  title: segment?.edited.title ? segment.title : null,
  text: segment?.edited.text ? segment.text : null,
  length: segment?.edited.seconds ? lengthText(segment.seconds) : null,
})

/** The run of show that results from the choices. */
export function fromRunForm(form: RunForm, mine: RunOfShow, theirs: RunOfShow): RunOfShow {
  const segments = new Map([...all(theirs), ...all(mine)].map((segment) => [segment.key, segment]))
  const removed = form.removed.filter((key) => !form.order.includes(key))
  const rest = [...segments.keys()].filter((key) => !form.order.includes(key) && !removed.includes(key))
  const pick = (keys: string[]) =>
    keys.flatMap((key) => {
      const side = [mine, theirs].map((run) => all(run).find((segment) => segment.key === key))
      const fields = form.segments[key]
      const fitting = side.find(
        (segment) => segment && JSON.stringify(fieldsOf(segment)) === JSON.stringify(fields),
      )
      return fitting ?? segments.get(key) ?? []
    })
  return {
    ...theirs,
    plannedMinutes: form.plannedMinutes,
    hasOwnLength: (form.plannedMinutes === theirs.plannedMinutes ? theirs : mine).hasOwnLength,
    segments: pick([...form.order, ...rest]),
    removed: pick(removed),
  }
}
