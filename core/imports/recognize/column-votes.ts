import type { ColumnProfile } from './column-profile.ts'
import { peopleScore } from './column-rescue.ts'
import type { ImportField } from './import-column.ts'
import type { KindVotes } from './kind-votes.ts'
import { areOfTalks, leadsToItems, sharesHost, socialShare } from './link-columns.ts'
import { isHandle, looksLikeJob, mayBeJob, words } from './looks-like.ts'
import { voteOnHeader } from './header-vocabulary.ts'
import { isNotes } from './note-columns.ts'
import { type HeaderMatch, matchHeader } from './match-header.ts'
import { normalize } from './normalize.ts'
import { isEnumeration, isSentence, shareInDomains, shareOfNames } from './row-evidence.ts'
import { type ColumnGuess, found, isName, leftOut, nameColumns, type Table } from './table.ts'
import { areInSmallLetters } from './title-columns.ts'
import { isFlags, isRoom, plainlyOther } from './value-rules.ts'
import { isProgramme } from './programme.ts'

/** Below this a column stays out; from the other on nobody is asked. */
const enoughScore = 0.6
/** Where no header could object. */
const enoughHeaderless = 0.45
const sureScore = 0.8
const headerWeight = 0.5
const clearFit = 0.7
/** So many of a column's firms may have the form of a job. */
const fewJobs = 0.2

const wordsOfSentences = 8

/** How well a column's values fit a field, 0 to about 1. */
type Fit = (view: View) => number
interface View {
  column: number
  profile: ColumnProfile
  table: Table
  guesses: ColumnGuess[]
}

export const share = (values: string[], test: (value: string) => boolean) =>
  values.length === 0 ? 0 : values.filter(test).length / values.length

/** Addresses, figures, people and whole sentences are no titles and no firms. */
const foreign = (profile: ColumnProfile) =>
  Math.max(
    share(profile.values, hasNoLetters),
    profile.at,
    profile.url,
    profile.phone,
    profile.number,
    profile.date,
    profile.long,
    profile.file,
  )

const hasNoLetters = (value: string) => !/\p{L}/u.test(value)

/** What it counts against a column that it holds the same again and again: of few values all, of many nearly all. */
function repetition({ filled, unique }: ColumnProfile, least: number): number {
  if (filled > 1 && unique <= 1 / filled) return 0.8
  if (filled > 4 && unique <= 2 / filled) return 0.4
  return filled > 8 && unique < least ? 0.4 : 0
}

/** Columns about one thing are mostly kept side by side. */
const isNextTo = ({ column, guesses }: View, ...fields: ImportField[]) =>
  [column - 1, column + 1].some((at) => {
    const field = guesses[at]?.field
    return field !== null && field !== undefined && fields.includes(field)
  })

/** Between the name and the firm is what somebody does, in a language that nobody listed, too. */
const isBetween = ({ column, guesses, profile, table }: View) =>
  isName(guesses[column - 1] ?? leftOut('unrecognized')) &&
  guesses[column + 1]?.field === 'company' &&
  guesses[column]!.code === 'unrecognized' &&
  table.headers[column] !== '' &&
  profile.filled > 2 &&
  profile.unique > 0.6 &&
  profile.averageWords < wordsOfJobs &&
  profile.organisation < fewJobs
const wordsOfJobs = 5

/** Words behind the first that begin with small letters, other than the short ones that join others. */
const isInSmallLetters = (text: string) => /\s\p{Ll}{4}/u.test(text)

const wherePattern =
  /\b(?:where|wo|woher|ou|donde|onde|dove|waar|var|varifran|hvor|hvorfra|skad|gdzie|odkud|kde|mista)\b/

