import { expect, test } from 'vitest'
import { answeredIntroduction } from '../testing/answered-introduction.ts'

/** A question no line reports and nobody reads out. */
const question = 'The boats; the seas; your life on them'

const story =
  'My father sold fish in the harbour and I carried the boxes for my mother every morning. We sang on the way home, and I came late to school.'

const introduction = (answer: string, asked = question, more: [string, string][] = []) =>
  answeredIntroduction({ title: 'Baker' }, [[asked, answer], ...more], 'conversational')

test.each([
  ['My father sold fish in the harbour and I carried the boxes every morning.', 'is no story'],
  ['My aunt had it from the skipper. She sold it on.', 'means something nobody named'],
  ['We had two bags of flour. I gave one to him on the third day of it.', 'of somebody nobody named'],
  ['Our brother won it in a card game in 1988 and gave it to us.', 'means something nobody named'],
  ['My partner thinks you mean the other boat, I was a cook on a trawler.', 'is said to the host'],
  ['I’d take the small one with the red sail and never come back.', 'only answers the question'],
  ['Our own club hut, which was opened in 1951 and is at the top of the pass.', 'has no verb'],
  ['I sail with my father. Best thing I ever did and we go every week now.', 'has a note in it'],
])('“%s” is left out: it %s', (answer) => {
  expect(introduction(answer)).not.toContain(answer.slice(0, 20))
})

test('a guest who learns English isn’t quoted without the question', () => {
  expect(introduction(story)).toContain(story)
  const slips: [string, string] = ['Anything else?', 'I choosed the sea. I didn’t knew the price.']
  expect(introduction(story, question, [slips])).not.toContain(story)
})

test.each(['Rules; advice you have stopped giving', 'Where can people find you, and what else?'])(
  'an answer to “%s” isn’t said as what the guest thinks, or as news',
  (asked) => {
    const said = 'I sell my bread in the harbour to forty families and a dog called Flour.'
    expect(introduction(said, asked)).not.toContain('I sell my bread')
  },
)

test('what says itself what it is about is quoted without its question', () => {
  expect(introduction(story)).toContain(`: “${story}”`)
})

test('it begins after a reply that only the question explains', () => {
  expect(introduction(`Both. ${story}`)).toContain(`“${story}”`)
})

test('a long answer takes time that grows with its length', () => {
  const long = (times: number) => 'When I was nine we had a boat and I rowed it. '.repeat(times)
  const time = (answer: string) => {
    const start = process.threadCpuUsage()
    introduction(answer)
    return process.threadCpuUsage(start).user / 1_000
  }
  time(long(20))
  expect(time(long(800))).toBeLessThan(Math.max(20 * time(long(100)), 500))
})
