import type { DraftedGuest } from '../content/brief.ts'
import { sentences } from '../text/sentences.ts'
import { namesPerson } from './title.ts'

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
  /\b(?:be|should I|to) introduced?\b|\b(?:name and title|for the intro)\b|\bread (?:it |you )?out\b/iu
const nameAndTitle = /^([^,\n]{3,60}), ([^,\n]{3,60}?)(?:, ([^,\n]{2,60}))?\.?$/u

/** What the guest asks to be introduced as; null if its form isn’t certain. */
function wishedTitle({ name, company, asked, responses }: DraftedGuest): string | null {
  for (const [id, given] of Object.entries(responses)) {
    const text = [given].flat().join('\n').trim()
    const stated = sentences(text).flatMap(introducedIn)
    const question = asked.find((one) => one.id === id)?.question ?? ''
    const [, who = '', title = '', place] = (asksHow.test(question) && nameAndTitle.exec(text)) || []
    const isOwn = who.split(' ')[0] === name.split(' ')[0] && (place === undefined || place === company)
    const found = [...stated, ...(isOwn ? [title] : [])].find((one) => namesPerson(one))
    if (found) return found
  }
  return null
}

/** "Other numbers no.", "Please don’t say any figures." */
const refusesNumbers =
  /\b(?:figures|numbers),? no\b|\b(?:[Dd]on[’']t|[Dd]o not|[Nn]ever) (?:mention|read out|say|use) (?:any |my |our |the )?(?:figures|numbers)\b/u
const ofNumbers = /\d ?%|\bper ?cent\b|[$£€] ?\d/u

/** The guest as they ask to be introduced, without the numbers they refuse. */
export function asGuestAsks(guest: DraftedGuest): DraftedGuest {
  const title = wishedTitle(guest)
  const as = title ? { ...guest, title } : guest
  if (!written(guest).some((one) => refusesNumbers.test(one))) return as
  const without = (text: string) => (ofNumbers.test(text) ? '' : text)
  const responses = Object.entries(guest.responses).map(([id, given]) => [
    id,
    Array.isArray(given) ? given.map(without) : without(given),
  ])
  return { ...as, responses: Object.fromEntries(responses) }
}
