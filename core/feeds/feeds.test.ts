import { describe, expect, test } from 'vitest'
import { rss, sampleFeeds } from '../testing/sample-feeds.ts'
import { decodeFeed } from './decode-feed.ts'
import { withoutNumber } from './episode-title.ts'
import { findGuests } from './find-guests.ts'
import { readFeed } from './read-feed.ts'
import { guestsInTitle } from './title-guests.ts'

test.each([
  ['', "This isn't a podcast feed."],
  ['{"a": 1}', "This isn't a podcast feed."],
  ['<!doctype html><html><title>Unhurried Work</title></html>', 'This is a web page, not a feed.'],
])('%j is refused in words', (text, reason) => {
  expect(() => readFeed(text)).toThrow(reason)
})

test.each([
  [
    'in an episode',
    '<rss><channel><title>Unhurried Work</title>\n<item>\n<title>Kelp',
    'line 3, inside <item>.',
  ],
  ['in its last tag', rss([{}, { title: 'Tea' }]).slice(0, -1), 'line 2, inside <rss>.'],
  ['in HTML of an episode', rss([{ inside: '<description><![CDATA[<p>Kelp' }]), 'inside <item>.'],
  ['deep inside', `<rss><channel><title>Kelp</title>${'<a>'.repeat(20_000)}`, 'inside <channel>.'],
  ['in an Atom feed', '<feed><title>Kelp</title><entry><id>a</id></entry>', 'inside <feed>.'],
])('a feed that was cut off %s is refused, and where is said', (_, text, place) => {
  expect(() => readFeed(text)).toThrow('This feed is incomplete: it ends at line ')
  expect(() => readFeed(text)).toThrow(place)
})

test('what is the same in every show is not taken for the same episode, and what has no mark is left out', () => {
  const guids = (title: string) =>
    readFeed(rss([{ guid: '1' }, { title: '', guid: '', date: '' }]).replace('Unhurried Work', title))
  const [ours, theirs] = [guids('Unhurried Work'), guids('Hurried Work')]
  expect(ours.unidentified).toBe(1)
  expect(ours.episodes).toHaveLength(1)
  expect(ours.episodes[0]!.guid).not.toBe(theirs.episodes[0]!.guid)
  expect(ours.episodes[0]!.guid).toBe(guids('Unhurried  work').episodes[0]!.guid)
})

test.each([
  ['120: Why kelp', 120, 'Why kelp'],
  ['#12 Why kelp', 12, 'Why kelp'],
  ['Episode 7: Kelp', 7, 'Kelp'],
  ['S2E7 | Kelp', 7, 'Kelp'],
  ['12 Angry Cooks', 12, '12 Angry Cooks'],
  ['Episode 7 of the war', 7, 'Episode 7 of the war'],
  ['Episode 7', 7, 'Episode 7'],
  ['1.5 degrees', 1, '1.5 degrees'],
  ['7-Eleven', 7, '7-Eleven'],
  ['24: Kelp', 120, '24: Kelp'],
  ['24: Kelp', null, '24: Kelp'],
])('the title %j of episode %s is %j', (title, number, shown) => {
  expect(withoutNumber(title, number)).toBe(shown)
})

test('an episode without a date stays next to the one before it', () => {
  const dates = ['Wed, 04 Nov 2026 06:00:00 GMT', 'Tuesday, last week', 'Wed, 21 Oct 2026 06:00:00 GMT']
  const items = dates.map((date, n) => ({ title: `Kelp ${n}`, date }))
  expect(readFeed(rss(items)).episodes.map(({ title }) => title)).toEqual(['Kelp 0', 'Kelp 1', 'Kelp 2'])
})

describe('feeds as they are found', () => {
  test.each(Object.entries(sampleFeeds))('%s', (_, { bytes, episode, show = {} }) => {
    const feed = readFeed(decodeFeed(bytes))
    expect(feed).toMatchObject(show)
    expect(feed.episodes[0]).toMatchObject(episode)
  })
})

