import { expect, test } from 'vitest'
import type { DraftedGuest } from '../content/brief.ts'
import { defaultQuestions } from '../questionnaires/default-questionnaire.ts'
import { sampleBrief, sampleGuest, sampleShow } from '../testing/samples.ts'
import { draftOffline } from './offline-drafter.ts'

/** What is said of somebody of whom no more is known than this. */
function introduction(given: Partial<DraftedGuest>): string {
  const contentStyles = { ...sampleShow.contentStyles, introductionStyle: 'storytelling' as const }
  const brief = sampleBrief(sampleGuest('ruth-abernathy'), 'introduction', { ...sampleShow, contentStyles })
  const nothing = { title: null, company: null, bio: null, expertise: [], asked: defaultQuestions }
  return draftOffline({ ...brief, guest: { ...brief.guest, ...nothing, name: 'Ana Gold', ...given } }).content
}

test.each([
  ['Baker / ex-banker', 'a baker and a former banker'],
  ['Violin teacher (was surgeon)', 'a violin teacher and a former surgeon'],
  ['Potter, formerly a nurse', 'a potter and a former nurse'],
])('“%s” is said with what is over: a story may be of that', (title, role) => {
  const said = introduction({ title, responses: { 'fun-fact': 'I turned down my own landlord.' } })
  expect(said).toContain(`Ana Gold, ${role}.`)
})

test('who “she” is was in a sentence that isn’t said', () => {
  const bio = 'Ana Gold is a visionary leader. Born in Leeds, she cleaned houses for nineteen years.'
  expect(introduction({ title: 'Author', bio })).toContain('Born in Leeds, she cleaned houses')
})

test('the sentence of a biography that a story needs is said, though it comes late', () => {
  const bio =
    'Ana Gold is a professor of psychology in Leeds. Her research is about people who changed their work. She is the author of two books. Prior to her academic career she was a flight attendant for fourteen years.'
  const story =
    'On a night flight from Vancouver a passenger told me that he had always meant to be a teacher. I was thirty-eight, and I enrolled in the fall.'
  expect(introduction({ bio, responses: { story } })).toContain('she was a flight attendant')
})

test('what somebody did for the guest is said between two sentences about the guest', () => {
  const bio =
    'Ana Gold has been a doctor in Leeds since 1994. A patient gave her a tray of leek seedlings that first winter. She won her first show in 2006.'
  expect(introduction({ bio })).toContain('A patient gave her a tray of leek seedlings')
})

test.each(['When I got out my daughter was 25.', 'After I left, my mother stopped writing.'])(
  '“%s”: nobody knows from where, so no story begins so',
  (first) => {
    const story = `${first} He sat on a phone book and he did not move the whole time, and I have tried to earn that every day since.`
    expect(introduction({ title: 'Barber', responses: { story } })).not.toContain('phone book')
  },
)

test.each([
  ['Tea. Ron makes it, and he makes it too weak.', false],
  ['Tea. My brother Ron makes it, and he makes it too weak.', true],
  ['The sound of it from the far side of the river.', false],
])('“%s” is said where it says itself who or what is meant: %s', (answer, isSaid) => {
  const asked = [{ id: 'q1', question: 'What do you look forward to in the morning?' }]
  const said = introduction({ title: 'Bellringer', asked, responses: { q1: answer } })
  expect(said.includes(answer)).toBe(isSaid)
})

test.each([
  ['That people coming home want a second chance. A lot of us never had the first one.', false],
  ['That a barber only cuts hair. Most of us are there to listen.', true],
])('of somebody without a pronoun an answer on the work names the work: “%s”', (misconception, isSaid) => {
  const said = introduction({ name: 'Curtis Gold', title: 'Barber', responses: { misconception } })
  expect(said.includes(misconception)).toBe(isSaid)
})

test.each([
  ['dishwasher, then restaurant critic', 'a restaurant critic and a former dishwasher'],
  ['Nurse, later priest, now beekeeper', 'a beekeeper and a former nurse'],
  ['Once a lawyer, now a baker', 'a baker and a former lawyer'],
  ['Formerly: nurse. Now: potter', 'a potter and a former nurse'],
  ['Engineer → chef', 'a chef and a former engineer'],
  ['Ex-Dishwasher and Restaurant Critic', 'a restaurant critic and a former dishwasher'],
  ['Former dishwasher, restaurant critic', 'a restaurant critic and former dishwasher'],
  ['Now a potter, formerly a nurse', 'a potter and a former nurse'],
  ['Currently a baker', 'a baker'],
  ['Banker turned baker', 'a banker turned baker'],
])('“%s” is what the guest is now, and only then what they were', (title, role) => {
  expect(introduction({ title })).toContain(`Ana Gold, ${role}.`)
})
