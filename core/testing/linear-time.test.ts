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

/**
 * Much of what they read with is the same, so each kind of text goes to every third of the readers, and to every second of those that
 * have the most patterns of their own; `CUEROOM_ENDURE` gives all to all.
 */
const isWhole = Boolean(process.env['CUEROOM_ENDURE'])
const readers = Object.keys(textReaders)
const thorough = new Set(['the drafted introduction', 'extraction', 'the importer'])
const kindsFor = (reader: string) =>
  Object.entries(repeatedTexts).filter(
    (_, place) => isWhole || (place + readers.indexOf(reader)) % (thorough.has(reader) ? 2 : 3) === 0,
  )

describe('reading a text twice as long takes less than three times as long', () => {
  test('there are forty kinds of text', () => {
    expect(Object.keys(repeatedTexts).length).toBeGreaterThanOrEqual(40)
  })

  test.each(Object.entries(textReaders))('%s', { timeout: 300_000 }, async (name, read) => {
    const slow: string[] = []
    for (const [kind, piece] of kindsFor(name)) {
      const whole = piece.repeat(Math.ceil((2 * length) / piece.length)).slice(0, 2 * length)
      const isSoon = async () => (await cost(read, whole, 1)) < negligible
      // The first time compiles what it reads with
      if ((await isSoon()) || (await isSoon())) continue
      const half = await cost(read, whole.slice(0, length), 3)
      const full = await cost(read, whole, 3)
      if (full > negligible && full >= 3 * half) slow.push(`${kind}: ${half} ms, then ${full} ms`)
    }
    expect(slow).toEqual([])
  })
})
