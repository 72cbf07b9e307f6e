import { defaultQuestions } from '../questionnaires/default-questionnaire.ts'
import type { Show } from '../show/show-settings.ts'
import type { Brief, Draft } from './drafter.ts'
import {
  approachQuestion,
  areaQuestions,
  asks,
  citations,
  fieldQuestion,
  interviewOrder,
  personalQuestion,
  styleQuestion,
} from './interview-phrases.ts'
import { materialOf, type Material } from './material.ts'
import { excerpt } from './sentences.ts'
import { capitalized, counted, inSentence } from './words.ts'

interface InterviewQuestion {
  /** Its place in the interview: an answer's id or a kind of question. */
  kind: string
  text: string
}

/** How many questions a depth asks for; never fewer than 8. */
const wanted = { surface: 8, balanced: 10, 'deep-dive': 12 }
const fewest = 8

/** Left out first when there are more questions than wanted. */
const dispensable = ['promote', 'other', 'field', 'areas', 'fun-fact', 'style', 'approach', 'topics']

const followUp: Record<string, string> = {
  story: 'And how do you see it today?',
  misconception: 'And why does it survive?',
}

function fromAnswers(
  { answers, biographies }: Material,
  { depthApproach, questioningStyle }: Show['showMethodology'],
): InterviewQuestion[] {
  const words = questioningStyle === 'rapid-insights' ? 10 : 20
  const phrases = asks[questioningStyle]
  const biography = biographies.find(({ voice }) => voice === 'guest') ?? biographies[0]
  const own = [...answers.values()].filter(({ id }) => id !== 'promote')
  const isDeep = depthApproach === 'deep-dive' && questioningStyle !== 'rapid-insights'
  const quotedAnswers = own.map(({ id, label, said }): InterviewQuestion => {
    const lead = citations[id] ?? `We asked you: ${excerpt([label], 20)} You answered:`
    const more = isDeep ? (followUp[id] ?? '') : ''
    const text = `${lead} ${excerpt(said, words)} ${phrases[id] ?? phrases['any']} ${more}`
    return { kind: phrases[id] ? id : 'other', text: text.trim() }
  })
  if (!biography) return quotedAnswers
  const lead = biography.voice === 'guest' ? citations['bio'] : 'Your biography says:'
  return [
    ...quotedAnswers,
    { kind: 'bio', text: `${lead} ${excerpt(biography.said, words)} ${phrases['bio']}` },
  ]
}

function fromShow(show: Show, { expertise }: Material): InterviewQuestion[] {
  const { coreExplorationAreas, topicFocusAreas, questioningStyle, vulnerabilityLevel } = show.showMethodology
  const alternating = Array.from(
    { length: Math.max(coreExplorationAreas.length, topicFocusAreas.length) },
    (_, index) => [coreExplorationAreas[index], topicFocusAreas[index]].filter((area) => area !== undefined),
  ).flat()
  return [
    ...areaQuestions[questioningStyle]
      .slice(0, alternating.length)
      .map((ask, index) => ({ kind: 'areas', text: ask(inSentence(alternating[index]!)) })),
    ...expertise
      .slice(0, 1)
      .map((field) => ({ kind: 'field', text: fieldQuestion[questioningStyle](field) })),
    { kind: 'approach', text: approachQuestion[show.contentStyles.approach] },
    { kind: 'style', text: styleQuestion[show.contentStyles.questionStyle] },
    { kind: 'personal', text: personalQuestion[vulnerabilityLevel] },
  ]
}

/** What the questionnaire could not find out is asked in person. */
const unanswered = ({ answers, biographies }: Material, known: InterviewQuestion[]): InterviewQuestion[] =>
  defaultQuestions
    .filter(({ id }) =>
      ['bio', 'topics', 'story', 'misconception', 'advice', 'audience-takeaway', 'fun-fact'].includes(id),
    )
    .filter(
      ({ id }) =>
        !answers.has(id) &&
        !(id === 'bio' && biographies.length > 0) &&
        !known.some(({ kind }) => kind === id),
    )
    .map(({ id, question }) => ({ kind: id, text: question }))

function shortened(questions: InterviewQuestion[], limit: number): InterviewQuestion[] {
  const kept = [...questions]
  while (kept.length > limit) {
    const kind = dispensable.find((candidate) => kept.some((question) => question.kind === candidate))
    const last =
      kind === undefined ? kept.length - 1 : kept.findLastIndex((question) => question.kind === kind)
    kept.splice(last, 1)
  }
  return kept
}

/** Eight to twelve questions from what the guest wrote, in the manner and order of the show's methodology, numbered. */
export function draftQuestions({ show, guest }: Brief): Draft {
  const { depthApproach, questioningStyle } = show.showMethodology
  const material = materialOf(guest)
  const answered = fromAnswers(material, show.showMethodology)
  const known = [...answered, ...fromShow(show, material)]
  const missing = unanswered(material, known)
  const all = [...known, ...missing.slice(0, Math.max(0, fewest - known.length))]
  const order = interviewOrder[questioningStyle]
  const questions = shortened(all, wanted[depthApproach]).toSorted(
    (a, b) => order.indexOf(a.kind) - order.indexOf(b.kind),
  )
  const quotes = questions.filter((question) => answered.includes(question)).length
  const general =
    quotes === 0
      ? 'No question quotes the guest'
      : `Only ${counted(quotes, 'question quotes', 'questions quote')} the guest`
  return {
    content: questions.map(({ text }, index) => `${index + 1}. ${capitalized(text)}`).join('\n\n'),
    note:
      quotes >= fewest / 2
        ? null
        : `${general}; the others are general. Not known yet: ${material.missing.join(', ')}.`,
  }
}
