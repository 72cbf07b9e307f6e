import { writeFileSync } from 'node:fs'
import { enableCompileCache, getCompileCacheDir } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { makeTestFolder, removeTestFolder } from '../testing/data-directory.ts'
import { slowThreads as slow } from '../testing/slow-jobs.ts'
import { createThreads } from './threads.ts'

const forShow = (tenantId: string) => ({ tenantId })
const tooLong = {
  message: 'This took too long. Shorten the longest answers, notes or instructions, and try again.',
  data: { code: 'took_too_long' },
}

describe('work on threads', () => {
  test('that can’t start, as during an upgrade, fails alone: the process lives, and the next piece starts afresh', async () => {
    const folder = makeTestFolder('threads')
    const file = join(folder, 'jobs.mjs')
    const threads = createThreads<{ greet: () => () => string }>(pathToFileURL(file))
    const greet = () => threads.run('greet', undefined, forShow('a'))
    const failures = await Promise.allSettled([greet(), greet(), greet()])
    expect(failures.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    await expect(greet()).rejects.toMatchObject({ code: 'ERR_MODULE_NOT_FOUND' })
    writeFileSync(
      file,
      'export const runJob = ({ started }) => (Atomics.store(started, 0, 1), Atomics.notify(started, 0), "hello")',
    )
    await expect(greet()).resolves.toBe('hello')
    removeTestFolder(folder)
  })

  test('that never ends fails at its deadline, and the next piece has a new thread', async () => {
    const threads = slow({ deadline: 200 })
    const first = await threads.run('thread', undefined, forShow('a'))
    await expect(threads.run('hang', undefined, forShow('a'))).rejects.toMatchObject(tooLong)
    const next = await threads.run('thread', undefined, forShow('a'))
    expect(next).not.toBe(first)
  })

  test('that never ends keeps no other show waiting', async () => {
    const threads = slow({ deadline: 3_000 })
    const caller = new AbortController()
    const hang = (signal: AbortSignal) =>
      threads.run('hang', undefined, { tenantId: 'a', signal }).catch(() => 'ended')
    const hanging = hang(new AbortController().signal)
    const second = hang(caller.signal)
    const first = await Promise.race([hanging, threads.run('echo', 'quick', forShow('b'))])
    expect(first).toBe('quick')
    caller.abort(new Error('The caller hung up'))
    await Promise.all([hanging, second])
  })

  test('that fills the memory fails, and the process lives on', async () => {
    const threads = slow({ heap: 32 })
    await expect(threads.run('hoard', undefined, forShow('a'))).rejects.toMatchObject(tooLong)
    await expect(threads.run('echo', 'still here', forShow('a'))).resolves.toBe('still here')
  })

  test('whose queue is full is refused with a 503', async () => {
    const threads = slow({ deadline: 200, longestQueue: 1 })
    const running = [1, 2].map(() => threads.run('hang', undefined, forShow('a')).catch(() => 'ended'))
    await expect(threads.run('echo', 'late', forShow('a'))).rejects.toMatchObject({
      data: { code: 'unavailable' },
    })
    await Promise.all(running)
  })

  test('starts with the code that the process keeps compiled', async () => {
    // Unless it does so already
    enableCompileCache()
    expect(getCompileCacheDir()).toBeDefined()
    await expect(slow().run('compiled', undefined, forShow('a'))).resolves.toBe(getCompileCacheDir())
  })

  test('fails with its own error, and sees no variable of this process', async () => {
    const threads = slow()
    await expect(threads.run('fail', undefined, forShow('a'))).rejects.toThrow('A job failed')
    await expect(threads.run('environment', undefined, forShow('a'))).resolves.toEqual([])
  })
})
