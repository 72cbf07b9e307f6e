import type { Show } from '../show/show-settings.ts'
import { wordCount } from '../text/word-count.ts'
import type { Brief, Draft } from '../content/brief.ts'
import { wishesOf } from '../content/wishes.ts'
import { detailsOf } from './details.ts'
import { dispensable, interviewOrder } from './interview-order.ts'
import { filled } from './lines.ts'
import { areaAsks, asksFor, fieldAsks, hasAsks } from './phrases/answer-asks.ts'
import { detailAsks } from './phrases/detail-asks.ts'
import * as general from './phrases/general-asks.ts'
import * as leads from './phrases/question-leads.ts'
import { materialOf, type Answer, type Material } from './material.ts'
import { isPastState, lacksSubject } from './fragments.ts'
import { inSecondPerson } from './second-person.ts'
import { excerpt } from '../text/sentences.ts'
import { listenersOf } from './show-phrases.ts'
import { spelledFor } from './spelling.ts'
import { joined, page, reworded, say, setting, type Sourced } from './sourced.ts'
import { topicPhrases } from './topic-phrases.ts'
import { isAbout } from './wished.ts'
import { capitalized, counted, inSentence } from './words.ts'

const phrases = { ...general, ...leads }

interface InterviewQuestion {
  /** Its place in the interview: an answer's id or a kind of question. */
  kind: string
  sentences: Sourced[]
}

/** How many questions a depth asks for. */
const wanted = { surface: 8, balanced: 10, 'deep-dive': 12 }
/** Fewer questions than these that refer to the guest are worth a note. */
const enoughOfGuest = 4
/** Words of an answer that is said to the guest, or quoted, before the question. */
const longestTold = 40
const longestQuote = 45
/** Words of a sentence that can begin what is said to the guest: shorter ones are headlines. */
const shortestSentence = 4
/** Questions about the show's areas. */
const mostAreas = 2

const own = (text: string): Sourced => ({ text, from: [] })

/** Facts about the guest may be said to the guest; opinions are quoted. */
const isFactual = new Set(['bio', 'story', 'fun-fact'])

