import { defaultQuestions } from '../questionnaires/default-questionnaire.ts'
import type { Show } from '../show/show-settings.ts'
import { wordCount } from '../text/word-count.ts'
import type { Brief, Draft } from '../content/brief.ts'
import { dispensable, interviewOrder } from './interview-order.ts'
import * as phrases from './interview-phrases.ts'
import { materialOf, type Answer, type Material } from './material.ts'
import { inSecondPerson } from './retold.ts'
import { ended, excerpt } from '../text/sentences.ts'
import { audienceAsks, audienceQuestion, typeQuestion } from './show-phrases.ts'
import { page, reworded, say, setting, type Sourced } from './sourced.ts'
import { topicPhrases } from './topic-phrases.ts'
import { chooseLine, type Choose } from './variety.ts'
import { capitalized, counted, entryOf, inSentence } from './words.ts'

interface InterviewQuestion {
  /** Its place in the interview: an answer's id or a kind of question. */
  kind: string
  sentences: Sourced[]
}

/** How many questions a depth asks for. */
const wanted = { surface: 8, balanced: 10, 'deep-dive': 12 }
/** Fewer questions than these that refer to the guest are worth a note. */
const enoughOfGuest = 4

const followUps: Record<string, readonly string[]> = {
  story: [
    'And how do you see it today?',
    'And would you do the same again?',
    'And what did the people around you say?',
    'And who were you before that?',
    'And what did it teach you that nothing else could?',
    'And when did you first tell anyone about it?',
  ],
  misconception: [
    'And why does it survive?',
    'And what do you say to people who believe it?',
    'And who benefits from it?',
    'And what would change if everybody knew?',
    'And did anybody ever convince you of the opposite?',
    'And how do you explain it to a child?',
  ],
}

/** Of several ways to ask, the one used least. */
const oneOf = (choose: Choose, texts: readonly string[], key: string) => choose(texts, key, (text) => text)

const own = (text: string): Sourced => ({ text, from: [] })

/** Facts about the guest may be said to the guest; opinions are quoted. */
const isFactual = new Set(['bio', 'story', 'fun-fact'])

