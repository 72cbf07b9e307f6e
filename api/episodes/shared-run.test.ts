import { readDocument } from '@cueroom/core/testing/read-document.ts'
import { sampleShow } from '@cueroom/core/testing/samples.ts'
import { expect, test } from 'vitest'
import { startTestApi, type TestHost } from '../testing/api.ts'

const api = startTestApi()

async function shared(host: TestHost) {
  const { id } = await host.episodes.create({ body: { title: 'Reefs & <kelp>', number: 41 } })
  await host.episodes.planRunOfShow({
    params: { id },
    body: { segments: [{ key: 'welcome', text: 'Put the <b>kettle</b> on.', seconds: 90 }] },
  })
  const { url, link } = await host.episodes.shareRun({ params: { id }, body: { name: 'Jonah' } })
  return { id, path: new URL(url).pathname, linkId: link.id }
}
const open = (path: string) => api.current.server.inject({ url: path })
const links = (host: TestHost, id: number) => host.episodes.runLinks({ params: { id } })

test('a link that nobody made, an expired, a revoked one and that of a paused show each say why nothing is shown', async () => {
  const host = await api.current.host()
  const { id, path, linkId } = await shared(host)
  const nobodys = await open(`/r/${'a'.repeat(43)}`)
  expect([nobodys.statusCode, nobodys.payload]).toEqual([404, expect.stringContaining('Page not found')])
  await host.show.create({ body: { ...sampleShow, showLogo: null, podcastName: 'Salt & Stars' } })
  const pause = (subscriptionStatus: string) =>
    api.current.knex('tenants').where({ id: host.tenantId }).update({ subscriptionStatus })
  await pause('inactive')
  expect((await open(path)).payload).toContain('Closed for now')
  await pause('active')
  await api.current.knex('run_links').where({ id: linkId }).update({ expiresAt: '2020-01-01' })
  const expired = await open(path)
  expect([expired.statusCode, expired.payload]).toEqual([410, expect.stringContaining('has expired')])
  await api.current.knex('run_links').where({ id: linkId }).update({ expiresAt: '2100-01-01' })
  await host.episodes.revokeRunLink({ params: { id, linkId } })
  const revoked = await open(path)
  expect([revoked.statusCode, revoked.payload]).toEqual([410, expect.stringContaining('no longer works')])
  expect(revoked.payload).toContain('Ask the host of Salt &amp; Stars for a new one.')
  expect(revoked.payload).not.toContain('kettle')
  await expect(host.episodes.revokeRunLink({ params: { id, linkId } })).rejects.toMatchObject({ status: 404 })
})

test('a deleted episode is shown to nobody, and another show can neither list nor revoke its links', async () => {
  const [host, other] = [await api.current.host(), await api.current.host()]
  const { id, path, linkId } = await shared(host)
  await expect(links(other, id)).rejects.toMatchObject({ status: 404 })
  const revoking = other.episodes.revokeRunLink({ params: { id, linkId } })
  await expect(revoking).rejects.toMatchObject({ status: 404 })
  await host.episodes.remove({ params: { id } })
  const deleted = await open(path)
  expect([deleted.statusCode, deleted.payload]).toEqual([410, expect.stringContaining('was deleted')])
})

test('an episode has at most 20 links', async () => {
  const host = await api.current.host()
  const { id } = await shared(host)
  const share = () => host.episodes.shareRun({ params: { id }, body: { name: 'Jonah', days: 1 } })
  for (let made = 1; made < 20; made++) await share()
  await expect(share()).rejects.toMatchObject({ problem: { code: 'too_many_links' } })
})

test('whoever has the link reads the run of show as it is now, without scripts; only a hash is stored', async () => {
  const host = await api.current.host()
  const { id, path } = await shared(host)
  await host.show.create({ body: { ...sampleShow, showLogo: null, timeZone: 'Europe/Berlin' } })
  const { version } = await host.episodes.get({ params: { id } })
  const recordingDate = '2026-11-24T15:30:00Z'
  await host.episodes.update({ params: { id }, body: { recordingDate }, ifMatch: version })
  const page = await open(path)
  expect(page.statusCode).toBe(200)
  expect(page.payload).toContain('Reefs &amp; &lt;kelp&gt;')
  expect(page.payload).toContain('Put the &lt;b&gt;kettle&lt;/b&gt; on.')
  expect(page.payload).toContain('0:00 · 16:30 · 1 min 30 s')
  expect(page.payload).toContain('Tuesday, 24 November 2026 at 16:30 CET')
  expect((await open(`${path}/`)).payload).toContain('Reefs &amp; &lt;kelp&gt;')
  expect(page.payload).not.toContain('<script')
  expect(page.payload).toContain('<meta name="robots" content="noindex">')
  expect(page.headers['cache-control']).toBe('private, no-store')
  expect(await links(host, id)).toMatchObject([{ name: 'Jonah', openedAt: expect.any(String) }])
  const rows = await api.current.knex('run_links').where({ episodeId: id })
  expect(JSON.stringify(rows)).not.toContain(path.slice(3))
})

test('the Word document has every segment with its time', async () => {
  const host = await api.current.host()
  const { id } = await shared(host)
  const { name, bytes } = await host.episodes.runDocument({ params: { id } })
  expect(name).toBe('Reefs & kelp - run of show.docx')
  const texts = readDocument(bytes).paragraphs.map(({ text }) => text)
  expect(texts).toEqual(
    expect.arrayContaining(['0:00 · 1 min 30 s', 'Open: Welcome', 'Put the <b>kettle</b> on.']),
  )
})
