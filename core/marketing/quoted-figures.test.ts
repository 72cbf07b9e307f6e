import { expect, test } from 'vitest'
import { sampleOutreach } from '../testing/marketing-briefs.ts'
import { sampleShow } from '../testing/samples.ts'
import { outreachWarnings } from './finished.ts'
import { quotedFigures } from './quoted-figures.ts'
import { outreach } from './tasks.ts'

const check = (text: string, known = '') => quotedFigures(text, { show: sampleShow, known })

test.each([
  ['A pre-roll is $200.', ['$200 is not the price of one of your packages.']],
  [
    'Mid-roll: $90 per episode.',
    ['The text gives $90 as the price of Mid-roll, which costs $320 per episode.'],
  ],
  ['We can do it for 300 dollars.', ['300 dollars is not the price of one of your packages.']],
  ['An episode costs €650.', ['€650 is not the price of one of your packages.']],
  ['Packages start at $1.5K.', ['$1.5K is not the price of one of your packages.']],
  ['We reach 50,000 listeners.', ['50,000 is not among your audience figures.']],
  ['We have 1.2 million downloads a month.', ['1.2 million is not among your audience figures.']],
  ['Our audience grows 12% a month.', ['12% is not among your audience figures.']],
])('%j is flagged', (text, expected) => {
  expect(check(text)).toEqual(expected)
})

test.each([
  'Pre-roll: $180 per episode.',
  'Pre-roll ($180) and mid-roll ($320), or the episode sponsor for $650.',
  'A mid-roll costs 320 dollars an episode, USD 320 in words.',
  '24,500 downloads a month, that is 24.5k, growing 4 percent a month.',
  'Our listeners are 30-60 years old.',
  'Series sponsor: Price on request.',
  'She has counted kelp on nine reefs since 2014.',
])('%j quotes the show', (text) => {
  expect(check(text)).toEqual([])
})

test('a figure the guest or the host brought is no invention', () => {
  expect(check('Her book reached 40,000 listeners.', 'Her book reached 40,000 people.')).toEqual([])
  expect(check('He sold it for $2 million.', 'He sold it for $2 million in 2014.')).toEqual([])
})

test('the drafter’s own email is not flagged; a price that nobody set is', () => {
  const draft = outreach.offline(sampleOutreach)
  expect(outreachWarnings(draft, sampleOutreach)).toEqual([])
  const changed = { ...draft, paragraphs: [...draft.paragraphs, 'For you: $99.'] }
  expect(outreachWarnings(changed, sampleOutreach)).toEqual(['$99 is not the price of one of your packages.'])
})
