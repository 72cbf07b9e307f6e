import type { ColumnProfile } from './column-profile.ts'
import { isOfOthers } from './column-rescue.ts'
import { isLikeBiography } from './header-guess.ts'
import { peopleWords } from './header-kinds.ts'
import type { ImportField } from './import-column.ts'
import { isKnownPerson } from './leading-names.ts'
import { hasGivenName, words } from './looks-like.ts'
import { matchHeader } from './match-header.ts'
import { areNamesAlone, keepNames } from './names-alone.ts'
import { withoutNotes } from './name-notes.ts'
import { normalize, normalizeWords } from './normalize.ts'
import { beginsWithName, splitName } from './name-lines.ts'
import { splitPeople } from './split-people.ts'
import { type ColumnGuess, found, isName, leftOut, type Table } from './table.ts'
import { findFrame, readTitle, type TitleFrame } from './title-frames.ts'
import { seriesOf } from './title-series.ts'
import { withoutNumber } from './title-words.ts'
import { hasTopicWord } from './topic-words.ts'
import { isPath } from './value-rules.ts'

const leastShare = 0.15
const leastAnnounced = 0.06
/** Where nobody else is named. */
const leastLoose = 0.02
const clearShare = 0.33
const leastTitles = 3
/** How many different values, and of how many, a column of a show's hosts has at most. */
const mostHosts = 4
const hostsShare = 0.25
/** So many hosts may share even a short list. */
const fewHosts = 2
/** In so many cells of a column of names are names. */
const fewNames = 0.3
/** From here on a column of names may be one of titles. */
const someTopics = 0.15
const mostNames = 0.6
const mostRooms = 20
const longText = 25
/** Descriptions name people who are no guests. */
const wordsOfTitles = 14
const textDoubt = 0.7
const confidence = 0.7
const sureConfidence = 0.95
/** Of a column that fills the gaps of another, which is read first. */
const lessConfidence = 0.69
const rowsCompared = 200
const leastSame = 0.6

/**
 * "Rivers, with Ana Ruiz": where no column holds the guests' names, titles of episodes may. The column then has a frame,
 * by which each title is read.
 */
export function findPeopleInTitles(
  guesses: ColumnGuess[],
  table: Table,
  chosen: (ColumnGuess | null)[],
  headerless: boolean,
) {
  const needed = leastShareFor(guesses, table)
  if (needed === null) return
  const { least, isElsewhere = false, isNobody = false } = needed
  const byHost = chosen.some((guess) => guess !== null && isName(guess))
  const framesOf = (isLoose: boolean, least: number) =>
    table.profiles.flatMap((profile, column) => {
      const isLong = profile.averageWords > (isLoose ? wordsOfTitles : Infinity)
      const mayBeTitles = isOfTitles(column, guesses, table) && !(isElsewhere && isName(guesses[column]!))
      const allowed = byHost ? guesses[column]!.field === 'name' : mayBeTitles
      const read = allowed && !isLong ? findFrame(profile.texts, isLoose) : null
      const rank = (read?.share ?? 0) * (profile.averageWords > longText ? textDoubt : 1)
      const isOne = isLoose && read && read.share * profile.filled < 2
      return read && !isOne && read.share >= (read.isAnnounced ? Math.min(least, leastAnnounced) : least)
        ? [{ column, rank, frame: read.frame, isAnnounced: read.isAnnounced }]
        : []
    })
  const clear = framesOf(false, least)
  const frames =
    clear.length > 0 || headerless || (guesses.some(isName) && !isNobody) ? clear : framesOf(true, leastLoose)
  const [best, ...others] = frames.sort((a, b) => b.rank - a.rank)
  if (!best) return isElsewhere && isNobody ? leaveHostsOut(guesses, table) : undefined
  if (!byHost && areNamesAlone(best, table)) return keepNames(best, guesses, table)
  const further = byHost ? [] : others.filter((other) => agrees(other, best, table))
  guesses.forEach((guess, column) => {
    if (column === best.column || chosen[column]) return
    if (isElsewhere && isName(guess)) guesses[column] = leftOut('other-person')
    else if (isOfEpisode(guess, table.headers[column]!, table.profiles[column]!))
      guesses[column] = leftOut('other-subject')
  })
  const guess = chosen[best.column] ?? found('name', byHost ? sureConfidence : confidence)
  guesses[best.column] = {
    ...guess,
    frame: best.frame,
    ...(byHost ? {} : { reason: 'Titles that contain names' }),
  }
  for (const { column, frame } of further)
    guesses[column] = {
      ...found('name', lessConfidence),
      frame,
      reason: 'Names people where the titles do not',
    }
}

interface ReadColumn {
  column: number
  frame: TitleFrame
  isAnnounced: boolean
}

/**
 * Whether a column names the same people as the best one in rows where both name any, or announces them where the best names
 * nobody: a description next to the title. Then it fills the gaps of the other.
 */
function agrees(other: ReadColumn, best: ReadColumn, { sheet, firstRow }: Table): boolean {
  let [both, same, more] = [0, 0, 0]
  for (const row of sheet.rows.slice(firstRow, firstRow + rowsCompared)) {
    const named = readTitle(row[best.column] ?? '', best.frame)?.people.map(normalizeWords)
    const own = readTitle(row[other.column] ?? '', other.frame)?.people.map(normalizeWords) ?? []
    if (own.length === 0) continue
    if (!named) more++
    else {
      both++
      if (own.some((name) => named.includes(name))) same++
    }
  }
  const areSame = both === 0 ? other.isAnnounced : same >= both * leastSame
  return more > 0 && areSame
}

