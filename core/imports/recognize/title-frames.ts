import { isKnownPerson } from './leading-names.ts'
import { hasGivenName, hasOrganisationWord, words } from './looks-like.ts'
import { normalizeWords } from './normalize.ts'
import type { TitleMention } from './mentioned-names.ts'
import { mentionsIn } from './title-mentions.ts'
import {
  countPlaces,
  fewOfShort,
  isAnnouncing,
  isFurtherPlace,
  isOfOthers,
  isPlaceOfPeople,
  isPureSlot,
  isRole,
  isTrusted,
  leastPeople,
  mayHoldPeople,
  type Place,
  placeOf,
  sayRoles,
  spareTrust,
  type Trust,
  trustIn,
} from './title-places.ts'
import { isContext } from './title-contexts.ts'
import { type Series, seriesOf } from './title-series.ts'
import { smallWordsOf } from './topic-words.ts'

/** Where the titles of one column name people. Plain data, as columns are. */
export interface TitleFrame {
  /** How far each place, or slot of it, is trusted. */
  places: Record<string, Trust>
  /** Further places, for titles that name nobody in one of those. */
  spare: Record<string, Trust>
  /** Words of names that the titles write in small letters elsewhere, normalized: those are topics. */
  topics: string[]
  /** Words behind names that lead to where people work: "Ana Ruiz von Kelp Works". */
  origins: string[]
  /** Behind the names is what people do: "Ana Ruiz - CEO, Acme". */
  roles: boolean
  /** Who is in title after title: the hosts, or the show itself; normalized. */
  regulars: string[]
  series: Series
}

interface TitlePeople {
  people: string[]
  /** What they do; empty if the title does not say it. */
  role: string
}

const nearlyAll = 0.75
const regularShare = 0.35

/**
 * Where titles name people, and in which share of them; null if they name too few. `isAnnounced`: always behind words for it.
 * `isLoose`: a few known people in a place are enough, and only they are read, as nobody else is to be found.
 */
export function findFrame(
  titles: string[],
  isLoose = false,
): { frame: TitleFrame; share: number; isAnnounced: boolean } | null {
  const series = seriesOf(titles)
  const all = titles.map((title) => mentionsIn(title, series))
  const regulars = regularsOf(all)
  const topics = topicsAmong(all, titles)
  const places = countPlaces(all, new Set(regulars), topics)
  const sure = placesOfInterviews(titles, places)
  const accepted = new Map(
    [...places].filter(
      ([at, counts]) =>
        sure.has(at) ||
        isPlaceOfPeople(at, counts, titles.length) ||
        (isLoose && mayHoldPeople(at, counts, titles.length)),
    ),
  )
  // Where nearly all titles name somebody in one place, one word there is a name, too
  for (const [at, { shaped }] of [...accepted]) {
    const stage = places.get(`${at}*`)
    if (stage && shaped >= titles.length * nearlyAll) accepted.set(`${at}*`, stage)
  }
  // Next to titles that name people somebody's name alone is one, and so is one behind "with"
  if (accepted.size > 0)
    for (const [at, counts] of places)
      if (at === 'whole' || at === 'with' || isFurtherPlace(at, counts)) accepted.set(at, counts)
  const frame: TitleFrame = {
    places: Object.fromEntries(
      [...places].flatMap(([at, counts]) => {
        if (!accepted.has(at)) return isOfOthers(counts) && accepted.has(placeOf(at)) ? [[at, 'known']] : []
        return [[at, sure.has(at) || sure.has(placeOf(at)) ? 'all' : trustIn(at, counts, titles.length)]]
      }),
    ),
    spare: {},
    topics,
    origins: originsIn(all.flatMap((mentions) => mentions.flatMap(({ people }) => people))),
    roles: [...accepted.values()].some(sayRoles),
    regulars,
    series,
  }
  const others = all.filter((mentions) => readMentions(mentions, frame) === null)
  if (accepted.size > 0) frame.spare = sparePlaces(others, frame, titles.length <= fewOfShort)
  const read = titles.length - others.filter((mentions) => readMentions(mentions, frame) === null).length
  const isAnnounced =
    read >= leastPeople &&
    [...accepted].every(([at, counts]) => isAnnouncing(at) || isContext(at) || isPureSlot(at, counts))
  return read === 0 ? null : { frame, share: read / titles.length, isAnnounced }
}

/** Where those titles name people that name nobody in the usual places. */
function sparePlaces(
  others: TitleMention[][],
  { regulars, topics }: TitleFrame,
  isShort: boolean,
): Record<string, Trust> {
  const places = [...countPlaces(others, new Set(regulars), topics)]
  return Object.fromEntries(
    places.flatMap(([at, counts]) => {
      const trust = spareTrust(at, counts, others.length, isShort)
      return trust ? [[at, trust]] : []
    }),
  )
}

/** Words of what has the form of names that are written in small letters somewhere else. */
function topicsAmong(all: TitleMention[][], titles: string[]): string[] {
  const small = smallWordsOf(titles)
  const people = all.flatMap((mentions) => mentions.flatMap((mention) => mention.people))
  return [...new Set(people.flatMap((name) => normalizeWords(name).split(' ')))].filter((word) =>
    small.has(word),
  )
}