const fits: Partial<Record<ImportField, Fit>> = {
  title: (view) => {
    const { profile } = view
    const isAdjacent = isNextTo(view, 'name', 'lastName', 'company')
    const job = share(profile.values, isAdjacent ? mayBeJob : looksLikeJob)
    const repeated = repetition(profile, 0.1)
    const wordy = profile.averageWords > 8 ? 0.5 : 0
    const others = foreign(profile) + (job < 0.4 ? 0.8 * peopleScore(profile) : 0)
    const near = isAdjacent ? 0.12 : 0
    // A header that only resembles those of jobs needs some among the values
    const between = isBetween(view) ? 0.35 : 0
    const talks = job < fewJobs && profile.unique > 0.6 && !between ? 0.3 : 0
    return (
      0.2 +
      0.8 * job +
      near +
      between -
      others -
      repeated -
      wordy -
      talks -
      Math.max(0, profile.organisation - job)
    )
  },
  company: (view) => {
    const { profile, table, column, guesses } = view
    const job = share(profile.values, mayBeJob)
    const said = Math.max(profile.organisation, shareInDomains(table, column, nameColumns(guesses)))
    const wordy = profile.averageWords > 8 ? 0.5 : 0
    const repeated = repetition(profile, 0.05)
    // "From where" may ask for a city
    const place = said < 0.2 && wherePattern.test(normalize(table.headers[column]!)) ? 0.3 : 0
    // "Opera North" has the form of a name, too
    const doubt = 1 - (voteOnHeader(table.headers[column]!).company ?? 0)
    const people = said < 0.3 ? doubt * peopleScore(profile) * (profile.given > 0.25 ? 0.8 : 0.3) : 0
    const near = isNextTo(view, 'name', 'lastName', 'title') ? 0.12 : 0
    // "The quiet lodger" is written as titles of episodes and as jobs are
    const phrases = table.language === null ? 0.4 * share(profile.values, isInSmallLetters) : 0
    const small = (areInSmallLetters(profile) ? 0.5 : phrases) * (1 - said)
    return (
      0.2 +
      0.8 * said +
      near -
      small -
      foreign(profile) -
      share(profile.values, isRoom) -
      people -
      wordy -
      repeated -
      place -
      Math.max(0, job - Math.max(said, fewJobs))
    )
  },
  bio: ({ profile, table, column, guesses }) => {
    const speaks = shareOfNames(table, column, nameColumns(guesses))
    const sentences = Math.max(profile.long, share(profile.values, isSentence))
    const talks = isProgramme(table) && speaks < 0.4 ? 0.6 : 0
    return (
      0.55 * sentences +
      0.3 * speaks +
      0.1 * sentences * (profile.fill + Math.min(1, profile.averageWords / wordsOfSentences)) -
      talks -
      profile.url -
      profile.date
    )
  },
  // Of one or two lists it is hard to say what they list, and others list spellings of the name
  expertise: ({ profile, table, column, guesses }) =>
    (profile.filled > 2 ? 0.15 : 0) +
    0.45 * (hasChoices(column, table) ? 1.1 : share(profile.values, isEnumeration)) -
    foreign(profile) -
    profile.organisation -
    shareOfNames(table, column, nameColumns(guesses)) -
    0.8 * peopleScore(profile),
  phone: ({ profile }) => {
    const written = share(profile.values, (value) => /^(?:\+|00|0\d)|[\s()./-]/.test(value))
    return profile.phone * (0.3 + 0.5 * written) - profile.date
  },
  social: ({ profile }) =>
    (plainlyOther('social', profile, 1) ? 0 : 1) *
    Math.max(0.75 * share(profile.values, isHandle), 0.8 * socialShare(profile.values)),
  photo: ({ profile }) => 0.8 * profile.image,
  website: ({ profile, column, guesses, table }) =>
    (guesses[column]!.code === 'other-subject' && sharesHost(profile.values, 2)) ||
    leadsToItems(profile.values) ||
    areOfTalks(column, guesses, table) ||
    (profile.filled > 1 && sharesHost(profile.values))
      ? 0
      : 0.6 * profile.url - profile.image - profile.file,
  firstName: (view) => Math.min(1, 0.25 * view.profile.given + partFit(view, 'lastName', -1)),
  lastName: (view) => partFit(view, 'firstName', 1),
}

/** "Topics" before "Topics/farming" and "Topics/music" with yes and no: what was chosen from a list. */
const hasChoices = (column: number, { headers, profiles }: Table) =>
  headers.filter((header, at) => header.startsWith(`${headers[column]!}/`) && isFlags(profiles[at]!)).length >
  1

