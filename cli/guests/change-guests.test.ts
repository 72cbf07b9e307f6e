import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Extraction } from '@cueroom/core/guests/guest.ts'
import { type Answers, failing, fakeApi } from '@cueroom/core/testing/fake-api.ts'
import { guestRecord, photoUrl, sampleGuests } from '@cueroom/core/testing/samples.ts'
import { expect, test } from 'vitest'
import { cueroom, freshHome } from '../testing.ts'
import { session } from './testing.ts'

const guest = { ...guestRecord(sampleGuests[0]!, 12), version: 3 }
const photo = fileURLToPath(photoUrl('maya-okafor'))
const gone = () => {
  throw failing(404, 'Not found', 'not_found')
}

/** A server with guest 12, and the bodies it received by call. */
function server(more: Answers['guests'] = {}, podcastName: string | null = 'Unhurried Work') {
  const got: Record<string, unknown> = {}
  const keep =
    <T>(name: string, reply: T) =>
    (call: unknown) => {
      got[name] = (call as { body?: unknown }).body
      return reply
    }
  const api = fakeApi({
    auth: { session: () => session },
    show: { settings: () => (podcastName === null ? null : { ...settings, podcastName }) },
    guests: {
      show: ({ params }) => (params.id === 12 ? guest : gone()),
      create: keep('create', guest),
      update: keep('update', guest),
      setPhoto: keep('setPhoto', guest),
      setStatus: keep('setStatus', { ...guest, episodeStatus: 'completed' }),
      setStatusOfMany: keep('setStatusOfMany', { changed: 2 }),
      setInterviewDate: keep('setInterviewDate', guest),
      remove: keep('remove', { deleted: 1, deletionId: 'del_1' }),
      removeMany: keep('removeMany', { deleted: 2, deletionId: 'del_2' }),
      removeAll: keep('removeAll', { deleted: 14, deletionId: '-del_3' }),
      ...more,
    },
  })
  return { api, got }
}

const settings = {
  id: 1,
  podcastDescription: null,
  showLogo: null,
  accent: null,
  showMethodology: {},
  hosts: [],
  contentStyles: {},
  sponsorshipSettings: null,
  tenantId: 'default',
  organizationId: null,
  version: 1,
  createdAt: '2026-11-01T09:00:00Z',
  updatedAt: '2026-11-01T09:00:00Z',
}

test.each([
  'guests add --name Ada --bio x --bio-file y.txt',
  'guests add --name Ada --photo nowhere.png',
  'guests edit 12',
  'guests edit Maya --name Ada',
  'guests set-status completed',
  'guests set-status 12 done',
  'guests set-status twelve completed',
  'guests set-date 12',
  'guests set-date 12 2026-12-04T09:00Z --clear',
  'guests set-date 12 soon',
  'guests set-date 12 2026-12-04T09:00 --time-zone Berlin',
  'guests delete',
  'guests delete 12 --all',
  'guests delete 12 --confirm x',
  'guests delete Maya',
  'guests restore',
])('wrong use ends with exit code 2 and changes nothing: %s', async (command) => {
  const { api, got } = server()
  const ran = await cueroom(command, { api })
  expect(ran.code).toBe(2)
  expect(ran.stdout).toBe('')
  expect(got).toEqual({})
})

test.each([
  'edit 13 --name Ada',
  'set-status 13 completed',
  'set-date 13 --clear',
  'extract 13',
  'delete 13 --yes',
])('a guest who is not there ends with exit code 5: %s', async (command) => {
  const { api } = server({ update: gone, setStatus: gone, setInterviewDate: gone, reExtract: gone })
  const ran = await cueroom(`guests ${command}`, { api })
  expect(ran.code).toBe(5)
  expect(ran.stderr).toContain('✗ There is no guest 13.\n  Next: cueroom guests list')
})

test('a guest without a name is asked for one, or refused where nobody can answer', async () => {
  const { api, got } = server()
  const script = await cueroom('guests add --title Countess', { api })
  expect(script.code).toBe(7)
  expect(script.stderr).toContain('pass --name')
  await cueroom('guests add --title Countess', { api, terminal: true, answers: ['Ada Lovelace'] })
  expect(got.create).toMatchObject({ name: 'Ada Lovelace', title: 'Countess' })
})

