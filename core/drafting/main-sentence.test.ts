import { expect, test } from 'vitest'
import type { DraftedGuest } from '../content/brief.ts'
import { defaultQuestions } from '../questionnaires/default-questionnaire.ts'
import { sampleBrief, sampleGuest, sampleShow } from '../testing/samples.ts'
import { draftOffline } from './offline-drafter.ts'

/** What is said of somebody of whom no more is known than this. */
function introduction(given: Partial<DraftedGuest>): string {
  const contentStyles = { ...sampleShow.contentStyles, introductionStyle: 'professional' as const }
  const brief = sampleBrief(sampleGuest('ruth-abernathy'), 'introduction', { ...sampleShow, contentStyles })
  const nothing = { title: null, company: null, bio: null, expertise: [], asked: defaultQuestions }
  return draftOffline({
    ...brief,
    guest: { ...brief.guest, ...nothing, responses: {}, name: 'Ana Gold', ...given },
  }).content
}

test('where the sentence that says who somebody is can’t be said, the title says it', () => {
  const bio =
    'Ana Gold was with the QVRC from 1976 to 2013. She is a trustee of the Slow Kiln Library and the author of a memoir, Placement.'
  const said = introduction({ title: 'Former ambassador', bio })
  expect(said).toContain('Ana Gold, a former ambassador.')
  expect(said).toContain('She is a trustee')
})

test('what leans on a sentence that isn’t said goes with it', () => {
  const bio =
    'Ana Gold kept the books of the QVRC for 38 years. Since retiring in 2014 she has run a café for people who mend things. She keeps the records of what breaks, naturally.'
  const said = introduction({ title: 'Volunteer', bio })
  expect(said).not.toContain('Since retiring')
  expect(said).not.toContain('naturally')
  const whole = introduction({ title: 'Volunteer', bio: bio.replace('the QVRC', 'a bank') })
  expect(whole).toContain('for 38 years. Since retiring in 2014 she has run')
})

test('who writes of herself by a longer first name is the same', () => {
  const self =
    'Walter Gold was an accountant for 38 years. Since retiring in 2014 he has mended toasters for nothing.'
  expect(introduction({ name: 'Walt Gold', responses: { bio: self } })).toContain(
    'He was an accountant for 38 years. Since retiring',
  )
})

test('the letters of the Crown are said', () => {
  const bio = 'Dame Ana Gold DCMG served in HM Diplomatic Service from 1976 to 2013.'
  expect(introduction({ name: 'Dame Ana Gold', bio })).toContain('served in the Diplomatic Service')
})

test('a firm is explained by the sentence after the one that names it', () => {
  const bio =
    'Ana Gold founded Slow Kiln in 2015 after a career in airlines. The Leeds-based company plans holidays by train across Europe.'
  expect(introduction({ bio })).toContain('in airlines. The Leeds-based company plans')
})

test('a sentence that says more than the guest does is said next to their own words', () => {
  const bio =
    'Ana has run a secondhand bookshop on the coast since 1999 and volunteered with the lifeboat for 25 years, the last 10 as coxswain.'
  const self =
    'I sell second-hand books in a small town on the coast, and when the pager goes I run out and leave the shop open. In twenty-five years two books have been stolen.'
  expect(introduction({ title: 'Bookseller', bio, responses: { bio: self } })).toContain('as coxswain.')
})

test('lines of a CV aren’t said', () => {
  const bio =
    'Ana Gold repairs the hands of people who work with them. She completed medical school in Leeds and residency in Hull. She is board certified.'
  const said = introduction({ title: 'Surgeon', bio })
  expect(said).toContain('repairs the hands')
  expect(said).not.toMatch(/residency|board certified/u)
})

test('“he” is known from what a guest wrote of himself, whatever the host noted', () => {
  const self = 'Tom Gold has mended toasters in Leeds since 2014. He keeps a list of what breaks, and of why.'
  const said = introduction({
    name: 'Tom Gold',
    bio: 'Retired CPA, runs the café of the library.',
    responses: { bio: self },
  })
  expect(said).toContain('He has mended toasters')
})