/** How well a column's values are the other part of the names in the column of `part`, mostly the next one. */
function partFit({ profile, column, table, guesses }: View, part: ImportField, side: 1 | -1): number {
  const known = guesses.findIndex(({ field }) => field === part)
  if (known === -1) return 0
  const distance = (column - known) * side
  const isNear = distance === -1 || distance === 2
  // A header that nobody knows rather says something else
  const place = distance === 1 ? 0.75 : isNear ? (table.headers[column] ? 0.55 : 0.65) : 0.2
  const single = share(
    profile.values,
    (value) => /^(?:\p{Ll}{1,4} )*\p{Lu}[\p{L}\p{M}'’ -]*$/u.test(value) && value.length < 40,
  )
  const repeated = profile.filled > 4 && profile.unique < 0.4 ? 0.5 : 0
  return place * single - foreign(profile) - (profile.averageWords > 2.5 ? 0.4 : 0) - repeated
}

const saysOther = (said: HeaderMatch | null, field: ImportField, profile: ColumnProfile) =>
  said !== null &&
  said.score >= 0.9 &&
  said.field !== 'ignore' &&
  said.field !== field &&
  (said.field === 'salutation' || !plainlyOther(said.field, profile, said.score)) &&
  // "Who" next to the names asks what they are
  !(said.field === 'name' && profile.person < 0.4)

/** What a header about a talk or an episode never means. */
const ofPeople = new Set<ImportField>(['bio', 'title', 'photo'])
const textFields = new Set<ImportField>(['title', 'company', 'bio', 'expertise'])

/** "Name" next to "Contact person" may be a firm's. */
const isOfFirms = ({ code }: ColumnGuess, said: HeaderMatch | null, field: ImportField) =>
  field === 'company' && code === 'other-column' && said?.field === 'name'

export const isOpen = ({ code, field }: ColumnGuess) =>
  field === null && (code === 'unrecognized' || code === 'other-column' || code === 'other-subject')

/** Gives fields that no header named to the columns for which values, header words and neighbours speak together. */
export function voteOnColumns(guesses: ColumnGuess[], table: Table, headerless: boolean) {
  const least = headerless ? enoughHeaderless : enoughScore
  for (let rounds = 0; rounds < 4; rounds++) {
    const best = ballots(guesses, table)
      .filter(({ score }) => score >= least)
      .sort((a, b) => b.score - a.score)
    if (best.length === 0) return
    for (const { column, field, score } of best) {
      if (guesses[column]!.field || guesses.some((guess) => guess.field === field)) continue
      guesses[column] = found(field, score >= sureScore ? 0.9 : 0.7)
    }
  }
}

function ballots(guesses: ColumnGuess[], table: Table) {
  const missing = (Object.keys(fits) as ImportField[]).filter((field) => isMissing(field, guesses))
  return guesses.flatMap((guess, column) => {
    const profile = table.profiles[column]!
    if (!isOpen(guess) || profile.filled === 0 || isNotes(table.headers[column]!) || isFlags(profile))
      return []
    const votes = voteOnHeader(table.headers[column]!)
    const said = matchHeader(table.headers[column]!)
    const sure = guess.code === 'other-subject' && (said?.score ?? 0) >= 1
    const about = guess.code === 'other-subject' && (said?.score ?? 0) >= 0.9
    // "Summary of interview" is the interview's, unless it speaks of the guests
    const ofThing = said?.kind === 'thing' && shareOfNames(table, column, nameColumns(guesses)) < 0.4
    return missing.flatMap((field) => {
      if (ofThing && ofPeople.has(field)) return []
      // Texts say less than addresses about what they are
      if (
        textFields.has(field) &&
        (sure ||
          (about && (votes[field] ?? 0) < 0.4) ||
          (saysOther(said, field, profile) && !isOfFirms(guess, said, field)))
      )
        return []
      const fit = fits[field]!({ column, profile, table, guesses })
      // A header alone does not overrule clear values
      const doubt =
        against(votes, field) *
        likelyMeant(table.headers[column]!) *
        (fit >= clearFit ? headerWeight / 2 : headerWeight)
      const score = fit + headerWeight * (votes[field] ?? 0) - doubt - (sure ? 0.5 : 0)
      return [{ column, field, score }]
    })
  })
}

/** How much a header speaks for what guests have no field for, beyond what it says for the field itself. */
export const against = (votes: KindVotes, field: ImportField) =>
  Math.max(
    0,
    Math.max(votes.detail ?? 0, votes.thing ?? 0, votes.other ?? 0, votes.salutation ?? 0) -
      (votes[field] ?? 0) / 2,
  )

/** Of the many words of a question some always resemble another. */
const likelyMeant = (header: string) => Math.min(1, wordsOfHeaders / words(header))
const wordsOfHeaders = 3

/** "Role and organisation" holds the company, too. */
const isWith = ({ field, also }: ColumnGuess, other: ImportField) =>
  field !== 'name' && field !== 'email' && also?.includes(other) === true

function isMissing(field: ImportField, guesses: ColumnGuess[]): boolean {
  if (guesses.some((guess) => guess.field === field || isWith(guess, field))) return false
  const isPart = field === 'firstName' || field === 'lastName'
  return !isPart || !guesses.some((guess) => guess.field === 'name')
}
