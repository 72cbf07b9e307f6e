import { expect, test } from 'vitest'
import { sampleShow } from '../testing/samples.ts'
import { aboutShow } from './show-phrases.ts'

const about = (podcastDescription: string) =>
  aboutShow({ ...sampleShow, podcastDescription }).map(({ text }) => text)

test.each([
  'Unhurried talks with artists, parents and people who build things.',
  'Weekly interviews with founders who failed.',
  'Conversations with people who mend things.',
  'Local news, recorded by the people in it.',
])('a heading of a page is not read out as a sentence: %s', (heading) => {
  expect(about(heading)).toEqual([])
})

test.each(['Ines talks with makers about time.', 'We talk to potters who work at night.'])(
  'what the show says of itself is: %s',
  (sentence) => {
    expect(about(sentence)).toEqual([sentence])
  },
)
