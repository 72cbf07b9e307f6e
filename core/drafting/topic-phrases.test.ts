import { expect, test } from 'vitest'
import { topicPhrases } from './topic-phrases.ts'

const toYou = (phrase: string) => phrase.replace(/\bmy\b/u, 'your')

test.each([
  [['Tea.'], ['tea']],
  [
    ['The price of rice.', 'Also hills.'],
    ['the price of rice', 'hills'],
  ],
  [['Ask me anything.'], []],
  [['Age statements and why they mislead.'], ['age statements and why they mislead']],
  [['Depends.'], []],
  [['Bring your own mug.'], []],
  [['Why?'], []],
  [['He said “about time”.'], []],
  [
    ['How alleys work.', 'Bread.'],
    ['how alleys work', 'bread'],
  ],
  [
    ['I would love to talk about bread.', 'And about water.'],
    ['bread', 'water'],
  ],
  [['Also about record keeping.'], ['record keeping']],
  [['Keeping things alive.'], ['keeping things alive']],
  [['I want to talk about my work.'], ['your work']],
  [['lambing, price of milk, fear of heights.'], ['lambing, the price of milk and fear of heights']],
  [['entrepreneurship, AI and growth.'], ['entrepreneurship, AI and growth']],
  [
    ['Why we lost the lead in hardware?', 'burnout!', 'please!'],
    ['why we lost the lead in hardware', 'burnout'],
  ],
  [['How do alleys work?'], []],
  [['Fear, buttons that do nothing, cables.'], ['fear, cables, and buttons that do nothing']],
  [['shouting, how to apologise to 40,000 people.'], ['shouting, and how to apologise to 40,000 people']],
  [
    ['what people miss before they call, going home afterwards, pranks.'],
    ['what people miss before they call, going home afterwards, and pranks'],
  ],
  [['sleep, vaccines, why I left my post.'], ['sleep, vaccines, and why I left your post']],
  [['Bread, not money, is what I want.'], []],
  [['We ate, drank, laughed.'], []],
])('%j gives %j', (said, phrases) => {
  expect(topicPhrases(said, toYou)).toEqual(phrases)
})

test('a phrase that cannot be turned round ends the list', () => {
  expect(topicPhrases(['Why I stopped.', 'How it ended.'], () => null)).toEqual([])
})
