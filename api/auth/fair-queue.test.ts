import { expect, test } from 'vitest'
import { createFairQueue, type Place } from './fair-queue.ts'

/** A queue with one job running; what comes meanwhile waits, and is written down as it runs. */
function busyQueue(capacity = 20) {
  const inTurn = createFairQueue({ concurrency: 1, capacity })
  const ran: string[] = []
  const release = Promise.withResolvers<void>()
  const running = inTurn({ key: 'first' }, () => release.promise)
  const add = (name: string, place: Partial<Place> = {}) => {
    const done = inTurn({ key: name.slice(0, 1), ...place }, async () => void ran.push(name))
    return done.catch((error: Error) => error.message)
  }
  const finish = async (jobs: Promise<unknown>[]) => {
    release.resolve()
    await Promise.all([running, ...jobs])
    return ran
  }
  return { add, finish }
}

test('keys take turns: a flood delays only itself', async () => {
  const { add, finish } = busyQueue()
  expect(await finish(['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map((name) => add(name)))).toEqual([
    'a1',
    'b1',
    'c1',
    'a2',
    'b2',
    'a3',
    'a4',
  ])
})

test('a full queue refuses the last of the longest line, not whoever comes', async () => {
  const { add, finish } = busyQueue(4)
  const flood = ['a1', 'a2', 'a3', 'a4'].map((name) => add(name))
  const other = add('b1')
  const more = add('a5')
  const refused = expect.stringContaining('The service is busy')
  expect(await Promise.all([flood[3], more])).toEqual([refused, refused])
  expect(await finish([...flood, other])).toEqual(['a1', 'b1', 'a2', 'a3'])
})

test('a queue full of strangers still has room for whoever has priority, and serves them first', async () => {
  const { add, finish } = busyQueue(3)
  const strangers = ['a', 'b', 'c'].map((name) => add(name))
  expect(await add('d')).toContain('The service is busy')
  const owner = add('owner', { priority: true })
  expect(await finish([...strangers, owner])).toEqual(['owner', 'a', 'b', 'c'])
})

test('whoever hangs up leaves the queue', async () => {
  const { add, finish } = busyQueue(2)
  const gone = new AbortController()
  const left = add('a', { signal: gone.signal })
  gone.abort(new Error('hung up'))
  expect(await left).toBe('hung up')
  expect(await add('z', { signal: gone.signal })).toBe('hung up')
  expect(await finish(['b', 'c'].map((name) => add(name)))).toEqual(['b', 'c'])
})

test('a job that fails gives its place to the next', async () => {
  const inTurn = createFairQueue({ concurrency: 1, capacity: 5 })
  const failing = inTurn({ key: 'a' }, async () => {
    throw new Error('out of memory')
  })
  const next = inTurn({ key: 'b' }, async () => 'done')
  await expect(failing).rejects.toThrow('out of memory')
  expect(await next).toBe('done')
})
