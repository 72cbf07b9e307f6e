import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inRoot } from '../project.mjs'
import { licencesOf } from './licences.ts'

test.each([
  [
    'dashboard/dist',
    ['react-dom 19', '@fontsource-variable/inter 5', '@e965/xlsx 0', 'Notice for icons/LICENSE'],
    ['SIL OPEN FONT LICENSE', 'Meta Platforms', 'Apache License', 'Marak Squires', 'Daniele Faraglia'],
  ],
  [
    'widgets/dist',
    ['react 19', 'react-dom 19', '@r2wc/core 1'],
    ['Meta Platforms', 'Permission is hereby granted'],
  ],
  [
    'api/dist',
    ['@hapi/hapi 21', 'pg 8', 'sharp 0', 'Notice for drafting/meanings'],
    ['LGPL', 'Regents', 'CC', 'Apache'],
  ],
])('the licences of all that %s contains are next to it', (folder, packages, texts) => {
  const found = readFileSync(inRoot(folder, 'THIRD_PARTY_LICENCES.txt'), 'utf8')
  for (const name of packages) expect(found).toContain(`\n${name}`)
  for (const text of texts) expect(found).toContain(text)
  expect(found).not.toContain(inRoot())
})

const packaged = (manifest) => {
  const folder = join(mkdtempSync(join(tmpdir(), 'licences-')), 'node_modules/given')
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'given', version: '1.0.0', ...manifest }),
  )
  return join(folder, 'index.js')
}

test('a package without a licence ends the build, and one without its text gets it', () => {
  expect(() => licencesOf([packaged({})], 'a test')).toThrow('given names no licence')
  const text = licencesOf([packaged({ license: 'MIT', author: 'Ada' })], 'a test')
  expect(text).toMatch(/MIT, by Ada\.\s+Permission is hereby granted/)
})
