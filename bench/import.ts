import { browserLimits } from '@cueroom/core/imports/read/import-limits.ts'
import { planSheets } from '@cueroom/core/imports/plan/plan-import.ts'
import { readSheets } from '@cueroom/core/imports/read/read-sheets.ts'
import { readRepacked } from '@cueroom/core/imports/read/read-workbook.ts'
import { repack } from '@cueroom/core/imports/read/repack.ts'
import { delimited, utf8, workbook } from '@cueroom/core/testing/imports/sample-files.ts'
import { read } from 'xlsx'
import { guestRows as rows } from './guest-rows.ts'

const rounds = 9

/** Milliseconds of computing, garbage collection included, in the best of all rounds: what other programs do adds none. */
async function leastOf(run: () => Promise<unknown>): Promise<number> {
  const each: number[] = []
  for (let round = 0; round < rounds; round++) {
    const since = process.cpuUsage()
    await run()
    const { user, system } = process.cpuUsage(since)
    each.push((user + system) / 1_000)
  }
  return Math.min(...each)
}

/**
 * What importing 10,000 rows costs, compared with the spreadsheet reader alone: as a workbook after the repack (at
 * most 1.3 times), and as text (a fifth or less).
 */
export async function* benchImport(): AsyncGenerator<string> {
  const bytes = workbook({ People: rows })
  const repacked = repack(bytes, browserLimits)
  const alone = await leastOf(async () => read(repacked.bytes, { type: 'array', dense: true }))
  const packing = await leastOf(async () => repack(bytes, browserLimits))
  const after = await leastOf(async () =>
    planSheets('guests.xlsx', await readRepacked(repacked, browserLimits)),
  )
  yield shown('XLSX.read of 10,000 guests', alone, 1)
  yield shown('the repack before it', packing, packing / alone)
  yield shown('read and analysed after it', after, after / alone)
  const text = utf8(delimited(rows))
  const through = await leastOf(async () => read(text, { type: 'array', dense: true }))
  const direct = await leastOf(() => readSheets({ name: 'guests.csv', bytes: text }))
  yield shown('XLSX.read of the same as text', through, 1)
  yield shown('read as text', direct, direct / through)
}

const shown = (what: string, milliseconds: number, ratio: number) =>
  `${what.padEnd(32)} ${Math.round(milliseconds).toString().padStart(6)} ms  ${ratio.toFixed(2)}`

if (import.meta.main) for await (const line of benchImport()) console.log(line)
