import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRoot } from './project.mjs'

// What the product was decided to be built on
const decided = [
  'react',
  'react-dom/client',
  '@r2wc/react-to-web-component',
  'commander',
  'inquirer',
  '@hapi/hapi',
  '@hapi/jwt',
  'objection',
  'knex',
  'pg',
  'zod',
  'openai',
  'xlsx',
  'docx',
]

const files = globSync('{core,api,widgets,dashboard,cli}/**/*.{ts,tsx}', {
  cwd: inRoot(),
  exclude: (path) => /node_modules|dist$|\.test\.tsx?$|testing/.test(path),
})
const imported = new Set(
  files.flatMap((file) =>
    [...readFileSync(inRoot(file), 'utf8').matchAll(/(?:from |import\()'([^']+)'/g)].map(([, name]) => name),
  ),
)

test.each(decided)('%s is in use', (name) => {
  expect([...imported]).toContain(name)
})

test('nothing stands in for React', () => {
  expect([...imported].filter((name) => name.startsWith('preact'))).toEqual([])
})
