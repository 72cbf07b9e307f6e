import type { DraftedGuest } from '../content/brief.ts'
import { sentences } from '../text/sentences.ts'
import { withoutRefused } from './refused.ts'
import { isCouple } from './short-name.ts'
import { answer, field, reworded, type Sourced } from './sourced.ts'
import { namesPerson } from './named-person.ts'
import { possessive } from './words.ts'

const written = ({ bio, responses }: DraftedGuest) =>
  [bio ?? '', ...Object.values(responses).flat()].flatMap(sentences)

/** "Introduce me as a tenant.", "My title is head of sound." */
const asksToBe =
  /\b(?:introduce me as|introduce me simply as|[Mm]y title is|[Mm]y job title is) (?:an? |the )?/u
const plainTitle = /^[\p{L}’' -]{3,60}$/u
const introducedIn = (sentence: string) =>
  (sentence.split(asksToBe)[1] ?? '')
    .replace(/[.!]$/u, '')
    .split('\n')
    .filter((title) => plainTitle.test(title))

/** A question after which "Ana Gold, potter" is what is to be said. */
const asksHow =
  /\b(?:be|(?:can|do|shall|should) (?:I|we)|to) introduced?\b|\b(?:name and title|for the intro)\b|\bread (?:it |them |you )?(?:on air|out)\b/iu
const nameAndTitle = /^([^,\n]{3,60}), ([^,\n]{3,60}?)(?:, ([^,\n]{2,60}))?\.?$/u
const ofName = /^\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'.-]*){1,2}$/u
const lastOf = (name: string) => name.toLowerCase().split(' ').at(-1)

/** "“Choir director” is what I like best.", "Say I’m a farmer, not an expert." */
const likesToBe =
  /["“](?:[Aa]n? )?([^"“”,.]{3,60})["”] is (?:best|fine|good|perfect|what I)\b|\b[Ss]ay (?:he[’']s|I[’']m|I am|she[’']s) (?:an? )?(\p{L}[\p{L}’ -]{2,40})(?=[,.;]|$)/u
/** "Ed. farmer too. Not say victim": a line of nothing else, where a form asks how to introduce the guest */
const lineOfTitle = /^(?!(?:[Nn]o|[Nn]ot|[Nn]ever)\b)(?:[Aa]n? )?(\p{L}[\p{L}’ -]{2,40}?)(?: too)?$/u
const likedIn = (text: string, asks: boolean) => [
  ...(likesToBe.exec(text)?.slice(1).filter(Boolean) ?? []),
  ...(asks ? text.split(/[.\n;]\s?/u).flatMap((line) => lineOfTitle.exec(line.trim())?.[1] ?? []) : []),
]

/** What the guest asks to be called and introduced as: the one or the other is null if its form isn’t certain. */
function introducedAs(guest: DraftedGuest) {
  const { name, company, asked, responses } = guest
  let called: string | null = null
  for (const [id, given] of Object.entries(responses)) {
    const text = [given].flat().join('\n').trim()
    const stated = sentences(text).flatMap(introducedIn)
    const question = asked.find((one) => one.id === id)?.question ?? ''
    const [, who = '', typed = '', place] =
      (asksHow.test(question) && nameAndTitle.exec(text.replace(/ \([^()]{1,40}\)/gu, ''))) || []
    const isSame = who.split(' ')[0]!.toLowerCase() === name.split(' ')[0]!.toLowerCase()
    if (ofName.test(who) && lastOf(who) === lastOf(name)) called ??= who
    // "lodger of Quay Lodgers": where one is, says the company
    const [title = ''] = company ? typed.split(` of ${company}`) : [typed]
    const isOwn = isSame && plainTitle.test(title) && (!company || place === undefined || place === company)
    const liked = isCouple(name) ? [] : likedIn(text, !guest.title && asksHow.test(question))
    const found = [...stated, ...(isOwn ? [title] : []), ...liked].find((one) => namesPerson(one))
    if (found) return { called, title: found }
  }
  return { called, title: null }
}

/** "Other numbers no.", "Please don’t say any figures." */
const refusesNumbers =
  /\b(?:figures|numbers),? no\b|\b(?:[Dd]on[’']t|[Dd]o not|[Nn]ever) (?:mention|read out|say|use) (?:any |my |our |the )?(?:figures|numbers)\b/u
const ofNumbers = /\d ?%|\bper ?cent\b|[$£€] ?\d/u

/** The guest as they ask to be introduced, without what they refuse to speak of. */
export function asGuestAsks(guest: DraftedGuest): DraftedGuest {
  const { called, title } = introducedAs(guest)
  const as = { ...guest, ...(called && { name: called }), ...(title && { title }) }
  const whole = withoutRefused(as)
  if (!written(guest).some((one) => refusesNumbers.test(one))) return whole
  const without = (text: string) => (ofNumbers.test(text) ? '' : text)
  const responses = Object.entries(whole.responses).map(([id, given]) => [
    id,
    Array.isArray(given) ? given.map(without) : without(given),
  ])
  return { ...whole, responses: Object.fromEntries(responses) }
}

/** "What follows is my opinion and not the agency’s.", "(speaking for myself)" */
const ownOpinion =
  /\b(?:these are|(?:what follows|what I say|all (?:of )?(?:it|this)) is) my (?:own |personal )?(?:opinions?|views?)\b|\b(?:opinions?|views?) (?:here )?(?:are|is) my own\b|\bmy (?:own )?(?:opinions?|views?),? (?:and )?not\b|\bspeak(?:ing)? (?:only )?for myself\b/iu
/** "I’ll bring an interpreter (Jo), so the voice is hers.": of somebody who speaks through one, and not who is one. */
const interpreted =
  /\b(?:bring|have|need|use|with) (?:an|my) interpreter(?! \p{Ll})(?: \(| called | named |, )?(\p{Lu}\p{Ll}{1,20})?/u
const isOfVoice = (text: string) => /\b(?:voice|hear|introduce|recording)\b/u.test(text)

/** What the host says because the guest asks for it, once the guest is known. */
export function saidForGuest({ title, company, bio, responses }: DraftedGuest, short: string): Sourced[] {
  const answers = Object.entries(responses).flatMap(([id, given]) =>
    [given]
      .flat()
      .flatMap(sentences)
      .map((text) => answer(text, id)),
  )
  const fields = Object.entries({ title, company, bio }).flatMap(([key, text]) =>
    sentences(text ?? '').map((one) => field(one, key)),
  )
  const opinion = [...fields, ...answers].find(({ text }) => ownOpinion.test(text))
  const voice = answers.find(({ text }) => interpreted.test(text) && isOfVoice(text))
  const interpreter = interpreted
    .exec(voice?.text ?? '')
    ?.slice(1)
    .find(Boolean)
  const through = `You’ll hear ${short} through an interpreter${interpreter ? `, ${interpreter}` : ''}.`
  return [
    ...(opinion
      ? [reworded(opinion, () => `The opinions you’ll hear are ${possessive(short)} own, and nobody else’s.`)]
      : []),
    ...(voice ? [reworded(voice, () => through)] : []),
  ]
}
