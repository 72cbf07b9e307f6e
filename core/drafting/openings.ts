import type { ContentStyles } from '../show/content-styles.ts'
import { ended, quoted } from '../text/sentences.ts'
import { isEnglishTrade } from '../text/english-words.ts'
import { wordCount } from '../text/word-count.ts'
import { fewestEchoes } from './echoes.ts'
import { filled } from './lines.ts'
import type { Answer } from './answers.ts'
import type { Material } from './material.ts'
import { asksFirst } from './phrases/answer-leads.ts'
import {
  casualMeetings,
  firstStories,
  firstWords,
  meetings,
  reveals,
  personOpenings,
} from './phrases/opening-lines.ts'
import { heardOf } from './can-be-quoted.ts'
import { answersQuestion } from './misconception.ts'
import { ownWords } from './own-words.ts'
import { isQuotable, opensAlone } from './quotable.ts'
import { isTitleWord } from './titles-of-names.ts'
import { isIntimate, isSorrowful } from './sorrows.ts'
import { joined, reworded, say, type Sourced } from './sourced.ts'
import { greetingAfterWords, greetingIn, helloIn, type Names } from './voice.ts'

/** How an introduction begins, up to and including the guest's name. */
export interface Opening {
  paragraphs: Sourced[][]
  /** The answer it quotes, so that it is not said again. */
  used: string | null
  /** Answers this style could have used, when the guest gave none of them. */
  wanted: string[]
  /** An answer this style would open with, but which means something that has to be said before. */
  unfit?: string
  /** The answer that is asked for as soon as one knows who the guest is. */
  asked?: string
}

interface Scene {
  material: Material
  names: Names
  styles: ContentStyles
  /** The host asked to start with this answer. */
  isWished: boolean
}

/** "Maya Okafor, a marine biologist at the Blue Shelf Institute", or the name alone. */
function guestAs(whole: Sourced, { material: { role, biographies } }: Scene) {
  const [told = ''] = biographies.flatMap((one) => one.told)
  // "Professor Ana Gold. She is a professor of surgery."
  const name = /\b(?:is|has been) (?:an? |the )?(?:\p{Ll}{1,20} ){0,2}[Pp]rofessor\b/u.test(told)
    ? reworded(whole, (text) => text.replace(/^Prof(?:essor|\.)? (?=\p{Lu}\S* \p{Lu})/u, ''))
    : whole
  if (!role || isInName(role.text, name.text)) return name
  // "Professor Ana Gold, professor of surgery"
  const [title = '', ...others] = name.text.split(' ')
  const words = role.text.toLowerCase().split(/[\s,]/u)
  const isTwice = others.length > 1 && isTitleWord(title) && words.includes(title.toLowerCase())
  // "Mayor Ana Gold, a mayor", "the Reverend Ana Gold, a vicar"
  const isTitle = isTwice && /^(?:an? )?\S+$/u.test(role.text)
  if (isTitle || (/^(?:the )?(?:Reverend|Father|Pastor) /u.test(name.text) && isMinister.test(role.text)))
    return name
  const called = isTwice ? reworded(name, () => others.join(' ')) : name
  return say`${called}, ${role}`
}

/** "DJ Ana, a DJ": the name has said so. */
function isInName(role: string, name: string): boolean {
  const known = name.toLowerCase().split(' ')
  return withoutArticle(role.toLowerCase())
    .split(' ')
    .every((word) => known.includes(word))
}

const isMinister = /^(?:an? )?(?:curate|minister|pastor|priest|rector|vicar)$/u

/** "the Reverend Ana Gold" */
const inSentence = (name: Sourced) =>
  reworded(name, (text) => text.replace(/^(?=(?:(?:Right|Very|Most) )?Reverend \p{Lu})/u, 'the '))

/** One of the lines, filled in and closed, with few words that were `said` before. */
function sentence(
  { material: { choose, short } }: Scene,
  lines: readonly string[],
  values: Record<string, Sourced>,
  said: Sourced[] = [],
) {
  const quiet = fewestEchoes(lines, joined(said).text)
  const line = choose.fresh(quiet, short.text) ?? choose.line([lines], short.text)
  return reworded(filled(line, values), ended)
}

