import { expect, test } from 'vitest'
import { sampleShow } from '../testing/samples.ts'
import { aboutShow } from './show-phrases.ts'

const about = (podcastDescription: string) =>
  aboutShow({ ...sampleShow, podcastDescription }).map(({ text }) => text)

test.each([
  [
    'Weekly interviews with founders who failed.',
    'Here you’ll hear weekly interviews with founders who failed.',
  ],
  ['Talk from the allotment shed.', 'Here you’ll hear talk from the allotment shed.'],
  ['A weekly show about testing.', 'This is a weekly show about testing.'],
  ['A podcast about nights, made by a former driver.', 'This is a podcast about nights.'],
  ['How towns get their water, from a former plumber.', 'This is a show about how towns get their water.'],
  [
    'Shopkeepers from across India on how they began.',
    'Here you’ll hear shopkeepers from across India on how they began.',
  ],
])('a heading of a page is said as a sentence: %s', (podcastDescription, said) => {
  const show = { ...sampleShow, podcastName: 'Quiet Work', podcastDescription }
  expect(aboutShow(show).map(({ text }) => text)).toEqual([said])
})

test.each([
  'Unhurried talks with artists, parents and people who build things.',
  'Local news, recorded by the people in it.',
  'Weddings, wakes, full moons, first haircuts.',
  'Each week, somebody who makes or plays games.',
  'Ines talks with makers about time.',
  'I was a nurse for nine years.',
  'We always end with a song.',
  'From a retired interpreter who found a microphone and keeps it.',
  'She was a nurse, he was a clerk, and they are married now.',
  '"Bad facts make bad law."',
  'Two tired nurses (one retired) asking people what it is like.',
])('a heading of a page is not read out as a sentence: %s', (heading) => {
  expect(about(heading)).toEqual([])
})

test.each([
  'I meet makers and ask them about time.',
  'We talk to potters who work at night.',
  'From a shed in Leeds, we sit down with makers.',
  'Every week somebody comes over and tells us how it works.',
])('what the show says of itself is: %s', (sentence) => {
  expect(about(sentence)).toEqual([sentence])
})
