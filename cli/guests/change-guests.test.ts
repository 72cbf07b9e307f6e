import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ownTimeZone } from '@cueroom/core/guests/interview-time.ts'
import type { Extraction } from '@cueroom/core/guests/guest.ts'
import { failing } from '@cueroom/core/testing/fake-api.ts'
import { photoUrl } from '@cueroom/core/testing/samples.ts'
import { expect, test } from 'vitest'
import { cueroom, freshHome } from '../testing.ts'
import { gone, guest, guestServer } from './testing.ts'

const photo = fileURLToPath(photoUrl('maya-okafor'))

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
  const { api, got } = guestServer()
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
  const { api } = guestServer({ update: gone, setStatus: gone, setInterviewDate: gone, reExtract: gone })
  const ran = await cueroom(`guests ${command}`, { api })
  expect(ran.code).toBe(5)
  expect(ran.stderr).toContain("✗ Couldn't find guest 13.\n  Next: cueroom guests list")
})

test('a guest without a name is asked for one, or refused where nobody can answer', async () => {
  const { api, got } = guestServer()
  const script = await cueroom('guests add --title Countess', { api })
  expect(script.code).toBe(7)
  expect(script.stderr).toContain('Pass --name')
  await cueroom('guests add --title Countess', { api, terminal: true, answers: ['Ada Lovelace'] })
  expect(got.create).toMatchObject({ name: 'Ada Lovelace', title: 'Countess' })
})

test('every field of a guest is a flag', async () => {
  const home = await freshHome()
  await writeFile(join(home, 'bio.txt'), 'A long life.\n')
  const { api, got } = guestServer()
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
    '--pronunciation',
    'AY-da',
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
    pronunciation: 'AY-da',
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
  const { api, got } = guestServer()
  const text = await cueroom('guests add --name Ada --photo ada.png', { api, home })
  expect(text.code).toBe(2)
  expect(text.stderr).toContain("isn't a PNG, JPEG or WebP image.")
  const big = await cueroom('guests edit 12 --photo big.png', { api, home })
  expect(big.stderr).toContain('Please select an image smaller than 5MB.')
  expect(got).toEqual({})
})

test('an edit sends what is named; an empty text clears', async () => {
  const { api, got } = guestServer()
  const ran = await cueroom(['guests', 'edit', '12', '--company', '', '--website', '', '--expertise', ''], {
    api,
  })
  expect(ran.code).toBe(0)
  expect(got).toEqual({ update: { company: null, socialLinks: { website: null }, expertise: [] } })
})

test('--no-photo removes the photo and touches no field', async () => {
  const { api, got } = guestServer()
  await cueroom('guests edit 12 --no-photo', { api })
  expect(got).toEqual({ setPhoto: { photo: null } })
})

test('a guest whom somebody else has changed is left alone', async () => {
  const { api } = guestServer({
    update: () => {
      throw failing(
        409,
        'Someone else changed the guest while you were editing. Load the latest version and choose what to keep.',
        'version_conflict',
      )
    },
  })
  const ran = await cueroom('guests edit 12 --name Ada --if-version 2 --json', { api })
  expect(ran.code).toBe(1)
  expect(JSON.parse(ran.stderr)).toEqual({
    error: 'Someone else changed the guest while you were editing.',
    code: 'version_conflict',
    next: ['cueroom guests show 12'],
  })
})

test('fields that were saved before a photo failed are told apart, with exit code 3', async () => {
  const { api } = guestServer({
    setPhoto: () => {
      throw failing(400, 'Please select an image file.', 'invalid_image')
    },
  })
  const ran = await cueroom(['guests', 'edit', '12', '--name', 'Ada', '--photo', photo], { api })
  expect(ran.code).toBe(3)
  expect(ran.stderr).toContain('Changed the fields, but not the photo: Please select an image file.')
})

test('guests that are not there end with exit code 3, and are named', async () => {
  const { api } = guestServer({ setStatusOfMany: () => ({ changed: 1, missing: [99_999] }) })
  const ran = await cueroom('guests set-status 12 99999 unscheduled', { api })
  expect(ran.code).toBe(3)
  expect(ran.stderr).toContain("Set the status of 1 guest to unscheduled.\n✗ Couldn't find guest 99999.\n")
  const nobody = guestServer({ setStatusOfMany: () => ({ changed: 0, missing: [98, 99] }) })
  expect(await cueroom('guests set-status 98 99 unscheduled', nobody)).toMatchObject({ code: 5, stdout: '' })
})

