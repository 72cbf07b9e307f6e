/** Milliseconds that one piece of work took: half of its calls were quicker than `median`, nineteen in twenty than `p95`. */
export interface Measured {
  median: number
  p95: number
  /** Processor time of this process for each call, which other programs disturb least. */
  cpu: number
}

/** What is measured together: in turns, so that whatever else the machine does falls on all of it alike. */
export type Work = Record<string, () => Promise<unknown>>

/** Measures pieces of work, each `times` times after one call that is not counted. */
export async function measure<W extends Work>(work: W, times: number): Promise<Record<keyof W, Measured>> {
  const calls: Record<string, { wall: number; cpu: number }[]> = {}
  for (let time = -1; time < times; time++) {
    for (const [name, run] of Object.entries(work)) {
      const call = await timed(run)
      if (time >= 0) (calls[name] ??= []).push(call)
    }
  }
  const measured = Object.entries(calls).map(([name, each]) => [name, summary(each)])
  return Object.fromEntries(measured) as Record<keyof W, Measured>
}

async function timed(run: () => Promise<unknown>) {
  const [since, used] = [performance.now(), process.cpuUsage()]
  await run()
  const { user, system } = process.cpuUsage(used)
  return { wall: performance.now() - since, cpu: (user + system) / 1000 }
}

function summary(calls: { wall: number; cpu: number }[]): Measured {
  const sorted = calls.map(({ wall }) => wall).sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!
  return { median: at(0.5), p95: at(0.95), cpu: calls.reduce((sum, { cpu }) => sum + cpu, 0) / calls.length }
}

/** A table in Markdown. Its ratios are those of the medians, to the first row. */
export function table(title: string, measured: Record<string, Measured>): string {
  const first = Object.values(measured)[0]!.median
  const rows = Object.entries(measured).map(([name, { median, p95, cpu }]) => {
    const cells = [name, shown(median), shown(p95), shown(cpu), (median / first).toFixed(2)]
    return `| ${cells.join(' | ')} |`
  })
  const head = ['|  | median ms | p95 ms | CPU ms | ratio |', '| --- | ---: | ---: | ---: | ---: |']
  return [`### ${title}`, '', ...head, ...rows, ''].join('\n')
}

const shown = (milliseconds: number) =>
  milliseconds < 10 ? milliseconds.toFixed(1) : Math.round(milliseconds).toLocaleString('en')
