import { expect, test } from 'vitest'
import { createFairQueue, type Place } from './fair-queue.ts'

/** A queue whose two places are taken; what comes now waits, and is written down as it runs. */
function busyQueue(capacity = 20) {
  const queue = createFairQueue({ places: 2, capacity })
  const ran: string[] = []
  const release = Promise.withResolvers<void>()
  const running = ['first', 'second'].map((key) => queue.run({ key }, () => release.promise))
  /** Adds a job of the key that its name begins with. */
  const add = (name: string, place: Partial<Place> = {}) => {
    const done = queue.run({ key: name.slice(0, 1), ...place }, async () => void ran.push(name))
    return done.catch((error: Error) => error.message)
  }
  const finish = async (jobs: Promise<unknown>[]) => {
    release.resolve()
    await Promise.all([...running, ...jobs])
    return ran
  }
  return { queue, add, finish }
}
const refused = expect.stringContaining('The service is busy')

test('keys take turns: a flood delays only itself', async () => {
  const { add, finish } = busyQueue()
  const ran = await finish(['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map((name) => add(name)))
  expect(ran.toSorted()).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'])
  expect(ran.filter((name) => name.startsWith('a'))).toEqual(['a1', 'a2', 'a3', 'a4'])
  expect(Math.max(ran.indexOf('b1'), ran.indexOf('c1'))).toBeLessThan(ran.indexOf('a3'))
})

test('of those who wait, whoever has waited longest comes first', async () => {
  const { add, finish } = busyQueue()
  const names = ['a1', 'b1', 'c1', 'd1', 'e1']
  expect(await finish(names.map((name) => add(name)))).toEqual(names)
})

test('one key never takes the last place', async () => {
  const queue = createFairQueue({ places: 2, capacity: 5 })
  const release = Promise.withResolvers<void>()
  const flood = [1, 2, 3].map(() => queue.run({ key: 'a' }, () => release.promise))
  expect(await queue.run({ key: 'b' }, async () => 'in between')).toBe('in between')
  release.resolve()
  await Promise.all(flood)
})

test('a full queue refuses the last of the longest line, not whoever comes', async () => {
  const { add, finish } = busyQueue(4)
  const flood = ['a1', 'a2', 'a3', 'a4'].map((name) => add(name))
  const other = add('b1')
  const more = add('a5')
  expect(await Promise.all([flood[3], more])).toEqual([refused, refused])
  const ran = await finish([...flood, other])
  expect(ran.toSorted()).toEqual(['a1', 'a2', 'a3', 'b1'])
})

test('a queue full of strangers still has room for whoever has priority, and serves them first', async () => {
  const { add, finish } = busyQueue(3)
  const strangers = ['a', 'b', 'c'].map((name) => add(name))
  expect(await add('d')).toEqual(refused)
  const owner = add('owner', { priority: true })
  const ran = await finish([...strangers, owner])
  expect(ran[0]).toBe('owner')
  expect(ran).toHaveLength(4)
})

test('whoever hangs up leaves the queue', async () => {
  const { queue, add, finish } = busyQueue(2)
  const caller = new AbortController()
  const left = add('a', { signal: caller.signal })
  caller.abort(new Error('The caller hung up'))
  expect(await left).toBe('The caller hung up')
  expect(await add('z', { signal: caller.signal })).toBe('The caller hung up')
  expect(queue.waiting).toBe(0)
  expect((await finish(['b', 'c'].map((name) => add(name)))).toSorted()).toEqual(['b', 'c'])
})

test('a job that fails gives its place to the next', async () => {
  const queue = createFairQueue({ places: 2, capacity: 5 })
  const failing = queue.run({ key: 'a' }, async () => {
    throw new Error('out of memory')
  })
  const next = queue.run({ key: 'a' }, async () => 'done')
  await expect(failing).rejects.toThrow('out of memory')
  expect(await next).toBe('done')
})
