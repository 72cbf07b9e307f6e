import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { inRoot } from './project.mjs'

const pages = globSync('docs/conformance/*.md', { cwd: inRoot() })
const rows = pages.flatMap((page) =>
  readFileSync(inRoot(page), 'utf8')
    .split('\n')
    .filter((line) => /^\| [A-Z\d]/.test(line))
    .map((line) => {
      const [, id, , proof] = line.split(/(?<!\\)\|/).map((cell) => cell.trim())
      return { id, page, proof }
    }),
)
const tests = rows.flatMap(({ id, page, proof }) =>
  proof.split('<br>').flatMap((part) => {
    const [, link, name] = /^\[[^\]]+\]\(([^)]+)\) “(.*)”$/.exec(part) ?? []
    return name ? [{ id, path: join(dirname(page), link), name: name.replaceAll('\\|', '|') }] : []
  }),
)

/** How many lines the checklist and the decisions have, by what they are called. */
const lines = {
  L: 18,
  A: 27,
  G: 31,
  IM: 24,
  S: 16,
  C: 28,
  QB: 17,
  QF: 18,
  M: 33,
  P: 8,
  T: 19,
  E: 13,
  F: 21,
  K: 40,
  V: 15,
  X: 5,
  N: 20,
  CLI: 19,
  ST: 5,
  B: 10,
  '11.': 14,
  '12.': 13,
  '13.': 19,
  '14.': 16,
  '15.': 6,
  '16.': 12,
}

test('every line of the checklist and the decisions is there once', () => {
  const expected = Object.entries(lines).flatMap(([name, count]) =>
    Array.from({ length: count }, (_, n) => `${name}${n + 1}`),
  )
  expect(rows.map(({ id }) => id).sort()).toEqual(expected.sort())
})

test('every line names its proof', () => {
  expect(rows.filter(({ proof }) => !/“|`/.test(proof)).map(({ id }) => id)).toEqual([])
  expect(tests.length).toBeGreaterThan(rows.length)
})

test('every test that is named exists', () => {
  const sources = new Map()
  const read = (path) => {
    if (!sources.has(path)) sources.set(path, readFileSync(inRoot(path), 'utf8'))
    return sources.get(path)
  }
  const titles = ({ path, name }) =>
    path.includes('.stories.')
      ? [`export const ${name} = meta.story(`]
      : [`'${name}'`, `"${name}"`, `\`${name}\``]
  const gone = tests.filter((named) => !titles(named).some((title) => read(named.path).includes(title)))
  expect(gone).toEqual([])
})
