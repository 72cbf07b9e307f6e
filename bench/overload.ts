import { setTimeout } from 'node:timers/promises'
import { type Made, type Mix, outcomes, p95, startMix } from './mix.ts'

/** Seconds of each measurement. */
const seconds = 20
/** Callers that call as fast as they are answered: enough that texts in progress, which wait 2 s, don't leave the server idle. */
const callers = 64

interface Measurement {
  calls: Made[]
  /** Successful calls a second. */
  goodput: number
}

/** What one client, half of the highest rate and twice of it feel; the server has no limits on callers. */
export async function* benchOverload(): AsyncGenerator<string> {
  const mix = await startMix()
  try {
    await closedLoop(mix, 8, 5)
    const alone = await closedLoop(mix, 1)
    const peak = await closedLoop(mix, callers)
    const half = await openLoop(mix, peak.goodput / 2)
    const twice = await openLoop(mix, peak.goodput * 2)
    const afterwards = await closedLoop(mix, 1)
    const row = (name: string, { calls, goodput }: Measurement) => {
      const toAlone = (p95(calls) / p95(alone.calls)).toFixed(1)
      const toPeak = (goodput / peak.goodput).toFixed(2)
      return `| ${name} | ${goodput.toFixed(0)} | ${toPeak} | ${p95(calls).toFixed(0)} | ${toAlone} | ${outcomes(calls)} |`
    }
    yield [
      '### The mix at rates up to twice the highest',
      '',
      '|  | answered well a second | to the highest | p95 ms | to one client | other outcomes |',
      '| --- | ---: | ---: | ---: | ---: | --- |',
      row('one client', alone),
      row(`${callers} clients: the highest rate`, peak),
      row('half of it (aim: p95 3.0)', half),
      row('twice of it (aim: 0.80 of the highest; others 429 and 503)', twice),
      row('one client again', afterwards),
      '',
    ].join('\n')
  } finally {
    await mix.close()
  }
}

/** Callers who make the next call when the last one was answered. */
async function closedLoop(mix: Mix, at: number, lasting = seconds): Promise<Measurement> {
  const until = performance.now() + lasting * 1_000
  const calls: Made[] = []
  const caller = async () => {
    while (performance.now() < until) calls.push(await mix.call())
  }
  await Promise.all(Array.from({ length: at }, caller))
  return { calls, goodput: goodput(calls) }
}

/** Calls at a rate, however long they take: people don't wait for each other. What is answered later doesn't count. */
async function openLoop(mix: Mix, rate: number): Promise<Measurement> {
  const calls: Made[] = []
  const made: Promise<unknown>[] = []
  const since = performance.now()
  while (performance.now() - since < seconds * 1_000) {
    const due = ((performance.now() - since) / 1_000) * rate
    while (made.length < due) made.push(mix.call().then((call) => calls.push(call)))
    await setTimeout(5)
  }
  const inTime = goodput(calls)
  await Promise.all(made)
  return { calls, goodput: inTime }
}

const goodput = (calls: Made[]) => calls.filter(({ outcome }) => outcome === 200).length / seconds