/** Greets, and brings the guest in. */
function meet(scene: Scene, lines: readonly string[], name: Sourced, before: Sourced[] = []): Sourced[] {
  const hello = helloIn(scene.styles.tone, scene.names)
  // Nobody gets to talk with somebody of whom nothing is said
  const isKnown = heardOf(scene.material, scene.styles).trim() !== ''
  const own = isKnown ? lines : lines.filter((line) => !/\b(?:get to talk|hear from)\b/u.test(line))
  return [...hello, sentence(scene, own, { guest: name }, [...before, ...hello])]
}

const inFull = (scene: Scene) => guestAs(inSentence(scene.material.name), scene)

const plain = (scene: Scene, wanted: string[] = [], lines = meetings): Opening => ({
  paragraphs: [meet(scene, lines, inFull(scene))],
  used: null,
  wanted,
})

const quotation = ({ said, from }: Answer): Sourced => ({ text: quoted(said), from })

/** How an answer is called that opens an introduction: of whom one pictures, and of anybody. */
const called: Readonly<Record<string, readonly [(calling: Sourced) => Sourced, string]>> = {
  story: [(calling) => say`a story from ${calling}`, 'a story from today’s guest'],
  advice: [(calling) => say`some advice from ${calling}`, 'some advice from today’s guest'],
  'fun-fact': [(calling) => say`something my guest, ${calling}, told me`, 'something my guest told me'],
}

/** "a hill farmer", "a history teacher" */
const inTwoWords =
  /^an? \p{Ll}+ (?:baker|chef|doctor|driver|farmer|gardener|lawyer|nurse|painter|photographer|singer|surgeon|teacher|\p{L}{3,}ist)$/u
/** "A story from a keynote speaker" makes nobody listen, and whoever hears of "a team leader" thinks of an office. */
const ofPage =
  /\b(?:advis[eo]r|assistant|associate|author|coach|consultant|creator|entrepreneur|executive|expert|founder|influencer|investor|lead|leader|maker|manager|member|officer|owner|partner|smith|speaker|specialist|strategist)$/u

/** Does everybody picture somebody at work? */
const isEveryday = ({ text }: Sourced) => {
  const [, word = ''] = /^an? (\p{Ll}+)$/u.exec(text) ?? []
  return !ofPage.test(text) && (inTwoWords.test(text) || (word !== '' && isEnglishTrade(word)))
}

const withoutArticle = (phrase: string) => phrase.replace(/^an? /u, '')

/** The name once a story was "from a potter": "Ana Gold of Slow Kiln". */
function namedAfter({ material: { name, role } }: Scene, calling: Sourced): Sourced {
  const guest = inSentence(name)
  const place = role?.text.startsWith(`${calling.text} `) ? role.text.slice(calling.text.length) : ''
  if (role && /^ (?:at|of|with) /u.test(place))
    return say`${guest} of ${reworded(role, () => place.replace(/^ \p{Ll}+ /u, ''))}`
  return guest
}

/** Words of a fact that make somebody listen who knows nothing of the guest yet. */
const shortestFact = 7
/** "I have a twin who is also a doctor." goes on from what nobody has said yet. */
const isFactAlone = ({ id, said }: Answer) =>
  id !== 'fun-fact' ||
  (said.length === 1 && wordCount(said[0]!) >= shortestFact && !/\b(?:also|either|too)\b/iu.test(said[0]!))

/** "They’d got the wrong Gold.", before anybody has heard of Ana Gold */
const namesGuest = ({ said }: Answer, { name, short }: Material) => {
  const words = new Set(said.join(' ').split(/[^\p{L}-]+/u))
  return `${name.text} ${short.text}`.split(' ').some((part) => part.length > 2 && words.has(part))
}

/** Nobody begins with a death, or with something private. */
const isHeavy = ({ said }: Answer) => isSorrowful(said.join(' ')) || isIntimate(said.join(' '))

/** Of somebody who was heard nobody says that one will hear them. */
const meetingsAfterWords = meetings.filter((line) => !line.includes('hear from'))

