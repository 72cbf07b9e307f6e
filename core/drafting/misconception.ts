import { isFirstPerson } from '../text/sentences.ts'
import type { Material } from './material.ts'
import { namesPerson } from './named-person.ts'
import { isHeard, sharesWord, wordsIn } from './shared-words.ts'
import { opensBare } from './bare-nouns.ts'
import type { Sourced } from './sourced.ts'
import { saysWork } from './verbs.ts'

/** Those who study something have a subject. */
const inField =
  /\b(?:doctoral candidate|phd candidate|economist|fellow|historian|lecturer|mathematician|philosopher|physicist|postdoc|professor|researcher|scholar|scientist|student|studies)\b/iu

/** "That it’s about sugar.", "That it's all travel.": said of a job. "That it’s a disease of the rich." is not. */
const itOfJob =
  /^That it(?:[’']s| is) (?:all |just |only |mostly |really )?(?:about|boring|cheap|dangerous|dirty|dull|easy|fun|glamorous|hard|lonely|quiet|romantic|sad|safe|simple|slow|travel|(?<=only )for)\b/u
const ofIt = /^That (?:it|they)(?=[\s’'])/u
/** "They think it’s for old ladies.", "They think we’re all eighty.": what is, and who are, only one job says. */
const theySayIt = /^They \p{L}+ (?:that )?(?:it|this|we)(?=[\s’'])/u
/** "Everyone thinks farmers are slow.": of whom, says the answer itself. */
const isBelief =
  /^(?:\p{L}+ (?:of )?)?(?:people|folks?|everybody|everyone|they) (?:\p{L}+ )?(?:assumes?|believes?|expects?|imagines?|reckons?|says?|thinks?)\b/iu

/** What the guest is said to be, in their title or the first sentence about them. */
const knownAs = ({ role, biographies }: Material) =>
  role?.text ?? biographies.flatMap(({ told }) => told)[0] ?? ''

/** "It’s not a jigsaw.", "We don’t have all your notes.": what is so, not what people believe. */
const deniesOwn =
  /^(?:No|Nobody|None|Not) \p{L}|^(?:I|It|There|They|We|You)(?:[’'](?:s|re|m|ve|ll)| \p{L}{1,20})(?: \p{L}{1,20})? (?:not|never|no)\b|^(?:I|It|There|They|We|You)(?:[’'](?:s|re|m|ve|ll)| \p{L}{1,20}) (?:not|never|no)\b|^(?:I|It|There|They|We|You)(?: \p{L}{1,20})? (?:do|ca|is|are|wo|have|was|ai)n[’']t\b/u
/** "Creole isn’t spicy.", "Motivation comes after you start, not before." */
const denies = /^[^,;:]{2,60}?(?: (?:is|are)|[’'](?:s|re))(?:n[’']t| not| never) |, not \p{L}[^,]{1,40}[.!]$/u

/** Does the answer say what is so? Then it isn't what people believe. */
export const isSo = ([first = '']: string[]) =>
  !/^That\b/u.test(first) && !isBelief.test(first) && (deniesOwn.test(first) || denies.test(first))

/** "They are not worse. Don’t run.": several tips, and than what? */
const ofTips = ([first = '', ...others]: string[]) =>
  /\b(?:better|different|worse)[.!]$/u.test(first) ||
  others.some((one) => /^(?:Always|Do|Don[’']t|Never|Stop) /u.test(one))

/** Says what is so, of something it names: "COBOL isn’t the problem.", not "It’s not a jigsaw." */
export const isCorrection = (said: string[]) =>
  isSo(said) &&
  !deniesOwn.test(said[0]!) &&
  !ofTips(said) &&
  !/^(?:He|I|It|She|That|There|These|They|This|We|You)\b/u.test(said[0]!)

/** "Herders are more digital than you.": is it so, or do people only think it? */
const isOpen = (said: string[]) => !/^That\b/u.test(said[0]!) && !isBelief.test(said[0]!) && !isSo(said)

/** "That the two have to fight." */
const ofUnnamed = /^That (?:the (?:two|other|latter|same)|both|these|those|this|that)\b/u

/** "That it’s a disease of the rich.": what is? And what is so, and what is only believed? */
export const isUnclear = (said: string[]) => {
  const [first = ''] = said
  return (ofIt.test(first) && !itOfJob.test(first)) || ofUnnamed.test(first) || isOpen(said)
}

/** "the world", "the law" */
const ofAll =
  /^(?:best|brain|bible|body|church|country|customer|earth|future|government|heart|internet|law|little|more|most|money|moon|news|ocean|old|only|past|police|poor|rich|sea|sky|sun|truth|universe|weather|world|young)$/u

const wordAt = (sentence: string, place: number) => sentence.split(/[\s’']/u)[place]?.toLowerCase()
/** "That we read all day. We lift all day.", "That we can predict it. We can’t.": the second is plainly what is so. */
const fewestSame = 3
const isContrary = (first: string, second: string) =>
  /n[’']t\b|\b(?:actually|mostly|never|not|only|usually)\b/iu.test(second) ||
  second
    .toLowerCase()
    .split(/[^\p{L}’']+/u)
    .filter(
      (word) =>
        word.length > 2 &&
        first
          .toLowerCase()
          .split(/[^\p{L}’']+/u)
          .includes(word),
    ).length >= fewestSame

/** "That you think ahead. You have to see one move.": the second would seem wrong as well. */
const goesOnAlike = ([first = '', second]: string[]) =>
  second !== undefined &&
  wordAt(first, 0) === 'that' &&
  wordAt(first, 1) === wordAt(second, 0) &&
  !isContrary(first, second)

/** "That it’s a soup. It’s breakfast.": a belief, and what is so instead. */
export const isRebutted = ([first = '', second]: string[]) =>
  (/^(?:The (?:belief|idea|myth|notion) that|That)\b/u.test(first) || isBelief.test(first)) &&
  second !== undefined &&
  !/^That\b/u.test(second)

/** "That the language is dying.": which? Only where the guest was said to have to do with it, as nobody is wrong about what they don't know. */
function isOfKnown(first: string, known: string): boolean {
  const [, noun = ''] = /^That the (\p{Ll}+)/u.exec(first) ?? []
  return known.trim() !== '' && (noun === '' || ofAll.test(noun) || known.includes(noun.slice(0, 5)))
}

/** "People assume they only read crime.": heard of those who assume. */
const ofOthers = /^(?:\p{L}+ )?(?:people|folks) (?:assume|believe|say|think)(?: that)? they\b/iu

/** "That ministers give orders.", "That Swedes are gloomy.": said of somebody the guest was said to be, or nobody knows why. */
function isOfStrangers(first: string, known: string): boolean {
  const [, noun = ''] =
    /^(?:That|(?:Most )?[Pp]eople (?:\p{L}+ )?(?:that )?)\s?(?:all |good |most )?(\p{L}{3,}s)\b/u.exec(
      first,
    ) ?? []
  const isPeople = namesPerson(noun.replace(/s$/u, '')) || /^\p{Lu}/u.test(noun)
  return isPeople && !known.includes(noun.toLowerCase().slice(0, 5))
}

/** "People say it is the altitude only.": what is? */
const saysIt = /^(?:\p{L}+ )?(?:people|folks?|everybody|everyone) \p{L}+ (?:that )?(?:it|they|this)\b/iu

/** Has it anything to do with what was said of the guest? "we" is whoever does such work. */
export const isRelated = (said: string[], known: string) =>
  /\b(?:we|us|our|I|me|my)\b/u.test(said.join(' ')) || sharesWord(said, known)
/** Has it the form of what people believe, once the question has said about what? */
export const answersIt = (said: string[]) =>
  (/^(?:The (?:belief|idea|myth|notion) that|That)\b/u.test(said[0]!) || isBelief.test(said[0]!)) &&
  !/^That\b/u.test(said[1] ?? '') &&
  !opensBare(said[0]!) &&
  !goesOnAlike(said)

const endsOpen = /\b(?:any|both|it|one|ones|some|that|them|these|this|those|too)[.!?]$/iu
/** "That natural means …", "The idea that asking …", not "That it …" */
const startsWithName =
  /^(?:The \p{L}+ that|That) (?:an? |the )?(?!(?:both|he|I|it|one|same|she|that|there|these|they|this|those|two|us|we|you|your)(?![\p{L}]))\p{L}/u

/** "That natural means safe.": says itself what it is about, so the question doesn’t have to. */
export const namesItself = (said: string[], material: Material) =>
  answersIt(said) &&
  !saysIt.test(said[0]!) &&
  !ofOthers.test(said[0]!) &&
  (isBelief.test(said[0]!) || startsWithName.test(said[0]!)) &&
  isOfKnown(said[0]!, knownOf(material)) &&
  !endsOpen.test(said[0]!)

const knownOf = ({ role, biographies }: Material) =>
  [role?.text ?? '', ...biographies.flatMap((one) => [...one.told, ...one.left])].join(' ').toLowerCase()

/** More of them are a lecture. */
const mostSentences = 4

/** Can a host ask what people get wrong about the guest’s work, and say this was the answer? */
export function answersQuestion(said: string[], material: Material): boolean {
  const [first = ''] = said
  const { biographies } = material
  const [start = ''] = biographies.flatMap(({ told }) => told)
  const known = knownOf(material)
  return (
    said.length <= mostSentences &&
    answersIt(said) &&
    !ofOthers.test(first) &&
    !saysIt.test(first) &&
    !/\bthem[.!?]$/u.test(first) &&
    !isOfStrangers(first, known) &&
    // The line says about what people are wrong
    (subjectOf(said, material) !== null ||
      ((isOfPlainWork(said, known, material) || itOfJob.test(first) || isOfWork(said, known, material)) &&
        isOfKnown(first, known))) &&
    // It was the guest’s work, and isn’t any more
    !/\buntil (?:19|20)\d\d\b/u.test(start) &&
    (isOfOneJob(material) ||
      (!ofIt.test(first) && !theySayIt.test(first) && (!material.isTwofold || sharesWord(said, known))))
  )
}

/** "That people coming home want a second chance.", of a barber: where no one work was named, the answer has to name it. */
const isOfWork = (said: string[], known: string, material: Material) =>
  isOfOneJob(material)
    ? isRelated(said, known)
    : sharesWord(said, [known, ...material.expertise.map(({ text }) => text)].join(' '))

/** A runner and midwife has no one work that people are wrong about, nor has somebody of whom only a name was said. */
export const isOfOneJob = ({ whom, isTwofold, role, biographies }: Material) =>
  whom.pronouns !== null &&
  !isTwofold &&
  (role?.isNoun === true || biographies.some(({ told }) => told.length > 0))

/** A biography with sentences the host can say describes the work, and so do a guest’s own. */
const isOfPlainWork = (said: string[], known: string, { whom, role, biographies }: Material) =>
  (whom.pronouns !== null && biographies.some(({ told }) => told.length > 0)) ||
  ((/\b(?:it|our|us|we|you)\b/iu.test(said.join(' ')) || sharesWord(said, known)) &&
    biographies.some(
      ({ voice, left }) =>
        voice === 'guest' &&
        isFirstPerson(left.join(' ')) &&
        (role?.isNoun === true || left.some((sentence) => saysWork.test(sentence))),
    ))

/** "picture books", "midwifery": a subject one can be wrong about, without an article. */
const isSubject = /(?:[^su’']s|ery|ics|ing|ism|ogy)$/u

/** The guest’s subject that the answer names, as the question then can: "That a picture book is easy." is about picture books. */
export function subjectOf([first = '']: string[], { expertise }: Material): Sourced | null {
  const heard = wordsIn(first)
  return (
    expertise.find(
      ({ text }) =>
        isSubject.test(text) &&
        wordsIn(text).every((word) =>
          [word, word.replace(/s$/u, ''), word.replace(/es$/u, '')].some((one) => isHeard(one, heard)),
        ),
    ) ?? null
  )
}

/** "her work", but a scholar’s field. */
export const fieldOf = (material: Material): Sourced => ({
  text: inField.test(knownAs(material)) ? 'field' : 'work',
  from: [],
})
