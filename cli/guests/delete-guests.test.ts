import { fakeApi } from '@cueroom/core/testing/fake-api.ts'
import { expect, test } from 'vitest'
import { cueroom } from '../testing.ts'
import { gone, guestServer } from './testing.ts'

test.each(['12', '12 14'])('deleting %s asks first, and says how to undo it', async (ids) => {
  const { api, got } = guestServer()
  const script = await cueroom(`guests delete ${ids}`, { api })
  expect(script.code).toBe(7)
  expect(script.stderr).toContain(`Next: cueroom guests delete ${ids} --yes`)
  const no = await cueroom(`guests delete ${ids}`, { api, terminal: true, answers: [false] })
  expect(no).toMatchObject({ code: 0, stdout: '' })
  expect(no.stderr).toContain('Nothing was deleted.')
  expect(got).toEqual({})
  const yes = await cueroom(`guests delete ${ids}`, {
    api,
    terminal: true,
    answers: [true],
    env: { NO_COLOR: '1' },
  })
  expect(yes.code).toBe(0)
  expect(yes.stderr).toMatch(/✓ Deleted .*\.\nUndo: cueroom guests restore del_\d\n/)
})

test('guests who are not there are named, with exit code 3 or 5', async () => {
  const removing = (missing: number[], deletionId: string | null) =>
    guestServer({ removeMany: () => ({ deleted: 3 - missing.length, deletionId, missing }) })
  const some = await cueroom('guests delete 12 13 14 --yes', removing([14], 'del_2'))
  expect(some.code).toBe(3)
  expect(some.stderr).toContain("✗ Couldn't find guest 14.")
  const nobody = await cueroom('guests delete 12 13 14 --yes', removing([12, 13, 14], null))
  expect(nobody.code).toBe(5)
  expect(nobody.stderr).toBe("✗ Couldn't find guests 12, 13, 14.\n  Next: cueroom guests list\n")
})

test.each([
  [['--yes'], 7],
  [['--confirm', 'unhurried'], 2],
  [['--confirm', ''], 2],
])('deleting all with %j deletes nothing', async (flags, code) => {
  const { api, got } = guestServer()
  const ran = await cueroom(['guests', 'delete', '--all', ...flags], { api })
  expect(ran.code).toBe(code)
  expect(got).toEqual({})
})

test("the podcast's name deletes all guests; an id that looks like a flag is handed on safely", async () => {
  const { api } = guestServer()
  const script = await cueroom('guests delete --all', { api })
  expect(script.stderr).toContain("Next: cueroom guests delete --all --confirm 'Unhurried Work'")
  const ran = await cueroom(['guests', 'delete', '--all', '--confirm', 'Unhurried Work'], { api })
  expect(ran.code).toBe(0)
  expect(ran.stderr).toContain('✓ Deleted all 14 guests.\nUndo: cueroom guests restore -- -del_3')
})

test('before the settings are saved the show is called as its account is', async () => {
  const { api, got } = guestServer({}, null)
  await cueroom('guests delete --all', { api, terminal: true, answers: ['Unhurried Work'] })
  expect(got).toHaveProperty('removeAll')
})

test('deletions are listed, and restored by their id', async () => {
  const restored: string[] = []
  const { api } = guestServer({
    deletions: () => [
      {
        id: 'del_1',
        kind: 'guest',
        label: 'Ada\u001b[2J',
        count: 1,
        createdAt: '2026-11-20T09:00:00Z',
        purgedAt: '2026-12-20T09:00:00Z',
      },
    ],
    restore: ({ body }) => {
      if (body.deletionId === 'del_9') return gone()
      restored.push(body.deletionId)
      return { restored: restored.length === 1 ? 3 : 0 }
    },
  })
  expect((await cueroom('guests deleted', { api })).stdout).toMatch(
    /^del_1\tAda␛\[2J\t1\t2026-11-20 \d\d:\d\d\t2026-12-20\n$/,
  )
  const missing = await cueroom('guests restore del_9', { api })
  expect(missing.code).toBe(5)
  expect(missing.stderr).toContain('Next: cueroom guests deleted')
  expect((await cueroom('guests restore -- -del_3', { api })).stderr).toContain('✓ Restored 3.')
  expect((await cueroom('guests restore del_1', { api })).stderr).toContain('Nothing left to restore')
  expect(restored).toEqual(['-del_3', 'del_1'])
})

test('past imports are listed with what is left of them', async () => {
  const past = {
    id: 'imp_1',
    fileName: 'speakers.xlsx',
    imported: 12,
    left: 10,
    changed: 3,
    changesLeft: 3,
    skipped: 4,
    by: 'ines@show.example',
    source: 'cli' as const,
    createdAt: '2026-11-20T09:30:00Z',
  }
  const list = await cueroom('guests imports', { api: fakeApi({ imports: { list: () => [past] } }) })
  expect(list.stdout).toMatch(/^imp_1\tspeakers.xlsx\t2026-11-20 \d\d:30\t12\t10\t3\t4\n$/)
  const none = await cueroom('guests imports', { api: fakeApi({ imports: { list: () => [] } }) })
  expect(none.stderr).toContain('No imports yet.')
})

test('an import is undone by its id', async () => {
  const api = fakeApi({
    imports: {
      undo: ({ params }) =>
        params.id === 'imp_1' ? { deleted: 1_200, deletionId: 'del_4', restored: 2 } : gone(),
    },
  })
  expect((await cueroom('guests undo-import imp_2', { api })).code).toBe(5)
  const ran = await cueroom('guests undo-import imp_1', { api })
  expect(ran.stderr).toContain(
    '✓ 2 changed guests reverted.\n✓ 1,200 guests of this import deleted.\nUndo: cueroom guests restore del_4',
  )
})