test('every field of a guest is a flag', async () => {
  const home = await freshHome()
  await writeFile(join(home, 'bio.txt'), 'A long life.\n')
  const { api, got } = server()
  const flags = ['--name', 'Ada', '--title', 'Countess', '--company', 'Engines', '--email', 'ada@x.example']
  const more = [
    '--phone',
    '+44 20',
    '--bio-file',
    'bio.txt',
    '--expertise',
    'Engines',
    '--expertise',
    'Poetry, verse',
  ]
  const links = [
    '--social',
    '@ada',
    '--linkedin',
    'https://l.example/ada',
    '--website',
    'https://ada.example',
  ]
  const ran = await cueroom(['guests', 'add', ...flags, ...more, ...links, '--photo', photo], { api, home })
  expect(ran.code).toBe(0)
  expect(ran.stderr).toContain('✓ Maya Okafor is guest 12.')
  expect(got.create).toEqual({
    name: 'Ada',
    title: 'Countess',
    company: 'Engines',
    email: 'ada@x.example',
    phone: '+44 20',
    bio: 'A long life.',
    expertise: ['Engines', 'Poetry, verse'],
    social: '@ada',
    socialLinks: { linkedin: 'https://l.example/ada', website: 'https://ada.example' },
    questionnaire: { photo: expect.stringMatching(/^data:image\/png;base64,iVBOR/) },
  })
})

test('a photo is told by its bytes, not by its name, and may have 5 MB', async () => {
  const home = await freshHome()
  await writeFile(join(home, 'ada.png'), '<svg/>')
  await writeFile(join(home, 'big.png'), Buffer.alloc(5 * 1024 * 1024 + 1))
  const { api, got } = server()
  const text = await cueroom('guests add --name Ada --photo ada.png', { api, home })
  expect(text.code).toBe(2)
  expect(text.stderr).toContain('Please select an image file.')
  const big = await cueroom('guests edit 12 --photo big.png', { api, home })
  expect(big.stderr).toContain('Please select an image smaller than 5MB.')
  expect(got).toEqual({})
})

test('an edit sends what is named; an empty text clears', async () => {
  const { api, got } = server()
  const ran = await cueroom(['guests', 'edit', '12', '--company', '', '--website', '', '--expertise', ''], {
    api,
  })
  expect(ran.code).toBe(0)
  expect(got).toEqual({ update: { company: null, socialLinks: { website: null }, expertise: [] } })
})

test('--no-photo removes the photo and touches no field', async () => {
  const { api, got } = server()
  await cueroom('guests edit 12 --no-photo', { api })
  expect(got).toEqual({ setPhoto: { photo: null } })
})

test('a guest who was changed meanwhile is left alone', async () => {
  const { api } = server({
    update: () => {
      throw failing(409, 'This guest was changed meanwhile.', 'version_conflict')
    },
  })
  const ran = await cueroom('guests edit 12 --name Ada --if-version 2 --json', { api })
  expect(ran.code).toBe(1)
  expect(JSON.parse(ran.stderr)).toEqual({
    error: 'This guest was changed meanwhile.',
    code: 'version_conflict',
    next: ['cueroom guests show 12'],
  })
})

test('fields that were saved before a photo failed are told apart, with exit code 3', async () => {
  const { api } = server({
    setPhoto: () => {
      throw failing(400, 'Please select an image file.', 'invalid_image')
    },
  })
  const ran = await cueroom(['guests', 'edit', '12', '--name', 'Ada', '--photo', photo], { api })
  expect(ran.code).toBe(3)
  expect(ran.stderr).toContain('The fields are changed, the photo is not: Please select an image file.')
})

test('one guest or several get a status', async () => {
  const { api, got } = server()
  const one = await cueroom('guests set-status 12 completed', { api })
  expect(one.stderr).toBe('✓ Maya Okafor is completed.\n')
  const several = await cueroom('guests set-status 12 14 12 15 unscheduled', { api })
  expect(several.stderr).toContain(
    '✓ 2 guests changed to unscheduled.\nThe other 1 had it already, or are not there.',
  )
  expect(got).toEqual({
    setStatus: { episodeStatus: 'completed' },
    setStatusOfMany: { ids: [12, 14, 15], episodeStatus: 'unscheduled' },
  })
  expect((await cueroom('guests set-status 12 complete', { api })).stderr).toContain(
    'Did you mean "completed"?',
  )
})

test('an interview is set on the clock of a time zone, and cleared', async () => {
  const { api, got } = server()
  await cueroom(['guests', 'set-date', '12', '2026-12-04 09:00', '--time-zone', 'Europe/Berlin'], { api })
  expect(got.setInterviewDate).toEqual({
    interviewDate: '2026-12-04T08:00:00.000Z',
    timeZone: 'Europe/Berlin',
  })
  await cueroom('guests set-date 12 --clear', { api })
  expect(got.setInterviewDate).toEqual({ interviewDate: null })
})

const extraction: Extraction = {
  extractionInfo: { method: 'rules', confidence: 0.85 },
  guest,
  filled: ['company'],
  proposals: [
    { field: 'title', current: 'Biologist', proposed: 'Head of \u001b[2JResearch' },
    { field: 'website', current: 'https://a.example', proposed: 'https://b.example' },
  ],
}

