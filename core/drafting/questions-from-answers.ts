import { ended, excerpt, quoted, sentences } from '../text/sentences.ts'
import { wordCount } from '../text/word-count.ts'
import { askedAloud } from './asked-aloud.ts'
import { isComingUp } from './coming-up.ts'
import { detailsOf } from './details.ts'
import { isPastState, lacksSubject } from './fragments.ts'
import { own, type Interview, type InterviewQuestion } from './interview.ts'
import { filled } from './lines.ts'
import type { Answer } from './answers.ts'
import { isRebutted, isSo } from './misconception.ts'
import { asksFor, hasAsks } from './phrases/answer-asks.ts'
import { detailAsks } from './phrases/detail-asks.ts'
import { typeAsks } from './phrases/general-asks.ts'
import { inPerson } from './phrases/in-person.ts'
import * as phrases from './phrases/question-leads.ts'
import { inSecondPerson } from './second-person.ts'
import { reworded, say, type Sourced } from './sourced.ts'
import { topicPhrases } from './topic-phrases.ts'
import { isAbout } from './wished.ts'

/** Words of an answer that is said to the guest, or quoted, before the question. */
const longestTold = 40
const longestQuote = 30
/** … to a question of the host's own: its first sentence, as nobody knows what the others are. */
const longestPiece = 20
/** Words of a sentence that can begin what is said to the guest: shorter ones are headlines. */
const shortestSentence = 4
/** Words of a first sentence that says what the guest does. */
const fewestOfWork = 5
/** "…, now 40 volunteers.": a note behind a sentence, which nobody says to the guest. */
const endsInNote = /, now (?:about |over )?(?:\d|two|three|four|five|six|ten)[^,.]{0,40}[.!]$/u
/** Facts about the guest may be said to the guest; opinions are quoted. */
const isFactual = new Set(['bio', 'story', 'fun-fact', 'promote'])

/** What the guest wrote, said to the guest: "You grow tea on eleven terraces." Null if it cannot be turned round. */
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

/** What brings up a belief, what is so, or the one with the other, as far as it is quoted; the style’s own lines fit both. */
function leadsToMistake(
  said: string[],
  quote: Sourced,
  [ofStyle = [], ofBelief = []]: (readonly string[])[],
) {
  if (isSo(said)) return [phrases.citedCorrections]
  const isBoth = isRebutted(sentences(quote.text.replace(/[“”]/gu, '')))
  return [ofStyle, isBoth ? phrases.citedRebuttals : ofBelief]
}

/** Brings up an answer in the guest's words. */
function cited({ id, from, label, said }: Answer, quote: Sourced, { show, line }: Interview): Sourced {
  const ofStyle = phrases.citationsFor(id, show.contentStyles.questionStyle)
  const leads = ofStyle.length > 0 && id === 'misconception' ? leadsToMistake(said, quote, ofStyle) : ofStyle
  if (leads.length > 0) return say`${line(leads, id)} ${quote}`
  if (phrases.isCited(id)) return quote
  if (label === null) return filled(line([phrases.loneAnswers], id), { quote })
  return filled(line([phrases.ownAnswers], id), { quote, question: { text: quoted([ended(label)]), from } })
}

/** What was asked in the host's own question, asked again where the answer can't be read back in one breath. */
function askedAgain({ id, from, label, said }: Answer, { line }: Interview): InterviewQuestion | null {
  if (phrases.isCited(id) || label === null || wordCount(said[0]!) <= longestPiece) return null
  const question = { text: ended(label), from }
  return { kind: 'other', sentences: [filled(line([phrases.askedAgain], id), { question })] }
}

/** Brings up what the guest would like to talk about; null if it can't be turned round. */
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

