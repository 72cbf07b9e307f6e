import { isDeepStrictEqual } from 'node:util'
import { expect, test, vi } from 'vitest'
import type { HostileFile } from '../../testing/imports/hostile-files.ts'
import { disguises, hostilePeople, sheets, texts, zips } from '../../testing/imports/hostile-files.ts'
import { ImportError } from './import-error.ts'
import { cliLimits } from './import-limits.ts'
import type { ImportPlan } from '../plan/import-plan.ts'
import { planImport } from '../plan/plan-import.ts'
import { utf8, workbook } from '../../testing/imports/sample-files.ts'

vi.setConfig({ testTimeout: 30_000 })

const deadline = 5_000

async function read({ file = 'guests.csv', bytes }: Pick<HostileFile, 'file' | 'bytes'>) {
  try {
    return await planImport({ name: file, bytes }, { limits: cliLimits })
  } catch (error) {
    if (error instanceof ImportError) return error
    throw error
  }
}

/** The people of the file, and nobody else except rows that the file really adds. */
const namesOf = (plan: ImportPlan) => plan.guests.map(({ guest }) => guest)

/** What is wrong about the way a file was read: it is its people, or one clear refusal, and soon. */
async function faults({ outcome, ...hostile }: HostileFile): Promise<unknown[]> {
  const before = process.threadCpuUsage()
  const result = await read(hostile)
  const { user } = process.threadCpuUsage(before)
  const late = user / 1_000 < deadline ? [] : [`took ${Math.round(user / 1_000)} ms`]
  const polluted = Object.keys(Object.prototype)
  const wrong = result instanceof ImportError ? refusalFaults(result, outcome) : planFaults(result, outcome)
  return [...late, ...polluted, ...wrong]
}

const clear = /^[A-Z][^\n]{10,200}\.$/

const refusalFaults = ({ code, message }: ImportError, outcome: HostileFile['outcome']) =>
  outcome !== 'people' && outcome.includes(code) && clear.test(message) ? [] : [code, message]

function planFaults(plan: ImportPlan, outcome: HostileFile['outcome']) {
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(plan)), plan)) return ['is no plain data']
  const found = namesOf(plan)
  if (outcome === 'people') {
    const same = hostilePeople.every((person, index) =>
      Object.entries(person).every(([field, value]) =>
        isDeepStrictEqual(found[index]?.[field as 'name'], value),
      ),
    )
    return same && found.length === hostilePeople.length ? [] : found
  }
  // Nothing to refuse: read, as far as it makes sense
  return outcome.includes('no_guests') && found.length <= hostilePeople.length ? [] : found
}

function planOf(result: ImportPlan | ImportError): ImportPlan {
  if (result instanceof ImportError) throw result
  return result
}

const named = (list: HostileFile[]) => list.map((hostile) => [hostile.name, hostile] as const)

test.each(named(zips()))('a zip with %s: its people, or one clear refusal', async (_, hostile) =>
  expect(await faults(hostile)).toEqual([]),
)
test.each(named(sheets()))('a workbook with %s: its people, or one clear refusal', async (_, hostile) =>
  expect(await faults(hostile)).toEqual([]),
)
test.each(named(disguises()))('%s: its people, or one clear refusal', async (_, hostile) =>
  expect(await faults(hostile)).toEqual([]),
)
test.each(named(texts()))('a text with %s: its people, or one clear refusal', async (_, hostile) =>
  expect(await faults(hostile)).toEqual([]),
)

const rounds = Number(process.env['CUEROOM_ENDURE'] ?? 0) || 12
const rows = [['Name', 'Email'], ...hostilePeople.map(({ name, email }) => [name, email])]

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
    // Anything but a plan or a refusal was thrown above
    expect(namesOf(planOf(await read({ file, bytes: whole })))).toMatchObject(hostilePeople)
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
  expect(namesOf(planOf(await read({ bytes: whole })))).toMatchObject(hostilePeople)
})
