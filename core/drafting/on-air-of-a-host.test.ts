import { expect, test } from 'vitest'
import type { ContentType } from '../content/content.ts'
import type { DraftedGuest } from '../content/brief.ts'
import { sampleBrief, sampleGuest } from '../testing/samples.ts'
import { draftOffline } from './offline-drafter.ts'

const brief = sampleBrief(sampleGuest('ruth-abernathy'), 'introduction')
const draft = (
  guest: Partial<DraftedGuest>,
  type: ContentType = 'introduction',
  introLength = 'brief' as const,
) =>
  draftOffline({
    ...brief,
    type,
    show: {
      ...brief.show,
      contentStyles: { ...brief.show.contentStyles, introductionStyle: 'professional', introLength },
    },
    guest: {
      ...brief.guest,
      name: 'Ana Gold',
      title: 'Baker',
      company: null,
      bio: null,
      expertise: [],
      responses: {},
      ...guest,
    },
  })

const bus =
  'A driver called me in 2016. He had parked his bus on the bridge because he wanted somebody to hear the water. We listened to it for two minutes on air. No talking. My boss wanted to fire me.'
const quake =
  'In 1997 an earthquake brought down part of the vault. I was a student and I sorted pieces of blue sky for six weeks. After that I never wanted another job.'
const self = 'I restore frescoes in churches and I have worked on ceilings in Leeds and York for 22 years.'

test.each([
  ['We played the whole thing on air that night.', true],
  ['Please don’t say it on air.', false],
  ['That part is off air.', false],
])('what happened on air is for listeners, what is asked about it isn’t: %s', (sentence, isSaid) => {
  const story = `In my first winter the oven broke and my aunt lent me hers for a week. ${sentence}`
  expect(draft({ responses: { story } }).content.includes(sentence)).toBe(isSaid)
})

test('a story of six sentences is quoted whole, next to which no answer is called short', () => {
  const { content, note } = draft({ title: 'Radio host', responses: { story: bus } })
  expect(content).toContain(`“${bus}”`)
  expect(note ?? '').not.toContain('answers are short')
})

test('a grave story doesn’t lose its place to what few people know', () => {
  const { content } = draft({
    responses: { bio: self, story: quake, 'fun-fact': 'I am afraid of ladders, but not of scaffolding.' },
  })
  expect(content).toContain('pieces of blue sky')
})

test('each answer that isn’t quoted is named, with its own reason', () => {
  const { content, note } = draft({
    responses: {
      bio: self,
      story: quake,
      misconception: 'That we make old paintings look new. Mostly we stop them from falling.',
      'fun-fact': 'I am afraid of ladders, but not of scaffolding.',
      advice: 'Put in some more.',
    },
  })
  expect(content).not.toContain('ladders')
  expect(note).toMatch(/without the form .*“What advice do you find yourself giving most often\?”/u)
  expect(note).toMatch(/sound like a questionnaire: .*“What is something people rarely know about you\?”/u)
  expect(note).not.toContain('The answers are short')
})

test('nobody is wrong about “this work” where only one work was named', () => {
  const misconception = 'That a baker sleeps all day. Any baker is up at noon.'
  const { content } = draft({ responses: { misconception } })
  expect(content).not.toContain('this work')
  expect(content).toMatch(/“What do (?:most )?people get wrong about what you do\?”/u)
})

test.each([
  ['Sr. M. Benedikta', 'Sister Benedikta'],
  ['Sr Agnes OSB', 'Sister Agnes'],
  ['Sr. M. Clara Huber', 'Sister Clara Huber'],
])('a nun is called as one: %s', (name, called) => {
  expect(draft({ name }).content).toContain(called)
})

test.each(['Duo Quetschwerk', 'Trio Alba', 'Quetschwerk Duo'])('nobody is greeted as “%s”', (name) => {
  expect(draft({ name, title: null }).content).not.toMatch(
    /, (?:Duo|Trio|Quetschwerk)\b[^.]*\bwelcome|welcome, (?:Duo|Trio|Quetschwerk)\b/iu,
  )
})

test('a note is no sentence: neither with a full stop, nor said to the guest', () => {
  const responses = {
    story:
      'We opened with 3 tables in 2014, now 40 volunteers. My neighbour brought a radio that had belonged to his brother and it worked again.',
    promote: 'repair day sat 12 dec',
    'audience-takeaway': 'bring something',
  }
  expect(draft({ responses }, 'show_notes').content).toContain('News from Ana: “Repair day sat 12 dec”')
  const { content } = draft({ responses }, 'questions')
  expect(content).not.toContain('now 40 volunteers')
  expect(content).toContain('“Bring something.”')
})

test('what is asked after who the guest is goes on from what the guest does', () => {
  const bio =
    'I study floods at a university in Leeds. My students say I am only happy when it rains, which is not true.'
  expect(draft({ responses: { bio } }, 'questions').content).toMatch(
    /You study floods at a university in Leeds\. [A-Z][^.]*\?/u,
  )
})
