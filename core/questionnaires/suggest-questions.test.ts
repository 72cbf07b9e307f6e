import { expect, test } from 'vitest'
import {
  depthApproaches,
  questioningStyles,
  ShowMethodology,
  showTypes,
  vulnerabilityLevels,
} from '../show/methodology.ts'
import { hostileTexts } from '../testing/hostile-texts.ts'
import { sampleShow } from '../testing/samples.ts'
import { defaultTitle } from './default-title.ts'
import { suggestedTypes } from './question-types.ts'
import { NewQuestionnaire } from './questionnaire.ts'
import { suggestQuestions } from './suggest-questions.ts'
import { readSuggestion, suggestionPrompt } from './suggestion-prompt.ts'

const written = (changes: object) =>
  JSON.stringify(suggestQuestions({ ...sampleShow, showMethodology: ShowMethodology.parse({ ...changes }) }))

test.each([
  ['showType', showTypes],
  ['vulnerabilityLevel', vulnerabilityLevels],
  ['questioningStyle', questioningStyles],
] as const)('every %s asks something of its own', (setting, values) => {
  expect(new Set(values.map((value) => written({ [setting]: value }))).size).toBe(values.length)
})

test('depth, areas, topics, audience, expectations and philosophy change what is asked', () => {
  const plain = written({ depthApproach: depthApproaches[0] })
  expect(written({ depthApproach: 'deep-dive' })).not.toBe(plain)
  for (const setting of ['coreExplorationAreas', 'topicFocusAreas'])
    expect(written({ [setting]: ['tide pools'] })).toContain('tide pools')
  for (const setting of ['targetAudience', 'audienceExpectations', 'interviewPhilosophy'])
    expect(written({ [setting]: 'People who row' })).toContain('People who row')
})

test('what is suggested can be saved as it is, for a show with every setting and for one with none', () => {
  for (const showMethodology of [sampleShow.showMethodology, ShowMethodology.parse({})]) {
    const questions = suggestQuestions({ ...sampleShow, showMethodology })
    expect(questions.length).toBeGreaterThanOrEqual(8)
    expect(NewQuestionnaire.safeParse({ title: 'T', questions }).success).toBe(true)
  }
})

test('a model’s questions are read where they have the asked form, and refused where not', () => {
  const question = { question: 'Who are you?', type: 'radio', required: true, options: [] }
  const three = [question, { ...question, type: 'select', options: ['A', 'A'] }, { ...question, type: 'odd' }]
  expect(readSuggestion(`Sure!\n\`\`\`json\n${JSON.stringify(three)}\n\`\`\``)).toEqual([
    { ...question, type: 'textarea' },
    { ...question, type: 'select', options: ['A'] },
    { ...question, type: 'textarea' },
  ])
  for (const answer of ['', 'No.', '[]', '[1,2,3]', JSON.stringify(three.slice(1)), '{"questions":']) {
    expect(readSuggestion(answer)).toBeUndefined()
  }
})

test('settings cannot end their part of the prompt', () => {
  for (const text of hostileTexts) {
    const { user } = suggestionPrompt({ ...sampleShow, podcastDescription: text })
    expect(user.match(/<\/?show>/g)).toEqual(['<show>', '</show>'])
  }
  expect(suggestionPrompt(sampleShow).system).toContain(suggestedTypes.join(', '))
})

test('a new questionnaire is called by the podcast and the day', () => {
  const day = new Date(2026, 2, 5)
  expect(defaultTitle({ podcastName: 'Kelp Talk' }, day)).toBe('Kelp Talk 03/05/2026')
  expect(defaultTitle(null, day)).toBe('Questionnaire 03/05/2026')
  expect(defaultTitle({ podcastName: 'x'.repeat(300) }, day)).toHaveLength(200)
})
