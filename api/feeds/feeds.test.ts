import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { defaultQuotas } from '@cueroom/core/entitlements/quotas.ts'
import { sendFeed } from '@cueroom/core/feeds/send-feed.ts'
import { rss } from '@cueroom/core/testing/sample-feeds.ts'
import { sampleShow } from '@cueroom/core/testing/sample-show.ts'
import { afterAll, expect, test } from 'vitest'
import { startTestApi, type TestHost } from '../testing/api.ts'

const api = startTestApi({ quotas: { ...defaultQuotas, guests: 3 } })
const stops: (() => void)[] = []
afterAll(() => stops.forEach((stop) => stop()))

/** A server on this computer that answers as given. */
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  stops.push(() => server.close().closeAllConnections())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
const fromHere = async <T>(work: () => Promise<T>) => {
  const { outbound } = api.current.app
  api.current.use({ outbound: { ...outbound, allowPrivate: true } })
  try {
    return await work()
  } finally {
    api.current.use({ outbound })
  }
}

const person = (name: string) =>
  `<podcast:person role="guest" href="https://maya.example">${name}</podcast:person>`
const feed = rss(
  [
    {
      title: 'Kelp',
      inside: `<itunes:season>2</itunes:season><itunes:episode>7</itunes:episode>${person('Maya Chen')}`,
    },
    { title: 'Tea with Anna Moyo', guid: 'tea', date: 'Wed, 28 Oct 2026 06:00:00 GMT' },
  ],
  { head: '<podcast:person>Ines Falkenberg</podcast:person><itunes:image href="https://x.example/a.png"/>' },
)
const planOf = (host: TestHost, text = feed) => host.feeds.plan({ body: { text } })
const refusal = (host: TestHost, url: string) =>
  host.feeds.plan({ body: { url } }).then(
    () => 'nothing',
    (error: { problem: { error: string } }) => error.problem.error,
  )

test('neither an address nor a text, both, and what is no feed are refused in words', async () => {
  const host = await api.current.host()
  await expect(host.feeds.plan({ body: {} })).rejects.toMatchObject({ status: 400 })
  await expect(host.feeds.plan({ body: { url: 'https://x.example', text: feed } })).rejects.toMatchObject({
    status: 400,
  })
  await expect(planOf(host, '<html></html>')).rejects.toThrow('This is a web page, not a feed.')
  await expect(planOf(host, feed.slice(0, feed.indexOf('</item>')))).rejects.toMatchObject({
    status: 400,
    problem: { code: 'incomplete_feed', error: expect.stringContaining('inside <item>') as string },
  })
})

test('addresses of private networks are refused, also behind a redirect', async () => {
  const host = await api.current.host()
  for (const url of [
    'https://127.0.0.1/feed',
    'http://localhost:3100',
    'ftp://a.example/b',
    'file:///etc/hosts',
  ])
    expect(await refusal(host, url)).toContain("This isn't a public web address.")
  expect(await refusal(host, 'https://feeds.example.com:444/show')).toContain('Upload the feed as a file')
  // Fetched by https, and this name has no address
  expect(await refusal(host, 'http://feeds.example.invalid.example/show')).toContain('over https://')
  const asked: string[] = []
  const url = await serve((request, reply) => {
    asked.push(request.url ?? '')
    reply.writeHead(302, { location: 'ftp://127.0.0.1/secret' }).end()
  })
  expect(await fromHere(() => refusal(host, url))).toContain(
    "redirects to one that doesn't start with https://",
  )
  expect(asked).toEqual(['/'])
})

test('an address that answers with an error, redirects without end or sends too much gives a reason', async () => {
  const host = await api.current.host()
  const url = await serve((request, reply) => {
    if (request.url === '/missing') return reply.writeHead(404).end()
    if (request.url === '/round') return reply.writeHead(301, { location: '/round' }).end()
    if (request.url === '/picture')
      return reply.writeHead(200).end(Buffer.from([137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13]))
    if (request.url === '/bomb')
      return reply.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(6_000_000, 32)))
    return reply.writeHead(200).end(Buffer.alloc(6_000_000, 32))
  })
  const reasons = await fromHere(async () => [
    await refusal(host, `${url}/missing`),
    await refusal(host, `${url}/round`),
    await refusal(host, `${url}/picture`),
    await refusal(host, `${url}/bomb`),
    await refusal(host, `${url}/large`),
    await refusal(host, 'http://127.0.0.1:1/closed'),
  ])
  expect(reasons).toEqual([
    'The address responded with 404 instead of a feed.',
    'The address redirects too often.',
    "This file isn't a feed.",
    'The feed is larger than 5 MB.',
    'The feed is larger than 5 MB.',
    expect.stringContaining("Couldn't reach the address over https://"),
  ])
})

test('a feed behind a redirect, packed and in Latin-1, is read', async () => {
  const host = await api.current.host()
  const latin = Buffer.from(
    rss([{ title: 'Ærø', guid: 'a' }], { start: '<?xml version="1.0" encoding="ISO-8859-1"?>' }),
    'latin1',
  )
  const url = await serve((request, reply) =>
    request.url === '/'
      ? reply.writeHead(307, { location: '/feed' }).end()
      : reply.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(latin)),
  )
  const plan = await fromHere(() => host.feeds.plan({ body: { url } }))
  expect(plan.episodes).toMatchObject([{ title: 'Ærø' }])
})

