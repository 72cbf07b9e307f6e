import { isClearlyPerson, isKnownPerson } from './leading-names.ts'
import { hasJobWord, hasOrganisationWord, words } from './looks-like.ts'
import { normalizeWords } from './normalize.ts'
import { type Series, seriesOf } from './title-series.ts'
import { mentionsIn, type TitleMention } from './title-mentions.ts'

/** Where the titles of one column name people. Plain data, as columns are. */
export interface TitleFrame {
  /** Places where whatever has the form of a name is a person, and those where only known given names are. */
  places: Record<string, 'all' | 'known'>
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

const leastPeople = 3
const fewTitles = 5
/** Of the titles with something in a place, those in which it is a person with a known given name. */
const leastKnown = 0.3
const leastKnownMarked = 0.15
/** From here on what has the form of a name in a place is one. */
const mostlyKnown = 0.55
/** Where so many of the names are known, fewer titles need to have one. */
const oftenKnown = 0.45
/** Where so many titles have something of the form of a name, and some are known, all of it is. */
const mostTitles = 0.8
const nearlyAll = 0.75
const regularShare = 0.25
const leastRoles = 0.5
const maxRoleWords = 10

interface Place {
  shaped: number
  known: number
  /** Known given names that are words of titles, too, among them. */
  likely: number
  roles: number
}

/** Where titles name people, and in which share of them; null if they name too few. `isAnnounced`: always behind words for it. */
export function findFrame(
  titles: string[],
): { frame: TitleFrame; share: number; isAnnounced: boolean } | null {
  const series = seriesOf(titles)
  const all = titles.map((title) => mentionsIn(title, series))
  const regulars = regularsOf(all)
  const places = new Map<string, Place>()
  for (const mentions of all) countPlaces(mentions, new Set(regulars), places)
  const sure = placesOfInterviews(titles, places)
  const accepted = [...places].filter(
    ([place, counts]) => sure.has(place) || isPlaceOfPeople(place, counts, titles.length),
  )
  // Where nearly all titles name somebody in one place, one word there is a name, too
  for (const [place, { shaped }] of [...accepted])
    if (shaped >= titles.length * nearlyAll && places.has(`${place}*`))
      accepted.push([`${place}*`, places.get(`${place}*`)!])
  // Next to titles that name people somebody's name alone is one, and so is one behind "with"
  if (accepted.length > 0)
    for (const place of ['whole', 'with'])
      if (places.has(place) && !accepted.some(([other]) => other === place))
        accepted.push([place, places.get(place)!])
  const frame: TitleFrame = {
    places: Object.fromEntries(
      accepted.map(([place, { known, shaped }]) => [
        place,
        sure.has(place) ||
        place === 'lead' ||
        place.endsWith('*') ||
        (place !== 'presents' &&
          (known >= shaped * mostlyKnown || (shaped >= titles.length * mostTitles && !place.endsWith('_'))))
          ? 'all'
          : 'known',
      ]),
    ),
    roles: accepted.some(([, { roles, known }]) => known > 0 && roles >= known * leastRoles),
    regulars,
    series,
  }
  const read = titles.filter((title) => readTitle(title, frame)).length
  const isAnnounced = accepted.every(([place]) => announced.has(place)) && read >= leastPeople
  return read === 0 ? null : { frame, share: read / titles.length, isAnnounced }
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

function countPlaces(mentions: TitleMention[], regulars: Set<string>, places: Map<string, Place>) {
  const seen = new Set<string>()
  for (const { place, people, about } of mentions) {
    const own = people.filter((name) => !regulars.has(normalizeWords(name)))
    if (seen.has(place) || own.length === 0) continue
    seen.add(place)
    const counts = places.get(place) ?? { shaped: 0, known: 0, likely: 0, roles: 0 }
    counts.shaped++
    if (own.some(isKnownPerson)) counts.likely++
    if (own.some(isClearlyPerson)) {
      counts.known++
      if (isRole(about)) counts.roles++
    }
    places.set(place, counts)
  }
}

function isPlaceOfPeople(place: string, { known, likely, shaped }: Place, titles: number): boolean {
  if (ofSentences.has(place))
    return known >= (titles <= fewTitles ? 1 : leastAnnounced) && known >= shaped * knownAnnounced
  if (strongPlaces.has(place) && likely > 0 && shaped >= titles * mostTitles) return true
  if (titles <= fewTitles) return known > 1 && known >= titles / 2
  if (place === 'lead') return true
  const areMostlyKnown = known >= shaped * mostlyKnown
  if (place === 'with' && areMostlyKnown && known >= leastPeople) return true
  if ((place === 'with' || place === 'presents') && known >= titles * leastKnownMarked)
    return known > 1 && areMostlyKnown
  const least = known >= shaped * oftenKnown ? leastKnownMarked : leastKnown
  return known >= leastPeople && known >= titles * least
}

/** Behind words with which titles name people. */
const announced = new Set(['with', 'lead', 'announced', 'appears', 'line'])

/** Where sentences say that somebody is a guest. */
const ofSentences = new Set(['announced', 'appears', 'line'])
const leastAnnounced = 2
const knownAnnounced = 0.35

/** Where hardly anything but a person has the form of a name. */
const strongPlaces = new Set(['with', '('])

/** Behind a name in brackets, mostly where people work. */
const isFirm = (text: string, place: string) =>
  words(text) <= maxRoleWords &&
  (hasOrganisationWord(text) || (place === '(' && /^[\p{Lu}\p{Lo}]/u.test(text)))

const isRole = (text: string) => hasJobWord(text) && words(text) <= maxRoleWords

/** The people whom one title names; null if it names nobody. */
export function readTitle(
  title: string,
  { places, roles, regulars, series }: TitleFrame,
): TitlePeople | null {
  const named = mentionsIn(title, series).flatMap(({ place, people, about, isBehind }) => {
    const how = places[place]
    const own = people.filter(
      (name) => !regulars.includes(normalizeWords(name)) && (how === 'all' || isKnownPerson(name)),
    )
    return how && own.length > 0 ? [{ place, people: own, about, isBehind }] : []
  })
  const [first] = named
  if (!first) return null
  const people = named
    .filter(({ place }) => place === first.place || (place === 'line' && announced.has(first.place)))
    .flatMap((mention) => mention.people)
  const { about, isBehind, place } = first
  const role = (roles && isRole(about)) || (isBehind && (isRole(about) || isFirm(about, place)))
  return { people: [...new Set(people)], role: role ? about : '' }
}
