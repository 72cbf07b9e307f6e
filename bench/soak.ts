import { setTimeout } from 'node:timers/promises'
import { type Made, outcomes, p95, startMix } from './mix.ts'
import { memoryOf, MiB } from './process-memory.ts'

/** Time of the soak (minutes): CUEROOM_SOAK_MINUTES. */
const minutes = Number(process.env['CUEROOM_SOAK_MINUTES'] ?? 20)
const callers = 8
/** Milliseconds that a caller lets pass after each call. */
const pause = 150

/** The mix of calls for 20 minutes: what each minute took, and whether memory grows. */
export async function* benchSoak(): AsyncGenerator<string> {
  const mix = await startMix()
  const state = { stopped: false }
  let calls: Made[] = []
  const caller = async () => {
    for (; !state.stopped; await setTimeout(pause)) calls.push(await mix.call())
  }
  const calling = Array.from({ length: callers }, caller)
  try {
    yield [
      `### ${minutes} minutes of the mix, ${callers} callers`,
      '',
      '| minute | calls | p95 ms | not answered well | server MB | PostgreSQL MB | to minute 2 |',
      '| ---: | ---: | ---: | --- | ---: | ---: | ---: |',
    ].join('\n')
    let second = NaN
    for (let minute = 1; minute <= minutes; minute++) {
      calls = []
      await setTimeout(60_000)
      const { node, postgres } = memoryOf(mix.server)
      if (minute === 2) second = node
      const [server, database] = [node, postgres].map((bytes) => Math.round(bytes / MiB))
      const growth = minute < 2 ? '' : (node / second).toFixed(2)
      yield `| ${minute} | ${calls.length} | ${p95(calls).toFixed(0)} | ${outcomes(calls)} | ${server} | ${database} | ${growth} |`
    }
    yield ''
  } finally {
    state.stopped = true
    await Promise.all(calling)
    await mix.close()
  }
}
