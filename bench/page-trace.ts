interface TraceEvent {
  name: string
  /** What the event is of: a task is `X`, the beginning of an interaction is `b`. */
  ph: string
  pid: number
  tid: number
  /** Microseconds of the clock. */
  ts: number
  /** Microseconds that passed. */
  dur?: number
  /** Microseconds of computing in the thread. */
  tdur?: number
  /** `duration`: milliseconds from an input to the next picture. */
  args: { name?: string; data?: { interactionId?: number; duration?: number } }
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
  return events.flatMap(({ name, ph, pid, ts, args }): Interaction[] => {
    const { interactionId, duration: clock = 0 } = args.data ?? {}
    if (name !== 'EventTiming' || ph !== 'b' || !interactionId) return []
    const end = ts + clock * 1_000
    const during = tasks.filter((task) => task.pid === pid && task.ts < end && task.ts + (task.dur ?? 0) > ts)
    return [{ clock, computing: during.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1_000 }]
  })
}
