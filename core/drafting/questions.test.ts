import { expect, test } from 'vitest'
import { approaches, questionStyles } from '../show/content-styles.ts'
import { depthApproaches, questioningStyles, showTypes, vulnerabilityLevels } from '../show/methodology.ts'
import type { Show } from '../show/show-settings.ts'
import { sampleBrief, sampleGuest, sampleShow } from '../testing/samples.ts'
import { inPerson } from './phrases/in-person.ts'
import { citedCorrections } from './phrases/question-leads.ts'
import { draftOffline } from './offline-drafter.ts'

const draft = (
  slug: string,
  method: Partial<Show['showMethodology']> = {},
  styles: Partial<Show['contentStyles']> = {},
) =>
  draftOffline(
    sampleBrief(sampleGuest(slug), 'questions', {
      ...sampleShow,
      showMethodology: { ...sampleShow.showMethodology, ...method },
      contentStyles: { ...sampleShow.contentStyles, ...styles },
    }),
  )

const questionsOf = (content: string) => content.split('\n\n')

test('a guest without answers is asked the questionnaire in person, and the note says that the questions are general', () => {
  const { content, note } = draft('ruth-abernathy')
  expect(inPerson['story']!.some((question) => content.includes(question))).toBe(true)
  expect(note).toMatch(/^All of these questions are general\. Not known yet: /)
})

test('questions say to the guest what the guest wrote, and touch the show’s areas', () => {
  const { content, note } = draft('tendai-moyo')
  expect(content).toContain('You launched with an app that nobody opened.')
  expect(content).toContain(' designing for people who have no reason to trust you yet')
  expect(content).toContain('your aunt')
  expect(content).toMatch(/the years before it worked|what slowness makes possible|changing your mind/)
  expect(note).toBeNull()
})

test('answers to the host’s own questions are used where there is little else', () => {
  const guest = { ...sampleGuest('ruth-abernathy'), responses: { q1: 'Sheds, mostly.', q2: 'Slowly.' } }
  const { content } = draftOffline(sampleBrief(guest, 'questions'))
  expect(content).toMatch(/“Sheds, mostly.” [^?]+\?/)
  expect(content).toContain('“Slowly.”')
})

test('of a biography only what says who the guest is is read to the guest', () => {
  const { guest, ...rest } = sampleBrief(sampleGuest('ruth-abernathy'), 'questions')
  const bio =
    'Ruth Abernathy refloats ships for a living. She has saved 31 of them. She cannot swim very well.'
  const { content } = draftOffline({ ...rest, guest: { ...guest, bio } })
  expect(content).toContain('“Ruth Abernathy refloats ships for a living.”')
  expect(content).not.toContain('swim')
})

test('nobody is asked about a husband there may not be', () => {
  const { guest, ...rest } = sampleBrief(sampleGuest('ruth-abernathy'), 'questions')
  const story = 'My first investor asked me three times who my husband was. I told him he was talking to her.'
  const { content } = draftOffline({ ...rest, guest: { ...guest, responses: { story } } })
  expect(content).not.toMatch(/^\d+\. [^.]*your husband\?$/mu)
})

test('opinions are quoted, not put into the host’s mouth', () => {
  expect(draft('maya-okafor').content).toMatch(/: “People think that nature/)
})

test('the areas nearest to the guest’s words come first', () => {
  const areas = ['gardening', 'clocks in towers']
  const { content } = draft('soren-ostergaard', { coreExplorationAreas: areas, topicFocusAreas: [] })
  expect(content).toContain('clocks in towers')
  expect(content).not.toContain('gardening')
})

test('a question names the listeners in the host’s words where these are few', () => {
  const about = (targetAudience: string) => draft('oskar-wisniewski', { targetAudience }).content
  expect(about('Home bakers who want to know why.')).toContain('our listeners')
  expect(about('Beginners who bake at home.')).toContain('beginners who bake at home')
  expect(about(sampleShow.showMethodology.targetAudience!)).toContain('our listeners')
})

test('a show without areas and audience of its own still gets all its questions', () => {
  const bare = draft('ruth-abernathy', {
    coreExplorationAreas: [],
    topicFocusAreas: [],
    targetAudience: null,
  })
  expect(questionsOf(bare.content).length).toBeGreaterThanOrEqual(8)
})

test('each choice of the methodology gives other questions', () => {
  const distinct = (texts: string[]) => expect(new Set(texts).size).toBe(texts.length)
  distinct(questioningStyles.map((questioningStyle) => draft('maya-okafor', { questioningStyle }).content))
  distinct(depthApproaches.map((depthApproach) => draft('maya-okafor', { depthApproach }).content))
  distinct(showTypes.map((showType) => draft('maya-okafor', { showType }).content))
  distinct(
    vulnerabilityLevels.map((vulnerabilityLevel) => draft('maya-okafor', { vulnerabilityLevel }).content),
  )
  distinct(approaches.map((approach) => draft('maya-okafor', {}, { approach }).content))
  distinct(questionStyles.map((questionStyle) => draft('maya-okafor', {}, { questionStyle }).content))
})

test('what is so is not put to the guest as a common mistake', () => {
  const brief = sampleBrief(sampleGuest('tendai-moyo'), 'questions')
  const responses = { ...brief.guest.responses, misconception: 'It’s not a jigsaw. There is no right piece.' }
  const { content } = draftOffline({ ...brief, guest: { ...brief.guest, responses } })
  const asked = questionsOf(content).find((question) => question.includes('jigsaw'))
  expect(citedCorrections.some((line) => asked?.includes(line))).toBe(true)
})

const answered = (question: string, answer: string) => {
  const brief = sampleBrief(sampleGuest('ruth-abernathy'), 'questions')
  const guest = { ...brief.guest, asked: [{ id: 'q1', question }], responses: { q1: answer } }
  return draftOffline({ ...brief, guest }).content
}

test('of a long answer to the host’s own question only the beginning is read back, under the question with its full stop', () => {
  const content = answered(
    'Tell me about a bad Tuesday in the yard',
    'In 2014 the sea came over the wall. We lost every sail. I stood there in my boots and laughed.',
  )
  expect(content).toMatch(
    /“Tell me about a bad Tuesday in the yard\.” You \p{L}+(?: \p{L}+)?: “In 2014 the sea came over the wall\.” /u,
  )
  expect(content).not.toContain('boots')
})

test('an answer that nobody can read back in one breath is asked for again', () => {
  const content = answered(
    'What’s your yard like?',
    'It is a narrow old loft on the quay with three floors, and one can smell the mackerel on the ground floor when the wind is wrong.',
  )
  expect(content).toMatch(/: What’s your yard like\?$/mu)
  expect(content).not.toContain('mackerel')
})

test('a guest without answers is asked about their subjects', () => {
  const brief = sampleBrief(sampleGuest('ruth-abernathy'), 'questions')
  const guest = {
    ...brief.guest,
    responses: {},
    bio: null,
    expertise: ['Irish-language books', 'school visits'],
  }
  const { content, note } = draftOffline({ ...brief, guest })
  expect(content).toContain('Irish-language books')
  expect(content).toContain('school visits')
  expect(note).toMatch(/^Only two questions refer to the guest/)
})
