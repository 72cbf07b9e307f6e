import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { failing, fakeApi } from '@cueroom/core/testing/fake-api.ts'
import { storedShow } from '@cueroom/core/testing/samples.ts'
import { expect, test } from 'vitest'
import { cueroom, freshHome } from '../testing.ts'

const api = fakeApi({ show: { settings: () => storedShow } })

test('without a sign-in the settings are refused, and no file is made', async () => {
  const home = await freshHome()
  const locked = fakeApi({
    show: {
      settings: () => {
        throw failing(401, 'Unauthorized', 'unauthorized')
      },
    },
  })
  const ran = await cueroom('settings get -o show.json', { api: locked, home })
  expect(ran.code).toBe(4)
  await expect(readFile(join(home, 'show.json'))).rejects.toThrow('ENOENT')
})

test('a show without settings prints null', async () => {
  const ran = await cueroom('settings get', { api: fakeApi({ show: { settings: () => null } }) })
  expect(ran).toMatchObject({ code: 0, stdout: 'null\n', stderr: 'The show has no settings yet.\n' })
})

test('the settings are printed as JSON, or written into a file', async () => {
  const home = await freshHome()
  expect(JSON.parse((await cueroom('settings get', { api })).stdout)).toEqual(storedShow)
  const ran = await cueroom('settings get -o show.json', { api, home })
  expect(ran).toMatchObject({ code: 0, stdout: '', stderr: '✓ Saved show.json.\n' })
  expect(JSON.parse(await readFile(join(home, 'show.json'), 'utf8'))).toEqual(storedShow)
})

test('one setting is printed by its path: a text as it is, anything else as JSON', async () => {
  const get = async (path: string) => cueroom(`settings get ${path}`, { api })
  expect((await get('contentStyles.tone')).stdout).toBe(`${storedShow.contentStyles.tone}\n`)
  expect((await get('hosts.0.name')).stdout).toBe(`${storedShow.hosts[0]!.name}\n`)
  expect(JSON.parse((await get('hosts[0].name --json')).stdout)).toBe(storedShow.hosts[0]!.name)
  expect(JSON.parse((await get('showMethodology.coreExplorationAreas')).stdout)).toEqual(
    storedShow.showMethodology.coreExplorationAreas,
  )
  expect(await get('hosts[9].name')).toMatchObject({ code: 0, stdout: 'null\n' })
  const wrong = await get('contentStyles.tune')
  expect(wrong.code).toBe(2)
  expect(wrong.stderr).toContain('Unknown setting "tune" in contentStyles.')
  expect(await get('hosts -o hosts.json')).toMatchObject({ code: 2 })
})
