import { expect, test } from 'vitest'
import { contentPrompt } from '../content/content-prompt.ts'
import { introLengthWords } from '../content/intro-length.ts'
import { unsupportedClaims } from '../content/unsupported-claims.ts'
import type { Show } from '../show/show-settings.ts'
import { draftFaults } from '../testing/draft-faults/draft-faults.ts'
import { madeBrief, seasonGuests } from '../testing/made-guests.ts'
import { sampleShow } from '../testing/samples.ts'
import { wordCount } from '../text/word-count.ts'
import { houseStyleOf } from './house-style.ts'
import { draftOffline } from './offline-drafter.ts'

const own = (...ownIntroductions: string[]): Show => ({
  ...sampleShow,
  contentStyles: {
    ...sampleShow.contentStyles,
    introductionStyle: 'professional',
    signatureStatement: {
      atStart: { enabled: false, text: null },
      atEndOfIntro: { enabled: false, text: null },
    },
    ownIntroductions,
  },
})

const body = (about: string) => `${about} ${'The work is slow and the days are long. '.repeat(7)}`
const show = own(
  `You found Unhurried Work, and the door is open. Meet Petra Olin, who mends nets. So much for the facts. ${body('Petra lives by the sea.')} Pull up a chair.`,
  `You found Unhurried Work, and the door is open. Meet Abdul Karim, who bakes. So much for the facts. ${body('Abdul gets up at three.')} Pull up a chair.`,
)
const [guest] = seasonGuests
const draft = draftOffline(madeBrief(guest!, 'introduction', show))

test('a line that names another guest, and one that only one introduction has, are not taken', () => {
  const style = houseStyleOf(
    own('Hello, Petra is here. She mends nets. Welcome, Petra.', 'Good evening. Abdul bakes. Let us begin.'),
  )!
  expect(style).toMatchObject({ greeting: null, signOff: null, transitions: [] })
  expect(draft.content).not.toMatch(/Petra|Abdul|nets/u)
})

test('without introductions of the host’s own, nothing is learned', () => {
  expect(houseStyleOf(sampleShow)).toBeNull()
  expect(houseStyleOf(own('  '))).toBeNull()
})

test('a draft greets, goes on, ends and is as long as the host’s own introductions', () => {
  expect(draft.content).toMatch(/^You found Unhurried Work, and the door is open\./u)
  expect(draft.content).toContain('So much for the facts.')
  expect(draft.content).toMatch(/Pull up a chair\.$/u)
  expect(wordCount(draft.content)).toBeLessThan(introLengthWords.standard.min)
  expect(draftFaults(madeBrief(guest!, 'introduction', show), draft)).toEqual([])
})

test('what several introductions begin and end with is the host’s habit, whatever it says and however many sentences it is', () => {
  const end = 'Pull up a chair. Keep the light low. This is Unhurried Work.'
  const habits = own(
    `Good evening, night people. Petra Olin mends nets. ${body('Petra lives by the sea.')} ${end}`,
    `Good evening, night people. I met Abdul at three. ${body('Abdul bakes.')} ${end}`,
  )
  const night = draftOffline(madeBrief(guest!, 'introduction', habits)).content
  expect(night).toMatch(/^Good evening, night people\. (?!Good|Hello|Welcome)/u)
  expect(night).toMatch(/Pull up a chair\. Keep the light low\. This is Unhurried Work\.$/u)
  expect(night.match(/Pull up a chair|This is Unhurried Work/gu)).toHaveLength(2)
})

test('a host who never says “I” gets drafts without it', () => {
  expect(draft.content.replace(/“[^”]*”/gu, '')).not.toMatch(/\b(?:I|my|me)\b/u)
})

test('a model gets them as examples, and what they say of others is not known of this guest', () => {
  const brief = madeBrief(guest!, 'introduction', show)
  expect(contentPrompt(brief).user).toContain('Petra Olin')
  expect(contentPrompt({ ...brief, type: 'questions' }).user).not.toContain('Petra Olin')
  expect(unsupportedClaims('My guest learned from Petra Olin.', brief)).not.toEqual([])
})
