import type { Brief, Draft } from '../content/brief.ts'
import { wishesOf } from '../content/wishes.ts'
import { interviewOf, own, type InterviewQuestion } from './interview.ts'
import { dispensable, interviewOrder } from './interview-order.ts'
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
/** Leaves out what can be spared; of a kind with several questions the last goes first, and one area stays for long. */
function shortened(
  questions: InterviewQuestion[],
  limit: number,
  dispensable: readonly string[],
  wished: InterviewQuestion[],
): InterviewQuestion[] {
  const kept = [...questions]
  const canGo = (kind: string) =>
    kept.filter((question) => question.kind === kind).length > (kind === 'areas' ? 1 : 0) &&
    !wished.some((question) => question.kind === kind)
  while (kept.length > limit) {
    const kind = dispensable.find(canGo)
    kept.splice(kind === undefined ? -1 : kept.findLastIndex((question) => question.kind === kind), 1)
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
  // Answers to the host's own questions count for more where there are few others
  const isKnown = answered.filter(({ kind }) => kind !== 'other').length >= enoughOfGuest
  // … and so do the guest’s subjects where there is nothing else
  const spare = dispensable
    .filter((kind) => isKnown || kind !== 'other')
    .filter((kind) => answered.length > 0 || kind !== 'field')
  const { startWith, mention } = wishes
  const isOn = (subject: string) => (question: InterviewQuestion) =>
    isAbout(subject, question.kind, joined(question.sentences).text)
  const asked = (subject: string) => all.find(isOn(subject)) ?? onSubject(subject, interview)
  const first = startWith === null ? null : asked(startWith)
  const kept = [first, ...mention.map(asked)].filter((question) => question !== null)
  const every = [...all, ...kept.filter((question) => !all.includes(question))]
  const most = wishes.questions ?? wanted[depthApproach]
  const ranked = shortened(every, most, spare, kept).toSorted(
    (a, b) => order.indexOf(a.kind) - order.indexOf(b.kind),
  )
  const questions = first ? [first, ...ranked.filter((question) => question !== first)] : ranked
  const ofGuest = questions.filter(
    (question) => answered.includes(question) || kept.includes(question) || question.kind === 'field',
  ).length
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
