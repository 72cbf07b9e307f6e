import { isClearlyPerson, isKnownPerson } from './leading-names.ts'
import { hasJobWord, words } from './looks-like.ts'
import { normalizeWords } from './normalize.ts'
import { isContext } from './title-contexts.ts'
import type { TitleMention } from './mentioned-names.ts'
import { hasTopicWord } from './topic-words.ts'

/**
 * Which names of a place are people: all that have the form of one, those that hold no word of topics, or only known given
 * names.
 */
export type Trust = 'all' | 'likely' | 'known'

/** What the titles of a column have in one place, or in one slot of it. */
export interface Place {
  shaped: number
  known: number
  /** Known given names that are words of titles, too, among them. */
  likely: number
  /** Without a known given name, and with a word of topics. */
  topics: number
  roles: number
}

export const leastPeople = 3
const fewTitles = 5
/** Of the titles with something in a place, those in which it is a person with a known given name. */
const leastKnown = 0.3
const leastKnownMarked = 0.15
/** From here on what has the form of a name in a place is one. */
const mostlyKnown = 0.55
/** Where so many of the names are known, fewer titles need to have one. */
const oftenKnown = 0.45
/** Where so many of those that may be people are known, the others are people, too. */
const enoughKnown = 0.35
/** Where so many titles have something of the form of a name, and some are known, all of it is. */
const mostTitles = 0.8
const leastSlot = 0.08
/** Of a few titles, one of which may be a header. */
const leastOfFew = 0.4
const leastRoles = 0.5
const maxRoleWords = 10

/** What each place and slot holds. `regulars`: who is in title after title, normalized. */
export function countPlaces(
  all: TitleMention[][],
  regulars: Set<string>,
  topics: readonly string[],
): Map<string, Place> {
  const places = new Map<string, Place>()
  for (const mentions of all) {
    const seen = new Set<string>()
    for (const { place, slot, people, about, isBehind } of mentions) {
      const own = people.filter((name) => !regulars.has(normalizeWords(name)))
      for (const at of own.length === 0 ? [] : new Set([place, slot])) {
        if (seen.has(at)) continue
        seen.add(at)
        count(places, at, { people: own, about, isBehind }, topics)
      }
    }
  }
  return places
}

function count(
  places: Map<string, Place>,
  at: string,
  { people, about, isBehind }: Pick<TitleMention, 'people' | 'about' | 'isBehind'>,
  topics: readonly string[],
) {
  const counts = places.get(at) ?? { shaped: 0, known: 0, likely: 0, topics: 0, roles: 0 }
  counts.shaped++
  const isLikely = people.some(isKnownPerson)
  const isOfJob = isRole(about)
  if (isLikely) counts.likely++
  // Who has a job is a person, whatever the name
  if (
    people.some(isClearlyPerson) ||
    (isOfJob && isBehind && !people.some((name) => hasTopicWord(name, topics)))
  ) {
    counts.known++
    if (isOfJob) counts.roles++
  } else if (!isLikely && people.every((name) => hasTopicWord(name, topics))) counts.topics++
  places.set(at, counts)
}

/** Of what may be people in a place, the share with known given names. */
const purityOf = ({ known, shaped, topics }: Place) => known / (shaped - topics || 1)

export function isPlaceOfPeople(at: string, counts: Place, titles: number): boolean {
  const { known, likely, shaped, topics } = counts
  const place = placeOf(at)
  if (place === 'listed') return known > 0 && topicsAreFew(counts)
  if (ofSentences.has(place))
    return (
      (known >= (titles <= fewTitles ? 1 : leastAnnounced) && purityOf(counts) >= knownAnnounced) ||
      isPlainlyNamed(counts)
    )
  if (isOfGuests(at) && (isPlainlyNamed(counts) || isNothingElse(counts))) return true
  if (strongPlaces.has(place) && likely > 0 && shaped >= titles * mostTitles)
    return purityOf(counts) > 0 && topics <= shaped / 2
  if (isContext(at)) return isContextOfPeople(at, counts, titles)
  if (isPureSlot(at, counts)) return true
  if (titles <= fewTitles && known > 1 && known >= titles * leastOfFew)
    return known >= titles / 2 || purityOf(counts) >= enoughKnown
  if (titles <= fewTitles) return false
  if (place === 'lead') return true
  if (place === 'with' && known >= leastPeople && purityOf(counts) >= enoughKnown) return true
  if (at !== place && known >= leastPeople && known >= titles * leastSlot)
    return purityOf(counts) >= (topicsAreFew(counts) ? enoughKnown : oftenKnown)
  const least = purityOf(counts) >= oftenKnown ? leastKnownMarked : leastKnown
  return known >= leastPeople && known >= titles * least
}

/** A slot that a few titles of many have, and in which nothing is but names, of which some are known. */
export const isPureSlot = (at: string, counts: Place) =>
  at !== placeOf(at) &&
  !at.endsWith('*') &&
  counts.topics === 0 &&
  counts.shaped >= leastPure &&
  counts.known >= counts.shaped * leastKnown
const leastPure = 5