/** "von", where most names have it behind a first and a last name, and only some families are called so. */
function originsIn(names: string[]): string[] {
  const counts = new Map<string, number>()
  for (const name of names) {
    const [, word] = originPattern.exec(name) ?? []
    if (word) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  const long = names.filter((name) => words(name) > 2).length
  return [...counts].flatMap(([word, count]) =>
    count >= leastPeople && count >= long * mostOfLong && count >= names.length * manyNames ? [word] : [],
  )
}
const originPattern = /^(?:\S+ ){1,2}\p{Lu}\S+ (von|van|de|di|da|do|af|av|fra|från|of|from) (?=\p{Lu})/u
const mostOfLong = 0.4
const manyNames = 0.15

const withoutOrigin = (name: string, origins: string[]) => {
  const [before, word] = originPattern.exec(name) ?? []
  return word && (origins.includes(word) || isOrigin(before!)) ? before!.slice(0, -word.length - 2) : name
}

/** "Ana Ruiz von": no family goes on so behind a first and a last name. */
function isOrigin(before: string): boolean {
  const [given = '', family = '', word = ''] = before.trim().split(' ')
  return /^(?:von|van)$/.test(word) && isKnownPerson(`${given} ${family}`) && !hasGivenName(family)
}

/** Where nearly all titles name somebody whom they call a guest: there a person's name may have any form. */
function placesOfInterviews(titles: string[], places: Map<string, Place>): Set<string> {
  const isMostly = (share: number) => share >= titles.length * leastNamed
  const shapedAt = (place: string) => places.get(place)?.shaped ?? 0
  const areInterviews = isMostly(titles.filter((title) => interviewPattern.test(title)).length)
  const named = places.get('with')
  const isNamed = areInterviews || (named && isPlaceOfPeople('with', named, titles.length))
  return new Set([
    ...(isNamed && isMostly(shapedAt('with') + shapedAt('with*')) ? ['with', 'with*'] : []),
    ...(areInterviews && isMostly(shapedAt('series')) ? ['series'] : []),
    ...(areInterviews && isMostly(shapedAt('^$')) ? ['^$'] : []),
  ])
}
const leastNamed = 0.6
const interviewPattern =
  /(?<!\p{L})(?:interviews?|gespräch|entrevistas?|intervist[ae]|entretiens?|conversations?|интервью)(?!\p{L})/iu

function regularsOf(all: TitleMention[][]): string[] {
  const often = new Map<string, number>()
  for (const mentions of all)
    for (const name of new Set(mentions.flatMap(({ people }) => people.map(normalizeWords))))
      often.set(name, (often.get(name) ?? 0) + 1)
  const least = Math.max(leastPeople, all.length * regularShare)
  return [...often].filter(([, count]) => count >= least).map(([name]) => name)
}

const maxFirmWords = 10
/** Behind a name in brackets, mostly where people work. */
const isFirm = (text: string, place: string) =>
  words(text) <= maxFirmWords &&
  (hasOrganisationWord(text) || (place === '(' && /^[\p{Lu}\p{Lo}]/u.test(text)))

/** The people whom one title names; null if it names nobody. */
export const readTitle = (title: string, frame: TitleFrame): TitlePeople | null =>
  readMentions(mentionsIn(title, frame.series), frame)

function readMentions(
  mentions: TitleMention[],
  { places, spare, topics, origins, roles, regulars }: TitleFrame,
): TitlePeople | null {
  const namedIn = (trustOf: (mention: TitleMention) => Trust | undefined) =>
    mentions.flatMap((mention) => {
      const trust = trustOf(mention)
      const saysRole = mention.isBehind && isRole(mention.about)
      const people = mention.people.filter(
        (name) =>
          trust &&
          !regulars.includes(normalizeWords(name)) &&
          (isTrusted(name, trust, topics) || (saysRole && isTrusted(name, 'likely', topics))),
      )
      return people.length > 0 ? [{ ...mention, people }] : []
    })
  const sure = namedIn(({ place, slot }) => places[slot] ?? places[place])
  const named = sure.length > 0 ? sure : namedIn(({ place, slot }) => spare[slot] ?? spare[place])
  // "Open Data | Ana Ruiz": of what has the form of names, somebody's whose given name is known
  const earliest =
    named.find(({ people }) => people.some(isKnownPerson)) ??
    named.find(({ people }) => people.some((name) => isTrusted(name, 'likely', topics))) ??
    named[0]
  if (!earliest) return null
  const isSaid = isAnnouncing(earliest.place) && earliest.place !== 'lead'
  const holds = ({ people }: TitleMention) =>
    !isSaid && earliest.people.every((name) => people.includes(name))
  const first = named
    .filter(holds)
    .reduce((most, one) => (one.people.length > most.people.length ? one : most), earliest)
  const listed = named.filter(({ place }) => place === 'listed')
  const isListed = listed.some(({ people }) => people.includes(first.people[0]!))
  const people = (isListed ? listed : named)
    .filter(
      ({ place }) => isListed || place === first.place || (place === 'line' && isAnnouncing(first.place)),
    )
    .flatMap((mention) => mention.people)
  const { about, isBehind, place } = first
  const role = (roles && isRole(about)) || (isBehind && (isRole(about) || isFirm(about, place)))
  return {
    people: [...new Set(people.map((name) => withoutOrigin(name, origins)))],
    role: role ? about.replace(fromPattern, '').split(purposePattern, 1)[0]! : '',
  }
}

/** "author, to talk about rivers", "author, on Rivers" */
const purposePattern = /, (?:on|about|sobre|sur|über|om|over) |, (?:to|for|para|pour|per|um|zum) (?=\p{Ll})/u

/** "from Fjord Audio" */
const fromPattern = /^(?:from|at|of|de|da|di|von|van|från|fra|chez|bei) (?=\p{Lu})/u
