import { fakeApi } from '@cueroom/core/testing/fake-api.ts'
import { expect, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { cueroom } from '../testing.ts'

const api = fakeApi({})
const at = { api, env: { CUEROOM_HOST: 'https://cueroom.example' } }

test('a screen that does not exist is a usage error that names them', async () => {
  const ran = await cueroom('open elsewhere', at)
  expect(ran.code).toBe(2)
  expect(ran.stderr).toContain('guests')
})

test('in a terminal the browser opens, elsewhere and without a browser the address is printed', async () => {
  const opened: string[] = []
  const onBrowse = (url: string) => opened.push(url) > 0
  const ran = await cueroom('open guests', { ...at, terminal: true, onBrowse })
  expect(ran).toMatchObject({ code: 0, stdout: '' })
  expect(opened).toEqual(['https://cueroom.example/guests'])
  const page = 'https://cueroom.example/q/abc\n'
  expect((await cueroom('open q/abc', { ...at, terminal: true, onBrowse: () => false })).stdout).toBe(page)
  expect((await cueroom('open q/abc', { ...at, onBrowse })).stdout).toBe(page)
  expect(opened).toHaveLength(1)
})

test('"version" prints the version, also as JSON', async () => {
  expect((await cueroom('version', at)).stdout).toBe(`${manifest.version}\n`)
  expect(JSON.parse((await cueroom('version --json', at)).stdout)).toEqual({ version: manifest.version })
})

test('"help guests import" is the help of that command', async () => {
  const [asked, flag] = await Promise.all([cueroom('help guests import'), cueroom('guests import --help')])
  expect(asked).toMatchObject({ code: 0, stdout: flag.stdout })
  expect(asked.stdout).toContain('cueroom guests import')
})
