import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fakeApi } from '@cueroom/core/testing/fake-api.ts'
import { expect, test } from 'vitest'
import { cueroom, freshHome } from '../testing.ts'

const api = fakeApi({ guests: { list: () => [] } })

/** The server that a command talks to in a folder with this file. */
async function hostWith(
  file: string,
  { args = '', env = {} }: { args?: string; env?: Record<string, string> } = {},
) {
  const home = await freshHome()
  await mkdir(home, { recursive: true })
  await writeFile(join(home, 'cueroom.json'), file)
  const hosts: (string | undefined)[] = []
  const ran = await cueroom(`guests list ${args}`, {
    api,
    home,
    env,
    onConnect: ({ host }) => hosts.push(host),
  })
  return { ...ran, host: hosts[0] }
}
const file = '{ "host": "https://team.example" }'

test.each(['{', '{ "host": 3 }', `{ "host": "${'x'.repeat(20_000)}" }`])(
  'a project file that names no server is a usage error: %.20s',
  async (text) => {
    const ran = await hostWith(text)
    expect(ran.code).toBe(2)
    expect(ran.stderr).toContain('cueroom.json')
  },
)

test('a token of the environment is not sent to a server that only a file names', async () => {
  const ran = await hostWith(file, { env: { CUEROOM_TOKEN: 'cue_secret' } })
  expect(ran).toMatchObject({ code: 2, host: undefined })
  expect(ran.stderr).toContain('--host')
})

test('cueroom.json names the server, unless a flag or the environment does', async () => {
  expect((await hostWith(file)).host).toBe('https://team.example')
  expect((await hostWith(file, { args: '--host https://flag.example' })).host).toBe('https://flag.example')
  expect((await hostWith(file, { env: { CUEROOM_HOST: 'https://env.example' } })).host).toBe(
    'https://env.example',
  )
})
