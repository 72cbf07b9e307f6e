import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { builtSizes } from '@cueroom/widgets/build/size.ts'
import { expect, test } from 'vitest'

const dist = fileURLToPath(new URL('../../widgets/dist/', import.meta.url))

test('the script that a page includes is at most 1 kB', () => {
  expect(builtSizes().loader.script).toBeLessThanOrEqual(1_000)
})

test('a questionnaire costs a page at most 82 kB, React included', () => {
  expect(builtSizes().questionnaire.script).toBeLessThanOrEqual(82_000)
})

test('no widget carries zod, streams, or the words that only the API reference needs', () => {
  const files = readdirSync(dist).filter((name) => name.endsWith('.js'))
  const code = files.map((name) => readFileSync(dist + name, 'utf8')).join('\n')
  expect(code).toContain('/api/questionnaires/{id}')
  for (const foreign of ['ZodError', '_zod', 'text/event-stream;', 'GET /api/guests', 'Add a questionnaire'])
    expect(code.includes(foreign), `${foreign} in it`).toBe(false)
})

/** Calls that browsers have had for less than four years (Safari 16.1, Chrome 107, Firefox 106). */
const tooNew = [
  /AbortSignal\.any\b/,
  /Promise\.(?:withResolvers|try)\b/,
  /(?:Object|Map)\.groupBy\b/,
  /Array\.fromAsync\b/,
  /URL\.(?:parse|canParse)\b/,
  /\.(?:toSorted|toReversed|toSpliced|isWellFormed|toWellFormed|isSubsetOf|symmetricDifference)\(/,
  /\.setHTMLUnsafe\(|\bscheduler\.(?:yield|postTask)\(/,
  /\b(?:showPopover|requestIdleCallback|moveBefore)\(/,
  /static\s*\{/,
]

test('no widget calls what browsers of the last four years lack', () => {
  for (const name of readdirSync(dist).filter((file) => file.endsWith('.js'))) {
    const code = readFileSync(dist + name, 'utf8')
    for (const call of tooNew) expect(call.exec(code)?.[0], `in ${name}`).toBe(undefined)
  }
})