test('a plan changes nothing; what is accepted is added once, with its season and its guests', async () => {
  const host = await api.current.host()
  const plan = await planOf(host)
  expect(plan).toMatchObject({
    title: 'Unhurried Work',
    known: 0,
    settings: [
      { setting: 'podcastName', after: 'Unhurried Work' },
      { setting: 'podcastDescription', after: 'Slow talks.' },
      { setting: 'showLogo', after: 'https://x.example/a.png' },
      { setting: 'hosts', after: 'Ines Falkenberg' },
    ],
    guests: [
      { name: 'Maya Chen', isSure: true, known: null },
      { name: 'Anna Moyo', known: null },
    ],
  })
  expect(await host.episodes.list()).toEqual([])
  expect(await sendFeed(host, plan)).toEqual({ settings: 4, episodes: 2, guests: 2 })
  expect(await host.show.settings()).toMatchObject({
    podcastName: 'Unhurried Work',
    hosts: [{ name: 'Ines Falkenberg' }],
  })
  const episodes = await host.episodes.list()
  expect(episodes.map(({ title }) => title)).toEqual(['Kelp', 'Tea with Anna Moyo'])
  expect(episodes[0]).toMatchObject({
    ...{ number: 7, seriesName: 'Season 2', stage: 'published', recordingDate: null },
    guests: [{ name: 'Maya Chen' }],
  })
  const [guest] = await host.guests.list({ query: { search: 'Maya' } })
  expect(guest).toMatchObject({ episodeStatus: 'completed' })

  // The second time there is nothing left, and sending the same again adds nothing
  const again = await planOf(host)
  expect(again).toMatchObject({ known: 2, settings: [], episodes: [], guests: [] })
  expect(await sendFeed(host, { ...plan, settings: [] })).toEqual({ settings: 0, episodes: 0, guests: 0 })
  expect(await host.episodes.listSeries()).toHaveLength(1)
})

test('episodes whose date is missing or unreadable are published, and one of another feed is not taken for them', async () => {
  const host = await api.current.host()
  const text = rss([
    { guid: '1', date: 'Tuesday, last week' },
    { title: 'Tea', guid: '', date: '' },
  ])
  const plan = await planOf(host, text)
  expect(plan).toMatchObject({ unreadDates: ['Tuesday, last week'], unidentified: 0 })
  await sendFeed(host, { ...plan, settings: [] })
  const planned = await host.episodes.create({ body: { title: 'Clocks' } })
  const published = await host.episodes.list({ query: { stage: 'published' } })
  expect(published.map(({ title, stage }) => [title, stage])).toEqual([
    ['Kelp', 'published'],
    ['Tea', 'published'],
  ])
  expect(await host.episodes.list({ query: { stage: 'planned' } })).toMatchObject([{ id: planned.id }])
  const other = text.replace('Unhurried Work', 'Hurried Work')
  expect((await planOf(host, other)).episodes).toHaveLength(2)
})

test('what a host filled in is marked, what the sample show came with is not, and its hosts make room', async () => {
  const host = await api.current.host()
  const filled = async () => (await planOf(host)).settings.map(({ setting, isFilled }) => [setting, isFilled])
  const { id, version } = await host.show.create({
    body: { podcastName: 'My show', podcastDescription: 'Mine.', hosts: [{ name: 'Dana Whitlock' }] },
  })
  expect(await filled()).toEqual([
    ['podcastName', true],
    ['podcastDescription', true],
    ['showLogo', false],
    ['hosts', true],
  ])
  const { podcastName, podcastDescription } = sampleShow
  const hosts = sampleShow.hosts.map(({ name }) => ({ name }))
  await host.show.update({
    params: { id },
    body: { podcastName, podcastDescription, hosts },
    ifMatch: version,
  })
  const text = feed
    .replace('<title>Unhurried Work', '<title>Slow Talks')
    .replace('Ines Falkenberg', 'Dana Whitlock')
  const plan = await planOf(host, text)
  expect(plan.settings.every(({ isFilled }) => !isFilled)).toBe(true)
  await sendFeed(host, { ...plan, episodes: [], guests: [] })
  expect(await host.show.settings()).toMatchObject({
    podcastName: 'Slow Talks',
    hosts: [{ name: 'Dana Whitlock' }],
  })
})

test('a guest whom the show has is joined, and an episode that was deleted stays deleted', async () => {
  const host = await api.current.host()
  const maya = await host.guests.create({ body: { name: 'maya chen' } })
  const plan = await planOf(host, feed.replace('>Maya Chen<', '>Dr. Maya Chen Jr.<'))
  expect(plan.guests[0]).toMatchObject({ name: 'Dr. Maya Chen Jr.', known: maya.id })
  await sendFeed(host, { ...plan, settings: [] })
  const [kelp, tea] = await host.episodes.list()
  expect(kelp!.guests).toEqual([{ id: maya.id, name: 'maya chen' }])
  await host.episodes.remove({ params: { id: tea!.id } })
  expect(await planOf(host)).toMatchObject({ known: 2, episodes: [], guests: [] })
})

test('a show without room for the guests keeps the episodes, and says why', async () => {
  const host = await api.current.host()
  for (const name of ['Ada', 'Ben']) await host.guests.create({ body: { name } })
  await expect(sendFeed(host, { ...(await planOf(host)), settings: [] })).rejects.toMatchObject({
    problem: { code: 'quota_reached' },
  })
  expect(await host.episodes.list()).toHaveLength(2)
})