/** What the guest wrote, said to the guest: "You grow tea on eleven terraces." Null where it cannot be turned round. */
function toldToGuest(
  { id, from, said }: Pick<Answer, 'id' | 'from' | 'said'>,
  longest: number,
): Sourced[] | null {
  if (id === 'topics') {
    const [phrase] = topicPhrases(said, inSecondPerson)
    return phrase ? [{ text: ended(`You would like to talk about ${phrase}`), from }] : null
  }
  if (!isFactual.has(id)) return null
  const told: string[] = []
  let isTurned = false
  for (const sentence of said) {
    const turned = inSecondPerson(sentence)
    if (told.length > 0 && wordCount([...told, sentence].join(' ')) > longest) break
    if (turned === null && (/\b(I|my|me|we|our|us|you|your)\b/iu.test(sentence) || /["“”?]/u.test(sentence)))
      break
    told.push(turned ?? sentence)
    isTurned ||= turned !== null
    if (isTurned && wordCount(told.join(' ')) > longest / 2) break
  }
  return isTurned ? told.map((text) => ({ text, from })) : null
}

function aboutAnswer(
  answer: Answer,
  { contentStyles, showMethodology }: Show,
  { short, choose }: Material,
): InterviewQuestion {
  const { id, from, label, said } = answer
  const { depthApproach, questioningStyle } = showMethodology
  const isRapid = questioningStyle === 'rapid-insights'
  const asks = phrases.asks[questioningStyle]
  const told = toldToGuest(answer, isRapid ? 16 : 40)
  const opener = told && id === 'story' ? phrases.storyOpener[contentStyles.questionStyle] : ''
  const quote = { text: excerpt(said, isRapid ? 24 : 45), from }
  const lead = entryOf(phrases.citations[contentStyles.questionStyle], id)
  const ask = oneOf(choose, entryOf(asks, id) ?? asks['any']!, short.text + id)
  const question = label === null ? null : { text: excerpt([label], 20), from }
  const asked = question ? say`We asked you: ${question} You answered: ${quote}` : say`You wrote: ${quote}`
  const context = told ?? [lead ? say`${lead} ${quote}` : asked]
  const more = depthApproach === 'deep-dive' && !isRapid ? entryOf(followUps, id) : undefined
  return {
    kind: entryOf(asks, id) ? id : 'other',
    sentences: [
      ...(opener ? [own(opener)] : []),
      ...context,
      own(ask),
      ...(more ? [own(oneOf(choose, more, short.text))] : []),
    ],
  }
}

function fromAnswers(material: Material, show: Show): InterviewQuestion[] {
  const { answers, biographies, choose, short } = material
  const told = [...answers.values()].filter(({ id }) => id !== 'promote')
  const biography = biographies.find(({ voice }) => voice === 'guest') ?? biographies[0]
  const about = told.map((answer) => aboutAnswer(answer, show, material))
  if (!biography) return about
  const { said, from, voice } = biography
  if (voice === 'guest')
    return [...about, aboutAnswer({ id: 'bio', from, label: null, said }, show, material)]
  const lead = phrases.citations[show.contentStyles.questionStyle]['unknown']!
  const ask = oneOf(choose, phrases.asks[show.showMethodology.questioningStyle]['bio']!, short.text)
  const quote = { text: excerpt(said, 28), from }
  return [...about, { kind: 'bio', sentences: [say`${lead} ${quote}`, own(ask)] }]
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

function fromShow(show: Show, material: Material): InterviewQuestion[] {
  const { questioningStyle, showType, vulnerabilityLevel } = show.showMethodology
  const areas = areasFor(show, material).map((area) => reworded(area, inSentence))
  const short = material.short.text
  const one = (texts: readonly string[]) => oneOf(material.choose, texts, short)
  const audience = audienceQuestion(show, one(audienceAsks))
  return [
    ...phrases.areaQuestions[questioningStyle]
      .slice(0, areas.length)
      .map((ask, index) => ({ kind: 'areas', sentences: [ask(areas[index]!)] })),
    ...material.expertise.slice(0, 1).map((field) => ({
      kind: 'field',
      sentences: [chooseLine(material.choose, phrases.fieldQuestion[questioningStyle], short)(field)],
    })),
    { kind: 'approach', sentences: [own(one(phrases.approachQuestion[show.contentStyles.approach]))] },
    { kind: 'style', sentences: [own(one(phrases.styleQuestion[show.contentStyles.questionStyle]))] },
    { kind: 'type', sentences: [own(one(typeQuestion[showType]))] },
    ...(audience.length > 0 ? [{ kind: 'audience', sentences: audience }] : []),
    ...phrases.personalQuestions[vulnerabilityLevel].map((texts) => ({
      kind: 'personal',
      sentences: [own(one(texts))],
    })),
  ]
}

/** What the questionnaire could not find out is asked in person. */
const unanswered = ({ answers, biographies }: Material): InterviewQuestion[] =>
  defaultQuestions
    .filter(({ id }) =>
      ['bio', 'topics', 'story', 'misconception', 'advice', 'audience-takeaway', 'fun-fact'].includes(id),
    )
    .filter(({ id }) => !answers.has(id) && !(id === 'bio' && biographies.length > 0))
    .map(({ id, question }) => ({ kind: id, sentences: [own(question)] }))

/** Leaves out what can be spared; of a kind with several questions the last goes first, and one area stays for long. */
function shortened(
  questions: InterviewQuestion[],
  limit: number,
  dispensable: readonly string[],
): InterviewQuestion[] {
  const kept = [...questions]
  const canGo = (kind: string) =>
    kept.filter((question) => question.kind === kind).length > (kind === 'areas' ? 1 : 0)
  while (kept.length > limit) {
    const kind = dispensable.find(canGo)
    kept.splice(kind === undefined ? -1 : kept.findLastIndex((question) => question.kind === kind), 1)
  }
  return kept
}

/** Eight to twelve questions from what the guest wrote, in the manner and order of the show's methodology, numbered. */
export function draftQuestions({ show, guest, recent }: Brief): Draft {
  const { depthApproach, questioningStyle } = show.showMethodology
  const material = materialOf(guest, recent)
  const answered = fromAnswers(material, show)
  const all = [...answered, ...fromShow(show, material), ...unanswered(material)]
  const order = interviewOrder[questioningStyle]
  // Answers to the host's own questions count for more where there are few others
  const isKnown = answered.filter(({ kind }) => kind !== 'other').length >= enoughOfGuest
  const spare = dispensable.filter((kind) => isKnown || kind !== 'other')
  const questions = shortened(all, wanted[depthApproach], spare).toSorted(
    (a, b) => order.indexOf(a.kind) - order.indexOf(b.kind),
  )
  const ofGuest = questions.filter((question) => answered.includes(question)).length
  const general =
    ofGuest === 0
      ? 'No question refers to the guest'
      : `Only ${counted(ofGuest, 'question refers', 'questions refer')} to the guest`
  const paragraphs = questions.map(({ sentences: [first, ...rest] }, index) => [
    own(`${index + 1}.`),
    reworded(first!, capitalized),
    ...rest,
  ])
  return {
    ...page(paragraphs),
    note:
      ofGuest >= enoughOfGuest
        ? null
        : `${general}; the others are general. Not known yet: ${material.missing.join(', ')}.`,
  }
}