/** What the guest wrote, said to the guest: "You grow tea on eleven terraces." Null where it cannot be turned round. */
function toldToGuest(
  { id, from, said }: Pick<Answer, 'id' | 'from' | 'said'>,
  longest: number,
): Sourced[] | null {
  if (!isFactual.has(id)) return null
  const told: string[] = []
  let isTurned = false
  for (const sentence of said) {
    if (lacksSubject(sentence) || isPastState(sentence)) break
    const turned = inSecondPerson(sentence)
    if (told.length > 0 && wordCount([...told, sentence].join(' ')) > longest) break
    if (told.length === 0 && turned === null && wordCount(sentence) < shortestSentence) break
    if (turned === null && (/\b(I|my|me|we|our|us|you|your)\b/iu.test(sentence) || /["“”?]/u.test(sentence)))
      break
    told.push(turned ?? sentence)
    isTurned ||= turned !== null
    if (isTurned && wordCount(told.join(' ')) > longest / 2) break
  }
  return isTurned ? told.map((text) => ({ text, from })) : null
}

/** What a list of questions is written with. */
interface Interview {
  show: Show
  material: Material
  /** One of the lines, none of them twice in a list. */
  line: (lists: readonly (readonly string[])[], key?: string) => string
}

function interviewOf(show: Show, material: Material): Interview {
  const said = new Set<string>()
  const line: Interview['line'] = (lists, key = '') => {
    const chosen = material.choose.line(lists, material.short.text + key, said)
    said.add(chosen)
    return chosen
  }
  return { show, material, line }
}

/** Brings up an answer in the guest's words. */
function cited({ id, from, label }: Answer, quote: Sourced, { show, line }: Interview): Sourced {
  const leads = phrases.citationsFor(id, show.contentStyles.questionStyle)
  if (leads.length > 0) return say`${line(leads, id)} ${quote}`
  if (phrases.isCited(id)) return quote
  if (label === null) return filled(line([phrases.loneAnswers], id), { quote })
  return filled(line([phrases.ownAnswers], id), { quote, question: { text: excerpt([label], 20), from } })
}

/** Brings up what the guest would like to talk about; null where it can't be turned round. */
function toTalkAbout({ said, from }: Answer, { line }: Interview): Sourced[] | null {
  // "Why we build new things": whether the host is one of them can't be seen
  const [phrase] = topicPhrases(said, (text) => (ofSeveral.test(text) ? null : inSecondPerson(text)))
  if (!phrase) return null
  const topic = { text: phrase, from }
  return [reworded(filled(line([phrases.toTalkAbout], 'topics'), { topic }), oneEnd)]
}

const ofSeveral = /\b(we|us|our|ours)\b/iu

/** "about why it works?." without the full stop of the line. */
const oneEnd = (text: string) => text.replace(/([.!?…])\.$/u, '$1')

function aboutAnswer(answer: Answer, interview: Interview, asked = answer.id): InterviewQuestion {
  const { id, from, said } = answer
  const { show, line } = interview
  const { questioningStyle } = show.showMethodology
  const isRapid = questioningStyle === 'rapid-insights'
  const told =
    id === 'topics' ? toTalkAbout(answer, interview) : toldToGuest(answer, isRapid ? 16 : longestTold)
  const openers = told && id === 'story' ? phrases.storyOpeners[show.contentStyles.questionStyle] : []
  const opener = interview.material.choose.fresh(openers, interview.material.short.text, 2)
  const quote = { text: excerpt(said, isRapid ? 24 : longestQuote), from }
  const context = told ?? [cited(answer, quote, interview)]
  return {
    kind: hasAsks(asked) ? asked : 'other',
    sentences: [
      ...(opener ? [own(opener)] : []),
      ...context,
      own(line(asksFor(asked, questioningStyle), id)),
    ],
  }
}

function fromAnswers(interview: Interview): InterviewQuestion[] {
  const { answers, biographies } = interview.material
  const told = [...answers.values()].filter(({ id }) => id !== 'promote')
  const biography = biographies.find(({ voice }) => voice === 'guest') ?? biographies[0]
  const about = told.map((answer) => aboutAnswer(answer, interview))
  if (!biography) return about
  const { said, from, voice } = biography
  const id = voice === 'guest' ? 'bio' : 'unknown'
  return [...about, aboutAnswer({ id, from, label: null, said }, interview, 'bio')]
}

/** Asks about persons and times the guest mentioned in the story. */
function fromDetails({ material, line }: Interview): InterviewQuestion[] {
  return detailsOf(material).map(({ kind, ...detail }) => ({
    kind: 'detail',
    sentences: [filled(line([detailAsks[kind]], kind), { [kind]: detail })],
  }))
}

const stems = (text: string) =>
  new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 3)
      .map((word) => word.replace(/(ing|ed|es|s)$/u, '').slice(0, 6)),
  )

/** The show's areas, those first that the guest's own words come near to. */
function areasFor({ showMethodology: method }: Show, { answers, biographies }: Material): Sourced[] {
  const { coreExplorationAreas: core, topicFocusAreas: focus } = method
  const written = stems([...answers.values(), ...biographies].flatMap(({ said }) => said).join(' '))
  const closeness = ({ text }: Sourced) => [...stems(text)].filter((stem) => written.has(stem)).length
  return Array.from({ length: Math.max(core.length, focus.length) }, (_, index) => [
    ...core.slice(index, index + 1).map((area) => setting(area, 'showMethodology.coreExplorationAreas')),
    ...focus.slice(index, index + 1).map((area) => setting(area, 'showMethodology.topicFocusAreas')),
  ])
    .flat()
    .toSorted((a, b) => closeness(b) - closeness(a))
}

function fromShow({ show, material, line }: Interview): InterviewQuestion[] {
  const { contentStyles: styles, showMethodology: method } = show
  const areas = areasFor(show, material).map((area) => reworded(area, inSentence))
  const general = (ofShow: readonly string[], kind: string) => ({
    kind,
    sentences: [own(line([ofShow, phrases.generalAsks], kind))],
  })
  const about = (asks: typeof areaAsks, value: Record<string, Sourced>, kind: string) => ({
    kind,
    sentences: [filled(line([asks.own[method.questioningStyle], asks.all], kind), value)],
  })
  return [
    ...areas.slice(0, mostAreas).map((area) => about(areaAsks, { area }, 'areas')),
    ...material.expertise.slice(0, 1).map((field) => about(fieldAsks, { field }, 'field')),
    general(phrases.approachAsks[styles.approach], 'approach'),
    general(phrases.styleAsks[styles.questionStyle], 'style'),
    general(phrases.typeAsks[method.showType], 'type'),
    {
      kind: 'audience',
      sentences: [filled(line([phrases.audienceAsks], 'audience'), { audience: listenersOf(show) })],
    },
    ...phrases.levelAsks[method.vulnerabilityLevel].map((asks) => ({
      kind: 'personal',
      sentences: [own(line([asks, phrases.personalAsks], 'personal'))],
    })),
  ]
}

/** What the questionnaire could not find out is asked in person. */
const unanswered = ({ material: { answers, biographies }, line }: Interview): InterviewQuestion[] =>
  Object.entries(phrases.inPerson)
    .filter(([id]) => !answers.has(id) && !(id === 'bio' && biographies.length > 0))
    .map(([id, asks]) => ({ kind: id, sentences: [own(line([asks], id))] }))

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
  const spare = dispensable.filter((kind) => isKnown || kind !== 'other')
  const { startWith, mention } = wishes
  const isOn = (subject: string) => (question: InterviewQuestion) =>
    isAbout(subject, question.kind, joined(question.sentences).text)
  const kept = [...mention, ...(startWith ? [startWith] : [])].flatMap(
    (subject) => all.find(isOn(subject)) ?? [],
  )
  const ranked = shortened(all, wanted[depthApproach], spare, kept).toSorted(
    (a, b) => order.indexOf(a.kind) - order.indexOf(b.kind),
  )
  const first = startWith === null ? undefined : ranked.find(isOn(startWith))
  const questions = first ? [first, ...ranked.filter((question) => question !== first)] : ranked
  const ofGuest = questions.filter((question) => answered.includes(question)).length
  const general =
    ofGuest === 0
      ? 'No question refers to the guest'
      : `Only ${counted(ofGuest, 'question refers', 'questions refer')} to the guest`
  const unknown = [...material.lacking.details, ...material.lacking.answers]
  const notKnown = unknown.length > 0 ? ` Not known yet: ${unknown.join(', ')}.` : ''
  const paragraphs = questions.map(({ sentences: [first, ...rest] }, index) => [
    own(`${index + 1}.`),
    reworded(first!, capitalized),
    ...rest,
  ])
  return {
    ...page(paragraphs),
    note: ofGuest >= enoughOfGuest ? null : `${general}; the others are general.${notKnown}`,
  }
}
