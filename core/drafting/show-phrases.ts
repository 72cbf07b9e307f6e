import type { Show } from '../show/show-settings.ts'
import { isCallToAction } from './call-to-action.ts'
import { lacksVerb } from './fragments.ts'
import { wordCount } from '../text/word-count.ts'
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

/** "Unhurried talks with artists, and people who build things.", not "Ines talks with artists." */
const ofTalks =
  /^(?:\p{L}{2,12}(?:al|ed|est|ful|ic|ly|ous|ng|nk|rt|y) ){1,2}(?:chats?|interviews?|talks?)\b|^(?!(?:My|Our|The|These|This)\b)(?:\p{L}{2,15} ){0,2}(?:conversations|discussions|lessons|stories|tales) (?:about|by|for|from|in|of|on|with)\b/u

/** "Weddings, wakes, first haircuts." */
const ofItems = /^\p{L}+(?: \p{L}+)?(?:, (?:and )?\p{L}+(?: \p{L}+)?){2,12}\.$/u

/** "True crime with care." says nothing of anything. */
const fewestOfShow = 7
const says =
  /\b(?:I|we|you|he|she|it|they|is|are|was|were|has|have|had|can|will|do|does)\b|[’'](?:m|s|re|ve|ll|t)\b|\p{Ll}ed\b/iu

/** "Local news, recorded by the people in it.": a heading of a page, once what is joined to it is left off. */
const isHeading = (sentence: string) =>
  ofTalks.test(sentence) ||
  (wordCount(sentence) < fewestOfShow && !says.test(sentence)) ||
  /^(?:How|What|Where|Why) [^?,]{1,200}\.$/u.test(sentence) ||
  ofItems.test(sentence) ||
  /^(?!We\b)\p{L}+(?<!s) talk\b/u.test(sentence) ||
  lacksVerb(
    sentence
      .replace(/^(?:Each|Every) (?:episode|month|time|week), |^\p{Lu}\p{Ll}{2,15}s(?=,| (?:and|of|on) )/u, '')
      .replace(/^(?:\p{L}+ed|Made|Told|Written)\b/u, '')
      // "below the bit" does nothing
      .replace(/\b(?:an?|the) \p{Ll}+/gu, '')
      .replace(/,? (?:made|that|told|where|which|who|written|\p{L}+ed)\b[^,]*/gu, ''),
  )

/** Says of whom it speaks: "The guest chooses the place." goes on from the heading of a page. */
const namesShow = (sentence: string, { podcastName }: Show) =>
  sentence.includes(podcastName) || /^(?:Each|Every|I|In (?:each|every)|We)(?![\p{L}’'])/u.test(sentence)

/** "I have attended 212 of them.": of what the heading has named */
const meansBefore = /\b(?:of|for|to|at|in|with) (?:it|them|these|those)\b/iu

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

/** "From a former interpreter who lost her voice.": the host, in the third person */
const ofOneHost = /^(?:By|From|With) an? (?:ex-|former |recovering |retired )/u

/** "She was a nurse, he was a clerk.", "“Bad facts make bad law.”", "(one retired)": of its hosts, or for a page. */
const ofHosts =
  /^(?:He|His|Her|It|Its|She|Their|They)\b|["“”()[\]]|^(?:One|Two|Three) (?!(?:guests?|people)\b)/u

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
    .flatMap((sentence, at, all) => {
      if (isCallToAction(sentence) || namesHost(sentence, show)) return []
      const joined = at === 0 ? asSentence(sentence) : null
      if (joined) return [joined]
      const goesOn =
        at > 0 && isHeading(all[at - 1]!) && (!namesShow(sentence, show) || meansBefore.test(sentence))
      return isHeading(sentence) || ofHosts.test(sentence) || ofOneHost.test(sentence) || goesOn
        ? []
        : [sentence]
    })
    .slice(0, 2)
    .map((text) => setting(withoutName(text, show), 'podcastDescription'))