/** Opens with the first of these answers that can be quoted; plainly if none can. */
function withWords(scene: Scene, ids: string[]): Opening {
  const { material, isWished, names } = scene
  const given = ids.flatMap((id) => material.answers.get(id) ?? [])
  const { choose, short, calling } = material
  const pictured = calling && isEveryday(calling) ? calling : null
  // Words of nobody’s are heard as the host’s own
  const answer = given.find(
    (one) =>
      isWished ||
      (opensAlone(one) &&
        isFactAlone(one) &&
        calling !== null &&
        !isHeavy(one) &&
        !namesGuest(one, material)),
  )
  if (!answer)
    return given[0]
      ? { ...plain(scene), ...(!isHeavy(given[0]) && { unfit: given[0].id }) }
      : plain(scene, ids)
  const own = answer.id === 'story' ? firstStories[scene.styles.storytellingStyle] : []
  const [ofOne, ofGuest] = called[answer.id]!
  // "He asked if he could put his hand inside while I tuned": listeners follow a story once they know whose it is
  const isNamed = answer.id === 'story' && !pictured && /^an? /u.test(calling?.text ?? '')
  const what = pictured ? ofOne(pictured) : isNamed ? say`${ofGuest}, ${calling!}` : say`${ofGuest}`
  const lead = filled(choose.line([own, firstWords], short.text), { what })
  const greeting = names.isGreeted ? [] : [greetingAfterWords(names)]
  const guest = pictured || isNamed ? namedAfter(scene, calling!) : inFull(scene)
  // "a story from a potter": who is it? Of "my guest, a potter" that was said
  const reveal =
    pictured && answer.id !== 'fun-fact'
      ? sentence(scene, reveals, { guest, calling: reworded(pictured, withoutArticle) }, [lead, ...greeting])
      : sentence(scene, meetingsAfterWords, { guest }, [lead, ...greeting])
  return {
    paragraphs: [[say`${lead} ${quotation(answer)}`], [...greeting, reveal]],
    used: answer.id,
    wanted: [],
  }
}

/** Brings the guest in; what they were asked is asked once one knows who they are. */
function questionLed(scene: Scene): Opening {
  const { material, isWished } = scene
  const given = asksFirst.flatMap((id) => material.answers.get(id) ?? [])
  const isAnswer = ({ id, said }: Answer) => id !== 'misconception' || answersQuestion(said, material)
  const answer = given.find((one) => isWished || (isQuotable(one) && isAnswer(one)))
  return answer ? { ...plain(scene), asked: answer.id } : plain(scene, given.length > 0 ? [] : [...asksFirst])
}

/** Brings the guest in, who then says who they are. */
function ownWordsFirst(scene: Scene): Opening {
  const isGiven = ownWords(scene.material.biographies) !== undefined
  const hasAnswered = scene.material.biographies.some(({ voice }) => voice === 'guest')
  return { ...plain(scene, hasAnswered ? [] : ['self']), ...(isGiven && { asked: 'self' }) }
}

function monologue(scene: Scene): Opening {
  const greeting = scene.names.isGreeted ? [] : [greetingIn(scene.styles.tone, scene.names)]
  const lines = scene.names.isSorrowful ? meetings : personOpenings
  return {
    paragraphs: [[...greeting, sentence(scene, lines, { guest: inFull(scene) }, greeting)]],
    used: null,
    wanted: [],
  }
}

/** An intimate or balanced show may begin with what few people know. */
const personal = ({ styles }: Scene) => (styles.personalDetailsLevel === 'professional' ? [] : ['fun-fact'])

export const openings: Record<ContentStyles['introductionStyle'], (scene: Scene) => Opening> = {
  professional: (scene) => plain(scene),
  conversational: (scene) => plain(scene, [], casualMeetings),
  storytelling: (scene) => withWords(scene, ['story']),
  'hook-focused': (scene) => withWords(scene, [...personal(scene), 'story']),
  'question-led': questionLed,
  'guest-centric': (scene) => ownWordsFirst(scene),
  'direct-monologue': monologue,
  'cold-open': (scene) => withWords(scene, ['advice', 'story', ...personal(scene)]),
}
