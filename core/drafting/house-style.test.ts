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
  const none = { always: [], sometimes: [] }
  expect(style).toMatchObject({ greeting: null, signOff: null, transitions: { early: none, late: none } })
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

const margit = (name: string, about: string) =>
  `Grüß Gott and good evening from the Gumpendorfer Straße, I'm Margit. Tonight ${about} sits at the table. So, take your shoes off. Here is ${name}, lang und breit.`
const viennese = (one: string, other: string) =>
  draftOffline(
    madeBrief(
      guest!,
      'introduction',
      own(margit(one, 'a mender of sewers'), margit(other, 'a counter of bats')),
    ),
  ).content

test('a greeting and a sign-off that are the same but for the guest’s name are said at the start and at the end', () => {
  expect(viennese('Hans', 'Lena')).toMatch(
    /^Grüß Gott and good evening from the Gumpendorfer Straße, I'm Margit\. .*So, take your shoes off\. Here is Carla, lang und breit\.$/su,
  )
  expect(viennese('Hans Prikopa', 'Lena van der Wieser')).toMatch(
    /Here is Carla Benedetti, lang und breit\.$/u,
  )
})

test('what a host begins with comes before the guest’s words, and nobody is greeted twice', () => {
  const base = own(margit('Hans', 'a mender of sewers'), margit('Lena', 'a counter of bats'))
  const show = {
    ...base,
    contentStyles: { ...base.contentStyles, introductionStyle: 'storytelling' as const },
  }
  for (const one of seasonGuests.slice(0, 6)) {
    const { content } = draftOffline(madeBrief(one, 'introduction', show))
    expect(content).toMatch(/^Grüß Gott/u)
    expect(content).not.toMatch(/Welcome to|Hello/u)
  }
})

test('a line they repeat in the middle stays there, with this guest’s name', () => {
  const line = (name: string) => `Phones off, please, for ${name}.`
  const content = draftOffline(
    madeBrief(
      guest!,
      'introduction',
      own(
        `Good evening. Hans mends sewers. ${line('Hans')} He began at nineteen. It was cold. Off we go.`,
        `Good evening. Lena counts bats. ${line('Lena')} She began in May. It was dark. Off we go.`,
      ),
    ),
  ).content
  expect(content).toMatch(/^Good evening\. .+Phones off, please, for Carla\. .+Off we go\.$/su)
})

test('what may be true only of their guests isn’t said, and the note says so', () => {
  const { content, note } = draftOffline(
    madeBrief(
      guest!,
      'introduction',
      own(
        'Good evening. Lena counts bats. She is the bravest woman I know. Off we go.',
        'Good evening. Petra mends nets. She is the bravest woman I know. Off we go.',
      ),
    ),
  )
  expect(content).not.toContain('bravest')
  expect(note).toContain('Your own introductions repeat “She is the bravest woman I know.”')
})

test('a claim about one guest isn’t made of another', () => {
  const { signOff, unused } = houseStyleOf(
    own(
      'Good evening. She counts bats. Lena Wieser is a legend of this town.',
      'Good evening. He mends sewers. Hans Prikopa is a legend of this town.',
    ),
  )!
  expect(signOff).toBeNull()
  expect(unused).toHaveLength(1)
})
