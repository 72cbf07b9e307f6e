import type { Show } from '../show/show-settings.ts'
import { isCallToAction } from './call-to-action.ts'
import { isOtherLanguage } from './other-language.ts'
import { ended, sentences } from '../text/sentences.ts'
import { setting, type Sourced } from './sourced.ts'
import { lowered } from './words.ts'

const isNounPhrase =
  /^(people|listeners|everyone|everybody|anyone|anybody|those|adults|parents|founders|leaders|women|men|students|teachers|artists|makers|readers|fans|beginners|professionals|entrepreneurs|managers|families)\b/iu

/** The audience in the host's own words, as it follows "for"; null when the settings name none or not like that. */
export function audienceOf({ showMethodology: { targetAudience } }: Show): Sourced | null {
  const [first, ...more] = sentences(targetAudience ?? '')
  if (!first || more.length > 0 || !isNounPhrase.test(first) || !/\p{L}\.$/u.test(first)) return null
  if (first.split(' ').length > 30) return null
  return setting(lowered(first).slice(0, -1), 'showMethodology.targetAudience')
}

/** Words of an audience that can be named within a question. */
const longestAudience = 8

/** The audience as a question names it: in the host's own words where they are few. */
export function listenersOf(show: Show): Sourced {
  const audience = audienceOf(show)
  const isShort = audience !== null && audience.text.split(' ').length <= longestAudience
  return isShort ? audience : { text: 'our listeners', from: [] }
}

/** What shows say that they do; "I was a nurse for nine years." and "We always end with a song." say something else. */
const doing =
  /^(?:(?:At|Each|Every|From|In|On) [^,]{3,60},? )?(?:I|[Ww]e) (?:ask|bring|chat|cover|discuss|explore|follow|hear|interview|look|meet|play|read|share|sit|speak|talk|tell|try|visit)\b/u

/** Each week it is somebody else who visits. */
const ofGuests =
  /^(?:Each|Every) [^,]{3,120} (?:comes?|joins?|talks?|tells?|visits?) [^,]{0,60}\b(?:me|us)\b/u

/** A sentence for certain: of the show by its name, or of what it does. Anything else may be a heading of a page, or of its hosts. */
const isOfShow = (sentence: string, { podcastName }: Show) =>
  (sentence.startsWith(podcastName) && /^ \p{Ll}+s \p{L}/u.test(sentence.slice(podcastName.length))) ||
  doing.test(sentence) ||
  ofGuests.test(sentence) ||
  sentence.startsWith('This is ')

/** "made by a former bus driver", "from a former reporter", who is the host */
const ofMaker =
  /, (?=(?:brought|hosted|made|presented|produced|recorded|run|written) |(?:by|from|with) an? (?:ex-|former |recovering |retired ))/u
/** "Shopkeepers on how they found their first hundred customers." */
const ofPeople = /^\p{Lu}\p{Ll}+ (?:[\p{L}-]{2,15} ){0,6}on (?:the|what|how|why|where|their) [^:;]{3,90}\.$/u
/** "Cooks, bakers and the people who feed them." */
const ofNouns = /^\p{Lu}\p{Ll}{2,12}(?:er|or|ist|ian|ook|urse)s, [^.:;]{5,150}\band [^.:;]{3,120}\.$/u
const ofKind = /^An? (?:[\p{L}-]{2,15} ){0,3}(?:conversation|podcast|program(?:me)?|series|show)\b/u
const ofSeveral =
  /^(?:(?:\p{L}{2,15} ){0,2}(?:[Cc]onversations|[Ii]nterviews|[Ss]tories)|Chats|Talks?) (?:about|from|of|on|with)\b/u

/** "A weekly show about testing", "Unhurried talks with artists" as a sentence; null for what isn’t such a heading. */
function asSentence(sentence: string): string | null {
  // "How firms keep customers."
  if (/^(?:How|What|Why) (?!(?:are|can|did|do|does|is|was|were)\b)[^?!:;]{8,120}\.$/u.test(sentence))
    return `This is a show about ${ended(lowered(sentence).split(ofMaker)[0]!)}`
  if (ofKind.test(sentence)) return `This is ${ended(lowered(sentence).split(ofMaker)[0]!)}`
  return [ofSeveral, ofPeople, ofNouns].some((one) => one.test(sentence))
    ? `Here you’ll hear ${lowered(sentence)}`
    : null
}

const ofPage = /["“”()[\]]/u

/** "Des designs board games.", read out by Desmond: of a host in the third person. */
const namesHost = (sentence: string, { hosts, podcastName }: Show) => {
  const words = sentence.replace(podcastName, '').match(/\p{Lu}\p{Ll}{2,}/gu) ?? []
  const names = hosts.flatMap(({ name }) => name?.match(/\p{Lu}\p{Ll}{2,}/gu) ?? [])
  return words.some((word) => names.some((name) => name.startsWith(word)))
}

/** "Night Shift is a show for …", right behind a greeting that has said the name: "This is a show for …" */
const withoutName = (sentence: string, { podcastName }: Show) =>
  sentence.startsWith(`${podcastName} is `)
    ? `This${sentence.slice(podcastName.length).replace(/^ is about /u, ' is a show about ')}`
    : sentence

/** What the show says of itself, as it can be read aloud. */
export const aboutShow = (show: Show): Sourced[] =>
  sentences(show.podcastDescription ?? '')
    .flatMap((sentence, at) => {
      if (isCallToAction(sentence) || namesHost(sentence, show) || isOtherLanguage(sentence)) return []
      const whole = at === 0 ? asSentence(sentence) : null
      if (whole) return [whole]
      return isOfShow(sentence, show) && !ofPage.test(sentence) ? [withoutName(sentence, show)] : []
    })
    .slice(0, 2)
    .map((text) => setting(text, 'podcastDescription'))
