import type { ArchivePreview } from '@cueroom/core/archives/archive.ts'
import { failing, fakeApi } from '@cueroom/core/testing/fake-api.ts'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cueroom, freshHome } from '../testing.ts'

const preview: ArchivePreview = {
  ...{ show: 'Unhurried Work', createdAt: '2026-11-20T09:00:00Z', isRestored: false },
  ...{ guests: 2, answers: 1, texts: 1, questionnaires: 1, sponsors: 0, pictures: 0, rows: 9 },
}
const restoring = (given: Partial<ArchivePreview> = {}) => {
  const called: string[] = []
  const api = fakeApi({
    archives: {
      preview: () => ({ ...preview, ...given }),
      restore: () => {
        called.push('restore')
        return { ...preview, changed: !given.isRestored }
      },
    },
  })
  return { api, called }
}
async function homeWithFile() {
  const home = await freshHome()
  await writeFile(join(home, 'show.zip'), 'zip')
  return home
}

test('a file that is not there, or that the server refuses, restores nothing', async () => {
  const { api, called } = restoring()
  expect((await cueroom('show restore none.zip', { api })).stderr).toContain("Couldn't find none.zip")
  const refusing = fakeApi({
    archives: {
      preview: () => {
        throw failing(409, 'This show already has guests, questionnaires or settings.', 'show_not_new')
      },
    },
  })
  const ran = await cueroom('show restore show.zip', { api: refusing, home: await homeWithFile() })
  expect(ran.stderr).toContain('This show already has guests')
  expect(called).toEqual([])
})

test('restoring says what it would write, and asks first', async () => {
  const home = await homeWithFile()
  const { api, called } = restoring()
  const declined = await cueroom('show restore show.zip', { api, home, terminal: true, answers: [false] })
  expect(declined.stderr).toContain('2 guests, 1 set of answers, 1 text')
  expect(declined.code).toBe(1)
  expect(called).toEqual([])
  expect((await cueroom('show restore show.zip', { api, home })).code).toBe(7)
  const ran = await cueroom('show restore show.zip --yes', { api, home })
  expect(ran.stderr).toContain('Restored 9 rows.')
  expect(called).toEqual(['restore'])
})

test('the same file twice changes nothing, and says so', async () => {
  const { api } = restoring({ isRestored: true })
  const ran = await cueroom('show restore show.zip', { api, home: await homeWithFile() })
  expect(ran.stderr).toContain('Nothing changed.')
})

test('an export is saved under its name, or piped', async () => {
  const file = {
    name: 'Unhurried Work - archive.zip',
    type: 'application/zip',
    bytes: new Uint8Array([80, 75]),
  }
  const api = fakeApi({ archives: { download: () => file } })
  expect((await cueroom('show export', { api, terminal: true })).stderr).toContain(
    'Exported your show to Unhurried Work',
  )
  expect((await cueroom('show export -o -', { api })).stdout).toBe('PK')
})
