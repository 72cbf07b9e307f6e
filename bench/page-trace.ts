interface TraceEvent {
  name: string
  /** What the event is of: a task is `X`, the beginning and the end of an interaction are `b` and `e`. */
  ph: string
  pid: number
  tid: number
  /** Pairs the beginning of an interaction with its end. */
  id?: string
  /** Microseconds of the clock. */
  ts: number
  /** Microseconds that passed. */
  dur?: number
  /** Microseconds of computing in the thread. */
  tdur?: number
  args: { name?: string; data?: { type?: string; interactionId?: number } }
}

/** What Chromium's tracing has to record for this. */
export const traced = ['toplevel', 'devtools.timeline']

interface Interaction {
  /** Milliseconds from the input to the next picture, by the clock. */
  clock: number
  /** Milliseconds of them in which the page's main thread computed: what other programs do adds none. */
  computing: number
}

/** The tasks of the page's main thread. */
function readTasks(events: TraceEvent[]): TraceEvent[] {
  const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const pages = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(thread),
  )
  return events.filter((event) => event.name.endsWith('RunTask') && pages.has(thread(event)))
}

const eventsOf = (trace: Buffer) =>
  (JSON.parse(trace.toString('utf8')) as { traceEvents: TraceEvent[] }).traceEvents

/** Milliseconds of computing in the longest task of the page's main thread: what other programs do adds none. */
export const longestTask = (trace: Buffer) =>
  Math.max(0, ...readTasks(eventsOf(trace)).map(({ tdur = 0 }) => tdur)) / 1_000

/** What a person did with the page, by Chromium's own measure: Interaction to Next Paint. */
export function interactionsOf(trace: Buffer): Interaction[] {
  const events = eventsOf(trace)
  const tasks = readTasks(events)
  const starts = new Map<string, TraceEvent>()
  const found: Interaction[] = []
  for (const event of events.filter(({ name }) => name === 'EventTiming')) {
    const key = `${event.pid} ${event.id}`
    if (event.ph === 'b' && event.args.data?.interactionId) starts.set(key, event)
    const begin = event.ph === 'e' ? starts.get(key) : undefined
    if (!begin) continue
    const during = tasks.filter(
      ({ pid, ts, dur = 0 }) => pid === begin.pid && ts < event.ts && ts + dur > begin.ts,
    )
    found.push({
      clock: (event.ts - begin.ts) / 1_000,
      computing: during.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1_000,
    })
  }
  return found
}
