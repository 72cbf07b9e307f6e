import { describe, expect, test } from 'vitest'
import { repeatedTexts } from './repeated-texts.ts'
import { textReaders } from './text-readers.ts'

/** Milliseconds of this thread's processor: what other processes do doesn't count. */
async function cost(read: (text: string) => unknown, text: string, runs: number) {
  let least = Infinity
  for (let run = 0; run < runs; run += 1) {
    const start = process.threadCpuUsage()
    await read(text)
    const { user, system } = process.threadCpuUsage(start)
    least = Math.min(least, (user + system) / 1_000)
  }
  return least
}

const length = process.env['CUEROOM_ENDURE'] ? 16_000 : 4_000
/** Milliseconds that say nothing about growth. */
const negligible = 150

describe('reading a text twice as long takes less than three times as long', () => {
  test('there are forty kinds of text', () => {
    expect(Object.keys(repeatedTexts).length).toBeGreaterThanOrEqual(40)
  })

  test.each(Object.entries(textReaders))('%s', { timeout: 300_000 }, async (_name, read) => {
    const slow: string[] = []
    for (const [kind, piece] of Object.entries(repeatedTexts)) {
      const whole = piece.repeat(Math.ceil((2 * length) / piece.length)).slice(0, 2 * length)
      if ((await cost(read, whole, 1)) < negligible) continue
      const half = await cost(read, whole.slice(0, length), 3)
      const full = await cost(read, whole, 3)
      if (full > negligible && full >= 3 * half) slow.push(`${kind}: ${half} ms, then ${full} ms`)
    }
    expect(slow).toEqual([])
  })
})
