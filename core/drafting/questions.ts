import type { Brief, Draft } from '../content/brief.ts'
import { wishesOf } from '../content/wishes.ts'
import { interviewOf, own, type InterviewQuestion } from './interview.ts'
import { generalFirst, interviewOrder, leastOfGuest } from './interview-order.ts'
import { materialOf } from './material.ts'
import { fromAnswers, fromDetails, onSubject, unanswered } from './questions-from-answers.ts'
import { fromShow } from './questions-from-show.ts'
import { joined, page, reworded } from './sourced.ts'
import { spelledFor } from './spelling.ts'
import { isAbout } from './wished.ts'
import { capitalized, counted } from './words.ts'

/** How many questions a depth asks for. */
const wanted = { surface: 8, balanced: 10, 'deep-dive': 12 }
/** Fewer questions than these that refer to the guest are worth a note. */
const enoughOfGuest = 4
/** Leaves out kinds of questions in this order until there are few enough; of a kind with several questions the last goes first. */
function shortened(
  questions: InterviewQuestion[],
  limit: number,
  spare: { kinds: readonly string[]; canGo: (question: InterviewQuestion) => boolean }[],
): InterviewQuestion[] {
  const kept = [...questions]
  const last = (kind: string, canGo: (question: InterviewQuestion) => boolean) => {
    const isOnlyArea = kind === 'areas' && kept.filter((question) => question.kind === kind).length === 1
    return isOnlyArea ? -1 : kept.findLastIndex((question) => question.kind === kind && canGo(question))
  }
  while (kept.length > limit) {
    const places = spare.flatMap(({ kinds, canGo }) => kinds.map((kind) => last(kind, canGo)))
    kept.splice(places.find((place) => place >= 0) ?? -1, 1)
  }
  return kept
}

/** Eight to twelve questions from what the guest wrote, in the manner and order of the show's methodology, numbered. */
export function draftQuestions({ show, guest, recent }: Brief, wishes = wishesOf(null)): Draft {
  const { depthApproach, questioningStyle } = show.showMethodology
  const material = materialOf(guest, recent, undefined, spelledFor(show))
  const interview = interviewOf(show, material)
  const answered = [...fromAnswers(interview), ...fromDetails(interview)]
  const all = [...answered, ...fromShow(interview), ...unanswered(interview)]
  const order = interviewOrder[questioningStyle]
  const { startWith, mention } = wishes
  const isOn = (subject: string) => (question: InterviewQuestion) =>
    isAbout(subject, question.kind, joined(question.sentences).text)
  const asked = (subject: string) => all.find(isOn(subject)) ?? onSubject(subject, interview)
  const first = startWith === null ? null : asked(startWith)
  const kept = [first, ...mention.map(asked)].filter((question) => question !== null)
  const every = [...all, ...kept.filter((question) => !all.includes(question))]
  const isOfGuest = (question: InterviewQuestion) =>
    answered.includes(question) || kept.includes(question) || question.kind === 'field'
  const ranked = shortened(every, wishes.questions ?? wanted[depthApproach], [
    { kinds: generalFirst, canGo: (question) => !isOfGuest(question) },
    { kinds: leastOfGuest, canGo: (question) => !kept.includes(question) },
  ]).toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
  const questions = first ? [first, ...ranked.filter((question) => question !== first)] : ranked
  const ofGuest = questions.filter(isOfGuest).length
  const general =
    ofGuest === 0
      ? 'All of these questions are general.'
      : `Only ${counted(ofGuest, 'question refers', 'questions refer')} to the guest; the others are general.`
  const unknown = [...material.lacking.details, ...material.lacking.answers]
  const notKnown = unknown.length > 0 ? [`Not known yet: ${unknown.join(', ')}.`] : []
  const paragraphs = questions.map(({ sentences: [first, ...rest] }, index) => [
    own(`${index + 1}.`),
    reworded(first!, capitalized),
    ...rest,
  ])
  return {
    ...page(paragraphs),
    note: ofGuest >= enoughOfGuest ? null : [general, ...notKnown].join(' '),
  }
}
