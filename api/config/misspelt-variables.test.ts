import { afterEach, expect, test, vi } from 'vitest'
import { warnOfMisspelt } from './misspelt-variables.ts'

const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
afterEach(() => written.mockClear())

function warned(variables: NodeJS.ProcessEnv) {
  warnOfMisspelt(variables)
  return written.mock.calls.map(([line]) => line)
}

test.each([
  ['DATABSE_URL', 'DATABASE_URL'],
  ['CUEROOM_SECRETS', 'CUEROOM_SECRET'],
  ['OPENAI_APIKEY', 'OPENAI_API_KEY'],
  ['TRUST_PROXYS', 'TRUST_PROXY'],
  ['database_url', 'DATABASE_URL'],
])('%s is said to do nothing, and not what it holds', (name, meant) => {
  expect(warned({ [name]: 'r4nd0m-Zq8v' })).toEqual([
    `${name} isn't a Cueroom setting and is ignored. Did you mean ${meant}?\n`,
  ])
})

test('what other programs read is nothing to warn of', () => {
  const others = [
    'PATH',
    'HOME',
    'POST',
    'MAIL',
    'HOSTNAME',
    'PGPORT',
    'OPENAI_ORGANIZATION',
    'npm_config_port',
  ]
  expect(warned(Object.fromEntries(others.map((name) => [name, 'value'])))).toEqual([])
})

test('a variable like a setting that is also set is left alone', () => {
  expect(
    warned({ DATABASE_URL_2: 'postgres://db.example/old', DATABASE_URL: 'postgres://db.example/new' }),
  ).toEqual([])
})