test('one guest or several get a status', async () => {
  const { api, got } = guestServer()
  const one = await cueroom('guests set-status 12 completed', { api })
  expect(one.stderr).toBe('✓ Set the status of Maya Okafor to completed.\n')
  const several = await cueroom('guests set-status 12 14 12 15 unscheduled', { api })
  expect(several.stderr).toContain(
    '✓ Set the status of 2 guests to unscheduled.\n1 guest already had this status.',
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
  const { api, got } = guestServer()
  await cueroom(['guests', 'set-date', '12', '2026-12-04 09:00', '--time-zone', 'Europe/Berlin'], { api })
  expect(got.setInterviewDate).toEqual({
    interviewDate: '2026-12-04T08:00:00.000Z',
    timeZone: 'Europe/Berlin',
  })
  await cueroom('guests set-date 12 --clear', { api })
  expect(got.setInterviewDate).toEqual({ interviewDate: null })
})

test.each([
  ['a host in Vienna', 'Europe/Vienna', '2026-12-07 11:00', '2026-12-07T10:00:00.000Z'],
  ['a host in Tokyo', 'Asia/Tokyo', '2027-06-01T09:30', '2027-06-01T00:30:00.000Z'],
  [
    'one whose date has its own offset',
    'Europe/Vienna',
    '2026-12-07T11:00+00:00',
    '2026-12-07T11:00:00.000Z',
  ],
])('a date without a zone is on the clock of the show: %s', async (_, timeZone, typed, interviewDate) => {
  const { api, got } = guestServer({}, 'Lang und Breit', timeZone)
  const ran = await cueroom(['guests', 'set-date', '12', typed], { api })
  expect(got.setInterviewDate).toEqual({ interviewDate, timeZone })
  expect(ran.stderr).toContain(`Time zone: ${timeZone}, from your show settings.`)
})

test('until the show has a time zone, a date is on the clock of this computer, and that is said', async () => {
  const { api, got } = guestServer()
  const ran = await cueroom(['guests', 'set-date', '12', '2026-12-07 11:00'], { api })
  expect(got.setInterviewDate).toMatchObject({ timeZone: ownTimeZone() })
  expect(ran.stderr).toContain(`Time zone: ${ownTimeZone()}, from this computer, because your show has none.`)
  expect(ran.stderr).toContain(`cueroom settings set timeZone=${ownTimeZone()}`)
})

test('a date in the past is set with a warning, as a year is easily mistyped', async () => {
  const onDate = (interviewDate: string) =>
    guestServer({ setInterviewDate: () => ({ ...guest, interviewDate }) })
  const recent = await cueroom(
    ['guests', 'set-date', '12', '2026-11-20 09:00'],
    onDate('2026-11-20T09:00:00Z'),
  )
  expect(recent).toMatchObject({ code: 0 })
  expect(recent.stderr).toContain('! This date is in the past.')
  const old = await cueroom(['guests', 'set-date', '12', '2020-12-04 09:00'], onDate('2020-12-04T09:00:00Z'))
  expect(old.stderr).toContain("the guest's page closed 90 days after it. Is the year right?")
})

const extraction: Extraction = {
  extractionInfo: { method: 'rules', confidence: 0.85 },
  guest,
  proposals: [
    { field: 'title', current: 'Biologist', proposed: 'Head of \u001b[2JResearch', confidence: 0.8 },
    { field: 'website', current: null, proposed: 'https://b.example', confidence: 0.9 },
  ],
}

test('an extraction shows what it found and asks for each field', async () => {
  const { api, got } = guestServer({ reExtract: () => extraction })
  const ran = await cueroom('guests extract 12', {
    api,
    terminal: true,
    answers: [false, true],
    env: { NO_COLOR: '1' },
  })
  expect(ran.code).toBe(0)
  expect(ran.stderr).toContain('Maya Okafor: extracted by rules, 85% sure')
  expect(ran.stdout).toContain('website  90%')
  expect(ran.stdout).toContain('Head of ␛[2JResearch')
  expect(ran.asked).toHaveLength(2)
  expect(got.update).toEqual({ socialLinks: { website: 'https://b.example' } })
})

test('proposals that nobody can decide end with exit code 7; --yes takes them, --json tells them', async () => {
  const { api, got } = guestServer({ reExtract: () => extraction })
  const script = await cueroom('guests extract 12', { api })
  expect(script.code).toBe(7)
  expect(script.stderr).toContain('2 proposals to review')
  const json = await cueroom('guests extract 12 --json', { api })
  expect(JSON.parse(json.stdout)).toMatchObject({ proposals: extraction.proposals, taken: [] })
  expect(got).toEqual({})
  const proposals = extraction.proposals.map((one) =>
    one.field === 'title' ? { ...one, proposed: 'Head of Research' } : one,
  )
  const plain = guestServer({ reExtract: () => ({ ...extraction, proposals }) })
  const all = await cueroom('guests extract 12 --yes --json', { api: plain.api })
  expect(JSON.parse(all.stdout).taken).toEqual(['title', 'website'])
  expect(plain.got.update).toMatchObject({ title: 'Head of Research' })
})

test("a hostile guest's name is harmless in a question", async () => {
  const { api } = guestServer({
    get: () => ({ ...guest, name: '\u001b[2J\u202eAda\n' }),
    reExtract: () => extraction,
  })
  const deleting = await cueroom('guests delete 12', { api, terminal: true, answers: [false] })
  const extracting = await cueroom('guests extract 12', { api, terminal: true, answers: [false, false] })
  expect(deleting.asked).toEqual(['Delete ␛[2J�Ada ?'])
  for (const question of extracting.asked) expect(question).not.toMatch(/[\p{Cc}\u202a-\u202e]/v)
})
