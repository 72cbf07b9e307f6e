import { expect, test } from 'vitest'
import { approaches, questionStyles } from '../show/content-styles.ts'
import { depthApproaches, questioningStyles, vulnerabilityLevels } from '../show/methodology.ts'
import type { Show } from '../show/show-settings.ts'
import { sampleBrief, sampleGuest, sampleGuests, sampleShow } from '../testing/samples.ts'
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
  expect(content).toContain('Which moment changed your path?')
  expect(note).toMatch(/^No question quotes the guest; the others are general\. Not known yet: /)
})

test.each(sampleGuests.map(({ slug }) => slug))('%s gets 8 to 12 whole questions in every manner', (slug) => {
  for (const questioningStyle of questioningStyles)
    for (const depthApproach of depthApproaches) {
      const questions = questionsOf(draft(slug, { questioningStyle, depthApproach }).content)
      expect(questions.length).toBeGreaterThanOrEqual(8)
      expect(questions.length).toBeLessThanOrEqual(12)
      questions.forEach((question, index) =>
        expect(question).toMatch(new RegExp(`^${index + 1}\\. [“\\p{Lu}\\p{Lo}].*\\?$`, 'u')),
      )
      expect(new Set(questions.map((question) => question.replace(/^\d+/, ''))).size).toBe(questions.length)
      expect(questions.join(' ')).not.toMatch(/undefined|null| {2}|\[|\{/)
    }
})

test('questions quote what the guest wrote and touch the show’s areas', () => {
  const { content, note } = draft('maya-okafor')
  expect(content).toContain('“In 2016 a heat wave killed almost everything on reef number four.”')
  expect(content).toContain('“Write it down the same day.”')
  expect(content).toContain('learning a craft')
  expect(note).toBeNull()
})

test('a show without areas of its own still gets eight questions', () => {
  const bare = draft('ruth-abernathy', { coreExplorationAreas: [], topicFocusAreas: [] })
  expect(questionsOf(bare.content)).toHaveLength(8)
})

test('each choice of the methodology gives other questions', () => {
  const distinct = (texts: string[]) => expect(new Set(texts).size).toBe(texts.length)
  distinct(questioningStyles.map((questioningStyle) => draft('maya-okafor', { questioningStyle }).content))
  distinct(depthApproaches.map((depthApproach) => draft('maya-okafor', { depthApproach }).content))
  distinct(
    vulnerabilityLevels.map((vulnerabilityLevel) => draft('maya-okafor', { vulnerabilityLevel }).content),
  )
  distinct(approaches.map((approach) => draft('maya-okafor', {}, { approach }).content))
  distinct(questionStyles.map((questionStyle) => draft('maya-okafor', {}, { questionStyle }).content))
})
