import { expect, test, vi } from 'vitest'
import type { HostileFile } from './hostile-files.ts'
import { disguises, PEOPLE, sheets, texts, zips } from './hostile-files.ts'
import { ImportError } from './import-error.ts'
import { CLI_LIMITS } from './limits.ts'
import type { ImportPlan } from './plan-shapes.ts'
import { analyse } from './plan.ts'
import { utf8, workbook } from './sample-files.ts'

vi.setConfig({ testTimeout: 30_000 })

const PATIENCE = 5_000

async function read({ file = 'guests.csv', bytes }: Pick<HostileFile, 'file' | 'bytes'>) {
  try {
    return await analyse({ name: file, bytes }, { limits: CLI_LIMITS })
  } catch (error) {
    if (error instanceof ImportError) return error
    throw error
  }
}

/** The people of the file, and nobody else except rows that the file really adds. */
const namesOf = (plan: ImportPlan) => plan.guests.map(({ guest }) => guest)

async function check({ outcome, ...hostile }: HostileFile) {
  const before = process.cpuUsage()
  const result = await read(hostile)
  const { user } = process.cpuUsage(before)
  expect(user / 1_000).toBeLessThan(PATIENCE)
  expect(Object.keys(Object.prototype)).toEqual([])
  if (outcome === 'people') {
    if (result instanceof ImportError) throw result
    expect(namesOf(result)).toMatchObject(PEOPLE)
    expect(JSON.parse(JSON.stringify(result))).toEqual(result)
  } else if (result instanceof ImportError) {
    expect(outcome).toContain(result.code)
    expect(result.message).toMatch(/^[A-Z][^\n]{10,200}\.$/)
  } else {
    // Nothing to refuse: read, as far as it makes sense.
    expect(outcome).toContain('no-guests')
    expect(result.guests.length).toBeLessThanOrEqual(PEOPLE.length)
  }
}

const named = (list: HostileFile[]) => list.map((hostile) => [hostile.name, hostile] as const)

test.each(named(zips()))('a zip with %s: its people, or one clear refusal', (_, hostile) => check(hostile))
test.each(named(sheets()))('a workbook with %s: its people, or one clear refusal', (_, hostile) =>
  check(hostile),
)
test.each(named(disguises()))('%s: its people, or one clear refusal', (_, hostile) => check(hostile))
test.each(named(texts()))('a text with %s: its people, or one clear refusal', (_, hostile) => check(hostile))

const rounds = Number(process.env['CUEROOM_ENDURE'] ?? 0) || 12
const rows = [['Name', 'Email'], ...PEOPLE.map(({ name, email }) => [name, email])]

test.each(['xlsx', 'xls', 'ods'] as const)(
  '%s cut anywhere or with a flipped bit never fails otherwise',
  async (type) => {
    const whole = workbook({ People: rows }, type)
    const file = `guests.${type}`
    for (let round = 1; round <= rounds; round++) {
      const at = Math.floor((whole.length * round) / (rounds + 1))
      await read({ file, bytes: whole.slice(0, at) })
      const flipped = whole.slice()
      flipped[at]! ^= 1 << (round % 8)
      await read({ file, bytes: flipped })
    }
  },
)

test('a text cut anywhere or with a flipped bit never fails otherwise', async () => {
  const whole = utf8(rows.map((row) => row.join(',')).join('\n'))
  for (let at = 0; at < whole.length; at++) {
    await read({ bytes: whole.slice(0, at) })
    const flipped = whole.slice()
    flipped[at]! ^= 1 << (at % 8)
    await read({ bytes: flipped })
  }
})
