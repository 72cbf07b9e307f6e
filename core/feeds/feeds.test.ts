import { describe, expect, test } from 'vitest'
import { rss, sampleFeeds } from '../testing/sample-feeds.ts'
import { decodeFeed } from './decode-feed.ts'
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
    rss([{ title: long, guid: long, inside: `<description>${long}</description>` }]),
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