/**
 * The share of titles that have to name people; null if a column of people is known. `isElsewhere`: in another column than
 * the one of names.
 */
function leastShareFor(
  guesses: ColumnGuess[],
  { profiles, headers }: Table,
): { least: number; isElsewhere?: boolean; isNobody?: boolean } | null {
  const names = guesses.flatMap((guess, column) => (isName(guess) ? [column] : []))
  if (names.length === 0) return { least: leastShare }
  if (guesses.some(({ field }) => field === 'firstName' || field === 'lastName')) return null
  const { filled, unique, values, texts } = profiles[names[0]!]!
  const people = texts.filter(
    (text) => isBilled(text) || ((beginsWithName(text) || splitPeople(text) !== null) && !isOfTopic(text)),
  ).length
  const known = texts.filter((text) => words(text) <= wordsOfTitles && hasGivenName(text)).length
  const numbered = texts.filter((text) => withoutNumber(text) !== text).length
  const areTitles =
    (seriesOf(texts.map(withoutNotes)).closing.length > 0 && people < filled) ||
    (numbered > filled * mostNames && people < filled * mostNames)
  if (
    isSaid(guesses[names[0]!]!, headers[names[0]!]!) &&
    known >= filled * fewNames &&
    unique > 1 / filled &&
    !areTitles
  )
    return null
  if (filled >= leastTitles && people < filled * fewNames) return { least: leastShare, isNobody: true }
  if (areTitles || isOfEpisodes(guesses[names[0]!]!, headers[names[0]!]!, texts)) return { least: leastShare }
  if (people < filled * mostNames && values.filter(isOfTopic).length > filled * someTopics)
    return { least: clearShare }
  // Who is named again and again looks after the guests, and who is in every row has the show
  const byValues = guesses[names[0]!]!.code === 'values'
  const areHosts = !isOfGuests(headers[names[0]!]!)
  const ofHosts = areHosts ? Math.min(Math.max(hostsShare, fewHosts / filled), mostHosts / filled) : 0
  const again = byValues ? 0.5 : Math.max(1 / filled, ofHosts)
  if (filled < leastTitles || unique > again) return null
  const isOne = unique === 1 / filled
  return { least: isOne ? leastShare : clearShare, isElsewhere: true, isNobody: isOne && areHosts }
}

/** One person in every row, next to titles that differ, has the show. */
function leaveHostsOut(guesses: ColumnGuess[], table: Table) {
  if (!table.profiles.some((profile, column) => profile.unique > 0.8 && isOfTitles(column, guesses, table)))
    return
  guesses.forEach((guess, column) => {
    if (isName(guess)) guesses[column] = leftOut('other-person')
  })
}

/** Whether a header says that the names are the guests', in whatever form they are. */
const isSaid = ({ code }: ColumnGuess, header: string) => code === 'header' && isOfGuests(header)

/** "Ana Ruiz, chef // Kelp Cast" under "Episode": titles, even if each begins with a person. */
const isOfEpisodes = ({ code, also }: ColumnGuess, header: string, texts: string[]) =>
  code === 'values' &&
  also !== undefined &&
  (matchHeader(header)?.kind === 'thing' || seriesOf(texts).closing.length > 0)

/** "author" of an episode is often who made it. */
const isOfGuests = (header: string) =>
  normalize(header)
    .split(' ')
    .some((word) => peopleWords.has(word) && !/^(?:author|host)/.test(word))

/** "Ana Ruiz/Minister Jo Bell/The Kelp Boys & Friends" */
function isBilled(text: string): boolean {
  const parts = text.split(/(?<! w)\//)
  return parts.length > 1 && parts.filter((part) => isKnownPerson(part.trim())).length >= parts.length / 2
}

/** "Stable Diffusion (with Ana Ruiz)", "Meet Ana Ruiz" */
const isOfTopic = (value: string) => {
  const name = splitName(value)?.name ?? value
  return !isKnownPerson(name) && hasTopicWord(name)
}

function isOfTitles(column: number, guesses: ColumnGuess[], { profiles, headers }: Table): boolean {
  const { code } = guesses[column]!
  return (
    code !== 'chosen' &&
    code !== 'remembered' &&
    code !== 'other-person' &&
    !isOfOthers(headers[column]!) &&
    isText(profiles[column]!)
  )
}

/** What an episode is about is said in fewer words than who somebody is. */
const wordsOfTopics = 6
const wordsWithoutBlanks = 2
const isText = ({
  filled,
  severalWords,
  averageWords,
  unique,
  url,
  email,
  date,
  number,
  phone,
  values,
}: ColumnProfile) =>
  filled > 0 &&
  // Rooms and series come back
  (filled <= leastTitles || unique > 0.3 || unique * filled > mostRooms) &&
  // Chinese and Japanese have no blanks between words
  (severalWords > 0.5 || averageWords > wordsWithoutBlanks) &&
  url + email + date + number + phone < 0.3 &&
  values.filter(isPath).length < filled / 2

const ofEpisodes = new Set<ImportField>(['name', 'title', 'bio', 'website', 'photo', 'expertise', 'social'])

/** Next to titles, links and texts are about episodes, unless a header says that they are the guests'. */
const isOfEpisode = ({ field, code }: ColumnGuess, header: string, profile: ColumnProfile) =>
  field !== null &&
  !(field === 'bio' && isLikeBiography(header) && profile.averageWords > wordsOfTopics) &&
  (ofEpisodes.has(field) || (code === 'values' && (field === 'company' || field === 'phone'))) &&
  !normalize(header)
    .split(' ')
    .some((word) => peopleWords.has(word))