test('an extraction shows what it filled and asks for each proposal', async () => {
  const { api, got } = server({ reExtract: () => extraction })
  const ran = await cueroom('guests extract 12', {
    api,
    terminal: true,
    answers: [false, true],
    env: { NO_COLOR: '1' },
  })
  expect(ran.code).toBe(0)
  expect(ran.stderr).toContain('Maya Okafor, read by rules (85 % sure)')
  expect(ran.stdout).toContain('company  filled')
  expect(ran.stdout).toContain('Head of ␛[2JResearch')
  expect(ran.asked).toHaveLength(2)
  expect(got.update).toEqual({ socialLinks: { website: 'https://b.example' } })
})

test('proposals that nobody can decide end with exit code 7; --yes takes them, --json tells them', async () => {
  const { api, got } = server({ reExtract: () => extraction })
  const script = await cueroom('guests extract 12', { api })
  expect(script.code).toBe(7)
  expect(script.stderr).toContain('2 proposals to decide')
  const json = await cueroom('guests extract 12 --json', { api })
  expect(JSON.parse(json.stdout)).toMatchObject({ proposals: extraction.proposals, taken: [] })
  expect(got).toEqual({})
  const all = await cueroom('guests extract 12 --yes --json', { api })
  expect(JSON.parse(all.stdout).taken).toEqual(['title', 'website'])
  expect(got.update).toMatchObject({ title: 'Head of \u001b[2JResearch' })
})

test.each(['12', '12 14'])('deleting %s asks first, and says how to undo it', async (ids) => {
  const { api, got } = server()
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
  expect(yes.stderr).toMatch(/✓ .* deleted\.\nUndo: cueroom guests restore del_\d\n/)
})

test("a hostile guest's name is harmless in a question", async () => {
  const { api } = server({
    show: () => ({ ...guest, name: '\u001b[2J\u202eAda\n' }),
    reExtract: () => extraction,
  })
  const deleting = await cueroom('guests delete 12', { api, terminal: true, answers: [false] })
  const extracting = await cueroom('guests extract 12', { api, terminal: true, answers: [false, false] })
  expect(deleting.asked).toEqual(['Delete ␛[2J�Ada ?'])
  for (const question of extracting.asked) expect(question).not.toMatch(/[\p{Cc}\u202a-\u202e]/v)
})

test('guests who are not there are counted, with exit code 3 or 5', async () => {
  const some = await cueroom('guests delete 12 13 14 --yes', { api: server().api })
  expect(some.code).toBe(3)
  expect(some.stderr).toContain('✗ 1 of the 3 guests are not there.')
  const { api } = server({ removeMany: () => ({ deleted: 0, deletionId: null }) })
  expect((await cueroom('guests delete 13 14 --yes', { api })).code).toBe(5)
})

test.each([
  [['--yes'], 7],
  [['--confirm', 'unhurried'], 2],
  [['--confirm', ''], 2],
])('deleting all with %j deletes nothing', async (flags, code) => {
  const { api, got } = server()
  const ran = await cueroom(['guests', 'delete', '--all', ...flags], { api })
  expect(ran.code).toBe(code)
  expect(got).toEqual({})
})

test("the podcast's name deletes all guests; an id that looks like a flag is handed on safely", async () => {
  const { api } = server()
  const script = await cueroom('guests delete --all', { api })
  expect(script.stderr).toContain("Next: cueroom guests delete --all --confirm 'Unhurried Work'")
  const ran = await cueroom(['guests', 'delete', '--all', '--confirm', 'Unhurried Work'], { api })
  expect(ran.code).toBe(0)
  expect(ran.stderr).toContain('✓ All guests are deleted: 14.\nUndo: cueroom guests restore -- -del_3')
})

test('before the settings are saved the show is called as its account is', async () => {
  const { api, got } = server({}, null)
  await cueroom('guests delete --all', { api, terminal: true, answers: ['Unhurried Work'] })
  expect(got).toHaveProperty('removeAll')
})

test('deletions are listed, and brought back by their id', async () => {
  const restored: string[] = []
  const { api } = server({
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
  expect((await cueroom('guests restore -- -del_3', { api })).stderr).toContain('✓ Brought back: 3.')
  expect((await cueroom('guests restore del_1', { api })).stderr).toContain('nothing left to bring back')
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
  expect(none.stderr).toContain('Nothing was imported so far.')
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
    '✓ 2 changed guests as before this import.\n✓ 1,200 guests of this import deleted.\nUndo: cueroom guests restore del_4',
  )
})
