import { failing, fakeApi } from '@cueroom/core/testing/fake-api.ts'
import { episodeOf } from '@cueroom/core/testing/sample-episodes.ts'
import { runOf, segmentOf, sourceOf } from '@cueroom/core/testing/sample-runs.ts'
import { storedShow } from '@cueroom/core/testing/sample-show.ts'
import { expect, test } from 'vitest'
import { cueroom } from '../testing.ts'

const bees = episodeOf({
  ...{ id: 12, title: 'Bees', number: 7, recordingDate: '2026-10-24T13:00:00Z', version: 3 },
  guests: [{ id: 1, name: 'Ada' }],
})

test.each([
  'episodes edit 12',
  'episodes add Bees --recording tomorrow',
  'episodes add Bees --number seven',
  'episodes add Bees --guests 1,1',
  'episodes list --from yesterday',
  'episodes series --rename 1',
])('a usage error: %s', async (command) => {
  expect(await cueroom(command, { api: fakeApi({}) })).toMatchObject({ code: 2, stdout: '' })
})

test('the run of show is printed with times, as text, Markdown and JSON', async () => {
  const run = runOf([
    segmentOf({ kind: 'welcome', title: 'Kettle', text: 'Put the *kettle* on.', seconds: 90 }),
  ])
  const api = fakeApi({
    episodes: { get: () => bees, runOfShow: () => ({ ...run, plannedMinutes: 60 }) },
    show: { settings: () => ({ ...storedShow, dateFormat: 'day-first-24h' }) },
  })
  const text = await cueroom('episodes run-of-show 12 --time-zone Europe/Berlin', { api })
  expect(text.stdout).toContain('Episode 7 · Saturday, 24 October 2026 at 15:00 CEST · 2 min of 60 planned')
  expect(text.stdout).toContain('0:00 · 15:00 · 1 min 30 s · Open: Kettle\n\nPut the *kettle* on.')
  const markdown = await cueroom('episodes run-of-show 12 --format markdown', { api })
  expect(markdown.stdout).toMatch(/^# Bees\n[^]*\n## 0:00 [^]*Put the \\\*kettle\\\* on\./)
  expect(JSON.parse((await cueroom('episodes run-of-show 12 --json', { api })).stdout)).toMatchObject({
    segments: [{ key: 'welcome' }],
  })
})

test('what the host noted, and what is out of date, is said next to the run of show and isn’t in it', async () => {
  const source = {
    ...sourceOf('Introduction for Ada', 'Ada keeps bees.'),
    stale: ['guest' as const],
    noteCheck: true,
  }
  const run = {
    ...runOf([segmentOf({ kind: 'introduction', guestId: 1, text: 'Ada keeps bees.', source })]),
    notes: [{ guestId: 1, name: 'Ada', note: 'Your note says: “No divorce.”' }],
  }
  const api = fakeApi({
    episodes: { get: () => bees, runOfShow: () => run },
    show: { settings: () => storedShow },
  })
  const ran = await cueroom('episodes run-of-show 12', { api })
  expect(ran.stdout).toContain('Ada keeps bees.')
  expect(ran.stdout).not.toContain('divorce')
  expect(ran.stderr).toContain('! Ada: Your note says: “No divorce.”')
  expect(ran.stderr).toContain("! Introduction for Ada: the guest's details changed since this was written.")
  expect(ran.stderr).toContain(
    '! Introduction for Ada: A text may say what your note about the guest asks to',
  )
})

test('episodes are listed with filters, and saved as CSV', async () => {
  const asked: unknown[] = []
  const api = fakeApi({
    episodes: {
      list: ({ query }) => {
        asked.push(query)
        return [bees]
      },
    },
    show: { settings: () => storedShow },
  })
  const ran = await cueroom('episodes list --stage recorded --from 2026-10-01', { api })
  expect(ran.stdout).toMatch(/12\t7\tBees\tRecorded\t.*\tAda/)
  expect(asked[0]).toMatchObject({ stage: 'recorded', from: '2026-10-01T00:00:00.000Z' })
  const csv = await cueroom('episodes export -o -', { api })
  expect(csv.stdout).toContain('"7","Bees","","Recorded","2026-10-24T13:00:00Z","","Ada",""')
})

test('an episode is added with its guests and its time, changed from the version that was read, and copied', async () => {
  const sent: unknown[] = []
  const record = ({ body, ifMatch }: { body: unknown; ifMatch: number | undefined }) => {
    sent.push([body, ifMatch])
    return bees
  }
  const api = fakeApi({
    episodes: { create: record, update: record, get: () => bees, duplicate: () => bees },
  })
  await cueroom('episodes add Bees --guests 1,2 --recording 2026-12-04T09:00 --time-zone Asia/Tokyo', { api })
  await cueroom(['episodes', 'edit', '12', '--number', '', '--publication', ''], { api })
  await cueroom('episodes edit 12 --cancelled', { api })
  await cueroom('episodes edit 12 --no-cancelled', { api })
  expect(sent).toEqual([
    [{ title: 'Bees', guestIds: [1, 2], recordingDate: '2026-12-04T00:00:00.000Z' }, undefined],
    [{ number: null, publicationDate: null }, 3],
    [{ isCancelled: true }, 3],
    [{ isCancelled: false }, 3],
  ])
  expect((await cueroom('episodes duplicate 12 --json', { api })).stdout).toContain('"Bees"')
})

test('an episode is dated, found and shown on the clock of the show', async () => {
  const sent: unknown[] = []
  const note = ({ body, query }: { body?: unknown; query?: unknown }) => void sent.push(body ?? query)
  const api = fakeApi({
    episodes: {
      create: (call) => note(call) ?? bees,
      list: (call) => note(call) ?? [bees],
    },
    show: { settings: () => ({ ...storedShow, timeZone: 'Europe/Vienna' }) },
  })
  const added = await cueroom(
    ['episodes', 'add', 'Bees', '--recording', '2026-12-07 11:00', '--publication', '2027-07-01 06:00'],
    { api },
  )
  expect(sent[0]).toEqual({
    title: 'Bees',
    recordingDate: '2026-12-07T10:00:00.000Z',
    publicationDate: '2027-07-01T04:00:00.000Z',
  })
  expect(added.stderr).toContain('Time zone: Europe/Vienna, from your show settings.')
  expect(added.stdout).toContain('Recording\t2026-10-24 15:00 GMT+2')
  const { stdout } = await cueroom('episodes list --from 2026-10-24 --to 2026-10-26', { api })
  expect(sent.at(-1)).toMatchObject({ from: '2026-10-23T22:00:00.000Z', to: '2026-10-25T23:00:00.000Z' })
  expect(stdout).toContain('2026-10-24 15:00 GMT+2')
})

test('an episode that takes its date from its guests says so, and one at the time of another warns', async () => {
  const other = episodeOf({ id: 44, title: 'Honey', recordingDate: bees.recordingDate! })
  const api = fakeApi({ episodes: { create: () => bees, list: () => [bees, other] } })
  const { stderr } = await cueroom('episodes add Bees --guests 1', { api })
  expect(stderr).toContain('The recording is now the interview date of Ada.')
  expect(stderr).toContain('Episode 44, "Honey", is scheduled for the same time.')
})

test('an edit of another version names the command that shows the latest one', async () => {
  const update = () => {
    throw failing(409, 'Someone else changed the episode while you were editing.', 'version_conflict')
  }
  const { stderr } = await cueroom('episodes edit 12 --title Bees --if-version 2', {
    api: fakeApi({ episodes: { get: () => bees, update } }),
  })
  expect(stderr).toContain('Someone else changed the episode while you were editing.')
  expect(stderr).toContain('cueroom episodes show 12')
})

test('an added series is printed alone, and one of the same name is named', async () => {
  const texts = { description: null, showFormat: null, targetAudience: null, showLength: null }
  const spring = { id: 2, name: 'Spring', ...texts, episodes: 0, version: 1, createdAt: bees.createdAt }
  const api = fakeApi({
    episodes: { listSeries: () => [spring], createSeries: () => ({ ...spring, id: 3 }) },
  })
  const ran = await cueroom('episodes series --add Spring --json', { api })
  expect(JSON.parse(ran.stdout)).toMatchObject({ id: 3, name: 'Spring' })
  const said = await cueroom('episodes series --add Spring', { api })
  expect(said.stderr).toContain('Series 2 has the same name.')
})

test('the dates of an episode are a calendar file; without a date the error says so', async () => {
  const bytes = new TextEncoder().encode('BEGIN:VCALENDAR\r\n')
  const ofEpisode = ({ params }: { params: { id: number } }) => {
    if (params.id !== 12) throw failing(404, 'This episode has no date yet', 'no_date')
    return { name: 'Bees.ics', type: 'text/calendar', bytes }
  }
  const api = fakeApi({ calendars: { ofEpisode } })
  expect((await cueroom('episodes calendar -o x.ics', { api })).code).toBe(2)
  expect((await cueroom('episodes calendar 12 --new', { api })).code).toBe(2)
  const none = await cueroom('episodes calendar 13', { api })
  expect(none).toMatchObject({ code: 5, stderr: expect.stringContaining('or it has no date yet') })
  expect((await cueroom('episodes calendar 12', { api })).stdout).toBe('BEGIN:VCALENDAR\r\n')
})

test('a calendar address is printed once; one that exists is replaced only after a yes', async () => {
  let address: { createdAt: string; lastReadAt: string | null } | null = null
  let made = 0
  const create = () => {
    made += 1
    address = { createdAt: '2026-11-01T09:00:00Z', lastReadAt: null }
    return { address, url: 'https://cueroom.example/calendar/secret.ics' }
  }
  const api = fakeApi({ calendars: { get: () => ({ address }), create, revoke: () => ({ done: true }) } })
  expect((await cueroom('episodes calendar', { api })).stderr).toContain('There is no calendar address.')
  const ran = await cueroom('episodes calendar --new', { api })
  expect(ran.stdout).toBe('https://cueroom.example/calendar/secret.ics\n')
  expect((await cueroom('episodes calendar --new', { api })).code).not.toBe(0)
  expect((await cueroom('episodes calendar', { api })).stderr).toContain('not read yet')
  expect(made).toBe(1)
  expect((await cueroom('episodes calendar --revoke --yes', { api })).stderr).toContain('revoked')
  expect((await cueroom('episodes calendar --revoke --new', { api })).code).toBe(2)
})
