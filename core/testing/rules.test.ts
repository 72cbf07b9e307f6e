import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const glossary = readFileSync(join(root, 'docs/glossary.md'), 'utf8')

test('the glossary names a file of core for each rule', () => {
  const table = glossary.slice(glossary.indexOf('## Where is the rule for'))
  const places = [...table.matchAll(/\| `([^`]+)` \|$/gm)].map(([, place]) => place!)
  expect(places.length).toBeGreaterThanOrEqual(12)
  expect(places.filter((place) => !place.startsWith('core/') || !existsSync(join(root, place)))).toEqual([])
})
