import type { DraftedGuest } from '../content/brief.ts'
import { isForeign } from '../text/english-words.ts'
import { sentences } from '../text/sentences.ts'
import { isBoast } from './boasts.ts'
import { saysKind } from './company.ts'
import { lacksVerb } from './fragments.ts'
import { isClause } from './list-items.ts'
import { roleOf, type Role } from './role.ts'
import { answer, field } from './sourced.ts'
import { isOfNothing, isOtherTongue } from './title-parts.ts'
import { namesPerson } from './named-person.ts'
import { isTyped } from './typed.ts'
import { titleInSentence, withArticle } from './words.ts'

/** "I’m a retired priest who …", "I am guide runner for …": what comes after it. */
const ofOneself = /^(?:I[’']?m|I am) (?:an? |the )?(?=\p{L})/iu
/** Where what somebody is ends, and what they do or have begins. */
const ends =
  /[,.;:!?(–—]|\s(?:because|but|by (?:day|night)|for \d|from|since|so|that|till|until|when|where|who|with|working)(?=\s|$)/u
const longestCalling = 11
/** A place keeps its capital. */
const tail = / (?:at|for|in|of) /u

/** "Court clerk in Utrecht, on exchange until July." as "a court clerk in Utrecht"; null if that isn’t certain. */
function callingIn(sentence: string): string | null {
  const isSaid = ofOneself.test(sentence)
  const rest = sentence.replace(ofOneself, '')
  const phrase = rest.slice(0, Math.max(0, rest.search(ends)))
  // "a guide for blind and deaf runners" is one calling, "a signalman and I grow leeks" isn't
  const calling = (tail.test(phrase) ? phrase : (phrase.split(' and ')[0] ?? '')).trim()
  // "Rabbi of a small, noisy congregation": cut between two adjectives
  const isCut = rest.charAt(phrase.length) === ',' && /\b(?:an?|for|of|the|with) \p{L}+$/u.test(phrase)
  const isCertain =
    rest.search(ends) > 0 &&
    !isCut &&
    calling.split(' ').length <= longestCalling &&
    (isSaid || /^\p{Lu}[\p{L}-]+(?: \p{Ll}|$)/u.test(calling)) &&
    /^[\p{L}’' -]+$/u.test(calling) &&
    !isClause.test(calling) &&
    namesPerson(calling) &&
    !/\b(?:best|good|just|her|his|my|our|their|your|mother|mum|mom|dad|father|not|parent|person|still|the|wife|husband)\b/iu.test(
      calling,
    ) &&
    !/^ex[- ]/iu.test(calling) &&
    !isOtherTongue(calling) &&
    !isOfNothing(calling) &&
    !isTyped(calling)
  if (!isCertain) return null
  const at = calling.search(tail)
  const head = at < 0 ? calling : calling.slice(0, at)
  const said = withArticle(titleInSentence(head) + calling.slice(head.length))
  // "Estonian. Parcel lockers.": nobody is introduced by a passport alone
  return /^an? \p{Lu}\p{L}+$/u.test(said) ? null : said
}

/** What the guest is by the first words about them, where no title says it: from the biography, else from the guest’s own answer. */
export function statedRole({ bio, responses }: DraftedGuest): Role | null {
  const typed = responses['bio']
  const own = Array.isArray(typed) ? typed.join('\n') : (typed ?? '')
  const [ofHost, ofGuest] = [bio ?? '', own].map((text) => {
    const [first = ''] = isForeign(text) ? [] : sentences(text)
    return isBoast(first) ? null : callingIn(first)
  })
  if (ofHost) return { ...field(ofHost, 'bio'), isNoun: true }
  return ofGuest ? { ...answer(ofGuest, 'bio'), isNoun: true } : null
}

/** "a bookkeeper", of whom the biography says "Bookkeeper for about forty small businesses in Boise": what it says. */
export function fullerRole(role: Role | null, { bio }: DraftedGuest): Role | null {
  const [first = ''] = bio && !isForeign(bio) ? sentences(bio) : []
  if (!role?.isNoun || ofOneself.test(first) || isBoast(first)) return role
  const [calling = ''] = role.text.split(/ (?:at|for|from|in|of|with) /u)
  const stated = callingIn(first)
  return stated?.startsWith(`${calling} `) && lacksVerb(`${stated}.`)
    ? { ...field(stated, 'bio'), isNoun: true }
    : role
}

const isOver = /\b(?:closed|ex|former\w*|late|retd?|retired|sold|until)\b/iu

/** "from Gold Shoe Repair", of whom a title says nothing that one says. */
export function placeAlone(guest: DraftedGuest): Role | null {
  const role = roleOf({ ...guest, title: null, bio: null }, '')
  return isOver.test(`${guest.title} ${guest.company}`) ? null : role
}

/** "Slow Kiln, a small pottery that …", "Slow Kiln is the leading pottery for …" */
const ofKind =
  /^(?:, | is )(?:an?|the (?:first|largest|leading|premier|top)) ((?:[\p{L}\d’'-]{1,24} ){0,6}?[\p{L}\d’'-]{1,24})(?=[.;:!?]|,(?= (?:that|where|which|who|with)\b)| [(–—-]| (?:and|based|behind|created|for|founded|from|headquartered|in|located|now|of|on|run|serving|staffed|that|to|used|where|which|who|with|\p{L}{3,}ing)\b)/u

/** "Slow Kiln, a spin-out": of what, and for what? */
const saysNothing =
  /^(?:(?:limited|new|private|registered|small|university|young) )*(?:brand|business|company|enterprise|entity|firm|organi[sz]ation|outfit|spin-?(?:off|out)|start-?up|team|venture)$/iu

/** "founder of Slow Kiln" with what Slow Kiln is, where nothing that listeners hear says it. */
export function withKind(role: Role | null, { bio, responses }: DraftedGuest, heard: string): Role | null {
  const [, name = ''] = / (?:at|of|with) (?:the )?(\p{Lu}[^,]{2,50})$/u.exec(role?.text ?? '') ?? []
  if (!role?.isNoun || name === '' || saysKind(name) || heard.includes(name)) return role
  const texts = [bio ?? '', ...[responses['bio'] ?? ''].flat()].flatMap(sentences)
  const [kind] = texts.flatMap((text) => {
    const at = text.indexOf(name)
    const [, found] = ofKind.exec(at < 0 ? '' : text.slice(at + name.length)) ?? []
    return found && !isBoast(found) && !saysNothing.test(found) ? [found] : []
  })
  return kind ? { ...role, text: `${role.text}, ${withArticle(kind)}` } : role
}