function aboutAnswer(given: Answer, interview: Interview, asked = given.id): InterviewQuestion {
  const sentences = given.said.filter((sentence) => !endsInNote.test(sentence))
  const answer = sentences.length > 0 ? { ...given, said: sentences } : given
  const { id, from, said } = answer
  const { show, line } = interview
  const { questioningStyle } = show.showMethodology
  const again = askedAgain(answer, interview)
  if (again) return again
  const isRapid = questioningStyle === 'rapid-insights'
  const told =
    id === 'topics' ? toTalkAbout(answer, interview) : toldToGuest(answer, isRapid ? 16 : longestTold)
  const openers = told && id === 'story' ? phrases.storyOpeners[show.contentStyles.questionStyle] : []
  const opener = interview.material.choose.fresh(openers, interview.material.short.text, 2)
  const isOwn = !phrases.isCited(id)
  const piece = isOwn ? said.slice(0, 1) : said
  const quote = { text: excerpt(piece, isRapid ? 24 : longestQuote), from }
  const context = told ?? [cited(answer, quote, interview)]
  // What this kind of show asks is asked about the guest’s work
  const ofShow = asked === 'bio' ? [typeAsks[show.showMethodology.showType]] : []
  return {
    kind: hasAsks(asked) ? asked : 'other',
    sentences: [
      ...(opener ? [own(opener)] : []),
      ...context,
      own(line([...ofShow, ...asksFor(asked, questioningStyle)], id)),
    ],
  }
}

/** Each answer, brought up and asked about. */
export function fromAnswers(interview: Interview): InterviewQuestion[] {
  const { answers, biographies } = interview.material
  const told = [...answers.values()].flatMap((answer): Answer[] => {
    const { id, label } = answer
    // “Nothing to sell” and “20% off” are nothing to talk about, and “Come to the open day.” is for listeners
    const news = { ...answer, said: answer.said.slice(0, 1).filter(isComingUp) }
    if (id === 'promote') return toldToGuest(news, longestTold) ? [news] : []
    if (label === null || phrases.isCited(id)) return [answer]
    // What is asked for the form isn’t asked again
    const asked = askedAloud(label)
    return asked === null ? [] : [{ ...answer, label: asked }]
  })
  const biography = biographies.find(({ voice }) => voice === 'guest') ?? biographies[0]
  const about = told.map((answer) => aboutAnswer(answer, interview))
  if (!biography) return about
  const { said, from, voice } = biography
  const id = voice === 'guest' ? 'bio' : 'unknown'
  // What is asked next is about what the guest does, not about the last thing in the biography
  const isEnough = voice !== 'guest' || wordCount(said[0] ?? '') >= fewestOfWork
  const first = isEnough ? said.slice(0, 1) : said
  return [...about, aboutAnswer({ id, from, label: null, said: first }, interview, 'bio')]
}

/** What the host wants asked, where no question does: brings up the sentence of an answer that is about it. */
export function onSubject(subject: string, interview: Interview): InterviewQuestion | null {
  const answers = [...interview.material.answers.values()]
  const about = answers.find(({ id, said }) => isAbout(subject, id, said.join(' ')))
  if (!about) return null
  const said = about.said.filter((sentence) => isAbout(subject, '', sentence))
  return aboutAnswer({ ...about, label: null, said: said.length > 0 ? said : about.said }, interview, 'other')
}

/** Asks about persons and times the guest mentioned in the story. */
export function fromDetails({ material, line }: Interview): InterviewQuestion[] {
  return detailsOf(material).map(({ kind, ...detail }) => ({
    kind: 'detail',
    sentences: [filled(line([detailAsks[kind]], kind), { [kind]: detail })],
  }))
}

/** What the questionnaire could not find out is asked in person. */
export const unanswered = ({ material: { answers, biographies }, line }: Interview): InterviewQuestion[] =>
  Object.entries(inPerson)
    .filter(([id]) => !answers.has(id) && !(id === 'bio' && biographies.length > 0))
    .map(([id, asks]) => ({ kind: id, sentences: [own(line([asks], id))] }))