/** Whether people are behind a word of titles, or between two: nearly all of what has the form of a name is. */
const isContextOfPeople = (at: string, counts: Place, titles: number) =>
  at.includes(' ') === /^~\S+ \S/.test(at) &&
  counts.known >= (titles <= fewTitles ? 2 : leastPeople) &&
  (counts.known >= titles * leastSlot || counts.topics === 0) &&
  counts.topics <= counts.known / 2 &&
  purityOf(counts) >= oftenKnown

/** Whether a place may hold people where no other place of a list does: a few with known given names, and little else. */
export function mayHoldPeople(at: string, counts: Place, titles: number): boolean {
  if (at.endsWith('*') || at.startsWith('presents') || isContext(at)) return false
  const isMarked = isAnnouncing(at)
  const isShort = titles <= fewOfShort
  if (isShort && counts.known > 0 && counts.topics === 0 && counts.shaped >= titles * mostTitles) return true
  const least = isShort ? 1 : isMarked ? 2 : Math.max(2, titles * leastLoose)
  return counts.known >= least && purityOf(counts) >= (isMarked ? knownAnnounced : oftenKnown)
}
export const fewOfShort = 8

/** Which names are people in a place of those titles that name nobody elsewhere; null for none. */
export function spareTrust(at: string, counts: Place, titles: number, isShort: boolean): Trust | null {
  const { known, topics } = counts
  if (!mayHoldPeople(at, counts, titles) || topics > known || (known < 2 && !isShort)) return null
  return topics === 0 && known >= titles * leastSpare ? 'likely' : 'known'
}
const leastSpare = 0.15
const leastLoose = 0.02

/** Where words say that somebody is a guest, a few known given names and hardly a topic are enough. */
const isPlainlyNamed = ({ known, shaped, topics }: Place) =>
  known > 0 && shaped >= leastPeople && known >= shaped * fewKnown && topicsAreFew({ shaped, topics })
const topicsAreFew = ({ topics, shaped }: Pick<Place, 'topics' | 'shaped'>) => topics <= shaped * fewTopics
const isNothingElse = ({ shaped, topics }: Place) => shaped >= leastPeople && topics === 0
const fewTopics = 0.15
const fewKnown = 0.12

/** Behind "feat." or "guest:", which announce nothing but people, as "with" does. */
const isOfGuests = (at: string) => at.startsWith('with ') && !plainMarkers.has(at.slice('with '.length))
const plainMarkers = new Set(
  'with w/ meet meets avec mit con com met med z ze s c с со by presents host: starring invitado_'.split(' '),
)

/** Whether hardly anybody in a slot is known, so that it is for something else than the other slots of its place. */
export const isOfOthers = ({ known, shaped }: Place) => shaped >= leastOthers && known <= shaped * fewKnown
const leastOthers = 4

/** Whether a place holds people, where others of the same titles do. Of whom a title goes on to speak it may be about. */
export const isFurtherPlace = (at: string, counts: Place) =>
  !at.includes('_') &&
  !isContext(at) &&
  counts.known >= 2 &&
  purityOf(counts) >= (counts.topics === 0 && counts.known >= leastPeople ? oftenKnown : mostlyKnown) &&
  topicsAreFew(counts)

/** Which of the names in an accepted place are people. */
export function trustIn(at: string, counts: Place, titles: number): Trust {
  const { known, shaped } = counts
  const place = placeOf(at)
  if (place === 'lead' || place.endsWith('*')) return 'all'
  if (place === 'presents') return 'known'
  if (place === 'listed') return 'likely'
  if (shaped >= titles * mostTitles && !place.endsWith('_')) return 'all'
  if ((ofSentences.has(place) || isOfGuests(at)) && isPlainlyNamed(counts)) return 'likely'
  if (isPureSlot(at, counts) || (isOfGuests(at) && isNothingElse(counts))) return 'likely'
  return place === 'with' || known >= shaped * mostlyKnown || purityOf(counts) >= enoughKnown
    ? 'likely'
    : 'known'
}

/** Whether someone in a place of this trust is a person. */
export const isTrusted = (name: string, trust: Trust, topics: readonly string[]) =>
  trust === 'all' || isKnownPerson(name) || (trust === 'likely' && !hasTopicWord(name, topics))

/** "with" of the slot "with mit", "^" of "^:". */
export const placeOf = (at: string) => /^(?:[-|:(^][_*]?|[^ ]*)/.exec(at)![0]

export const isAnnouncing = (at: string) => announced.has(placeOf(at))

/** Behind words with which titles name people. */
const announced = new Set(['with', 'lead', 'announced', 'appears', 'line', 'listed'])

/** Where sentences say that somebody is a guest. */
const ofSentences = new Set(['announced', 'appears', 'line'])
const leastAnnounced = 2
const knownAnnounced = 0.35

/** Where hardly anything but a person has the form of a name. */
const strongPlaces = new Set(['with', '('])

export const isRole = (text: string) => hasJobWord(text) && words(text) <= maxRoleWords

export const sayRoles = ({ roles, known }: Place) => known > 0 && roles >= known * leastRoles