test('three thousand episodes are read, the newest first, and more than five thousand are cut', () => {
  const items = (count: number) =>
    Array.from({ length: count }, (_, n) => ({
      title: `Episode ${n}`,
      date: new Date(Date.UTC(2001, 0, 1 + n)).toUTCString(),
    }))
  const feed = readFeed(rss(items(3_000)))
  expect([feed.episodes.length, feed.isCut, feed.episodes[0]!.title]).toEqual([3_000, false, 'Episode 2999'])
  const longer = readFeed(rss(items(5_001)))
  expect([longer.episodes.length, longer.isCut]).toEqual([5_000, true])
})

test('texts have a length that the show can hold', () => {
  const long = 'Kelp and tea. '.repeat(20_000)
  const { episodes } = readFeed(
    rss([{ title: long, guid: `https://${long}`, inside: `<description>${long}</description>` }]),
  )
  const [{ title, guid, notes }] = episodes as [(typeof episodes)[0]]
  expect([title.length, guid.length, notes.length]).toEqual([200, 2_000, 4_000])
})

test.each([
  ['Kelp with Maya Chen', ['Maya Chen']],
  ['#12 – Maya Chen on kelp', ['Maya Chen']],
  ['Episode 12: Kelp (feat. Dr. Maya Chen & Tendai Moyo)', ['Maya Chen', 'Tendai Moyo']],
  ['Maya Chen: Why kelp', ['Maya Chen']],
  ['S2E3 | Interview with Maya Chen, PhD', ['Maya Chen']],
  ['Langsame Arbeit mit Anna Müller', ['Anna Müller']],
  ['Kelp with salt and water', []],
  ['The History of Tea', []],
  ['Marketing Manager: what is it?', []],
])('in the title %j the guests are %j', (title, names) => {
  expect(guestsInTitle(title).map(({ name }) => name)).toEqual(names)
})

test('a guest of several episodes is one person, hosts are none, and a name in a title is less sure than a tag', () => {
  const person = (role: string, name: string) => `<podcast:person role="${role}">${name}</podcast:person>`
  const feed = readFeed(
    rss(
      [
        { title: 'Kelp', inside: person('guest', 'Maya Chen') + person('co-host', 'Jonah Price') },
        { title: 'Tea with maya chen', guid: 'b' },
        { title: 'More kelp with Maya Chen', guid: 'c' },
        { title: 'Clocks with Quillon Vexley', guid: 'd' },
        { title: 'News with Ines Falkenberg', guid: 'e' },
      ],
      { head: '<itunes:author>Ines Falkenberg</itunes:author>' },
    ),
  )
  expect(findGuests(feed)).toMatchObject([
    { name: 'Maya Chen', isSure: true, episodes: [0, 2] },
    { name: 'Quillon Vexley', isSure: false },
  ])
  expect(findGuests(feed)).toHaveLength(2)
})

test('people whom the feed names are not guessed again from a title, and a couple is two people', () => {
  const person = (name: string, role = ' role="guest"') => `<podcast:person${role}>${name}</podcast:person>`
  const names = (items: Parameters<typeof rss>[0], head = '') =>
    findGuests(readFeed(rss(items, { head }))).map(({ name }) => name)
  expect(
    names([
      { title: 'Kelp with Tom Baxter and Wild Water', inside: person('Tom Baxter Jr.') },
      { title: 'Tea | Tom Baxter', guid: 'b' },
    ]),
  ).toEqual(['Tom Baxter Jr.'])
  expect(
    names([
      { title: 'Kelp with Ben & Anna Okafor', inside: person('Ben &amp; Anna Okafor') },
      { title: 'Ben & Anna Okafor on tea', guid: 'b' },
    ]),
  ).toEqual(['Ben Okafor', 'Anna Okafor'])
  expect(names([{ title: 'Kelp', inside: person('Maya Chen', '') }], person('Dana Whitlock', ''))).toEqual([
    'Maya Chen',
  ])
  expect(names([{ title: 'Kelp', inside: person('Maya Chen', '') }])).toEqual([])
})
