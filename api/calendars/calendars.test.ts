import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { startTestApi, type TestHost } from '../testing/api.ts'

const api = startTestApi()
const inDays = (days: number) =>
  new Date(Math.floor(Date.now() / 60_000 + days * 1_440) * 60_000).toISOString()
const read = (url: string, more: object = {}) =>
  api.current.server.inject({ url: new URL(url).pathname, ...more })
const summaries = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as [])
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event).summary)
    .toSorted()
const made = async (host: TestHost) => (await host.calendars.create()).url

test('an address that nobody has, was replaced or revoked, or of a suspended show is answered alike', async () => {
  const host = await api.current.host()
  const [first, second] = [await made(host), await made(host)]
  const nobodys = first.replace(/.{32}\.ics$/, `${'x'.repeat(32)}.ics`)
  const answers = [await read(nobodys), await read(first)]
  expect((await read(second)).statusCode).toBe(200)
  const tenant = api.current.knex('tenants').where({ id: host.tenantId })
  await tenant.clone().update({ subscriptionStatus: 'inactive' })
  answers.push(await read(second))
  await tenant.clone().update({ subscriptionStatus: 'active' })
  await host.calendars.revoke()
  answers.push(await read(second))
  for (const { statusCode, payload } of answers)
    expect([statusCode, payload]).toEqual([404, 'There is no calendar at this address.\n'])
  expect(await host.calendars.revoke()).toEqual({ done: true })
  expect(await host.calendars.get()).toEqual({ address: null })
})

test('who tries many addresses is refused for a while', async () => {
  const tries = Array.from({ length: 101 }, (_, n) => `http://x/calendar/${String(n).padStart(32, 'a')}.ics`)
  const statuses: number[] = []
  for (const url of tries) statuses.push((await read(url, { remoteAddress: '192.0.2.9' })).statusCode)
  expect(new Set(statuses.slice(0, 99))).toEqual(new Set([404]))
  expect(statuses.at(-1)).toBe(429)
})

test('the address is stored as a hash, is shown once, and says when it was read', async () => {
  const host = await api.current.host()
  const { address, url } = await host.calendars.create()
  expect(address.lastReadAt).toBeNull()
  const rows = JSON.stringify(await api.current.knex('calendar_addresses').where({ tenantId: host.tenantId }))
  expect(rows).not.toContain(new URL(url).pathname.slice(10, 42))
  await read(url)
  const { address: later } = await host.calendars.get()
  expect(Date.parse(later!.lastReadAt!)).toBeGreaterThan(Date.now() - 7_200_000)
  expect(JSON.stringify(later)).not.toContain('http')
})

test('the calendar has recordings, publications and interviews, and no other show’s', async () => {
  const [host, other] = [await api.current.host(), await api.current.host()]
  await other.episodes.create({ body: { title: 'Theirs', recordingDate: inDays(2) } })
  const ada = await host.guests.create({ body: { name: 'Ada', email: 'ada@example.com' } })
  const ben = await host.guests.create({ body: { name: 'Ben' } })
  await host.guests.setInterviewDate({ params: { id: ben.id }, body: { interviewDate: inDays(9) } })
  const bees = await host.episodes.create({
    body: { title: 'Bees', recordingDate: inDays(5), publicationDate: inDays(12), guestIds: [ada.id] },
  })
  await host.episodes.create({ body: { title: 'Long past', recordingDate: inDays(-500) } })
  const url = await made(host)
  const answer = await read(url)
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
  expect(summaries(answer.payload)).toEqual(['Interview with Ben', 'Publication: Bees', 'Recording: Bees'])
  expect(answer.payload).not.toContain('ada@example.com')

  await host.episodes.remove({ params: { id: bees.id } })
  // Without the episode, its guest's date is an interview
  expect(summaries((await read(url)).payload)).toEqual(['Interview with Ada', 'Interview with Ben'])
})

test('what did not change since it was read is not sent again', async () => {
  const host = await api.current.host()
  const url = await made(host)
  const { etag } = (await read(url)).headers
  expect(await read(url, { headers: { 'if-none-match': etag } })).toMatchObject({
    statusCode: 304,
    payload: '',
  })
  await host.episodes.create({ body: { title: 'Bees', recordingDate: inDays(5) } })
  expect((await read(url, { headers: { 'if-none-match': etag } })).statusCode).toBe(200)
})

test('an episode and a guest have a calendar file for the host, as long as planned, with the events of the address', async () => {
  const host = await api.current.host()
  const ada = await host.guests.create({ body: { name: 'Ada', email: 'ada@example.com' } })
  const bees = await host.episodes.create({ body: { title: 'Bees', guestIds: [ada.id] } })
  const { ofEpisode, ofGuest } = host.calendars
  const noDate = { status: 404, problem: { code: 'no_date' } }
  await expect(ofEpisode({ params: { id: bees.id } })).rejects.toMatchObject(noDate)
  await expect(ofGuest({ params: { id: ada.id } })).rejects.toMatchObject(noDate)
  const stranger = await api.current.host()
  await expect(stranger.calendars.ofGuest({ params: { id: ada.id } })).rejects.toMatchObject({ status: 404 })

  const recordingDate = '2099-12-04T09:00:00Z'
  await host.episodes.update({
    params: { id: bees.id },
    body: { recordingDate, publicationDate: inDays(12) },
  })
  await host.episodes.planRunOfShow({ params: { id: bees.id }, body: { plannedMinutes: 90, segments: [] } })
  const episode = await ofEpisode({ params: { id: bees.id } })
  const guest = await ofGuest({ params: { id: ada.id } })
  expect([episode.name, guest.name]).toEqual(['Bees.ics', 'Ada.ics'])
  const [recording, interview] = [episode, guest].map(({ bytes }) =>
    new TextDecoder().decode(bytes).replaceAll('\r\n ', ''),
  )
  expect(summaries(recording!)).toEqual([
    expect.stringMatching(/^Publication: Bees \(/),
    expect.stringMatching(/^Recording: Bees \(/),
  ])
  expect(interview).toContain('ada@example.com')
  expect(interview).toMatch(new RegExp(`URL;VALUE=URI:http.*/guests/${ada.id}\r`))
  for (const text of [recording, interview, (await read(await made(host))).payload])
    expect(text).toContain('DTEND:20991204T103000Z')
  expect((await read(await made(host))).payload.replaceAll('\r\n ', '')).toContain(
    `UID:episode-${bees.id}-recording-${host.tenantId}@`,
  )
})
