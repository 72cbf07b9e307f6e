import type { ColumnProfile } from './column-profile.ts'
import type { ImportField } from './import-column.ts'
import { leadsToItems, sharesHost, socialShare } from './link-columns.ts'
import { isHandle, looksLikeJob } from './looks-like.ts'
import { isSentence } from './row-evidence.ts'
import { peopleInLines } from './split-people.ts'
import { found, type ColumnGuess } from './table.ts'

const isContact = ({ email, url, phone }: ColumnProfile) => email > 0.5 || url > 0.5 || phone > 0.5
/** Addresses, and accounts such as "@ana". */
const isAccounts = ({ values, filled }: ColumnProfile) =>
  values.filter((value) => value.includes('@') && !/\s/.test(value)).length > filled / 2
/** The numbers of episodes: "número" is a phone's elsewhere. */
const isCounter = ({ values, filled }: ColumnProfile) =>
  filled > 1 && values.filter((value) => /^\d{1,4}$/.test(value)).length > filled * mostlyFigures
const mostlyFigures = 0.7
/** "100238811", "100238812", "100238814": what a program numbers its tickets and answers with, one row after the other. */
function isRunning({ values, filled }: ColumnProfile): boolean {
  if (filled < leastRunning || !values.every((value) => runningPattern.test(value))) return false
  const numbers = values.map(Number)
  const steps = numbers.slice(1).map((number, at) => number - numbers[at]!)
  const isClose = Math.abs(numbers.at(-1)! - numbers[0]!) < Math.sqrt(numbers[0]!)
  return isClose && (steps.every((step) => step > 0) || steps.every((step) => step < 0))
}
const leastRunning = 4
const runningPattern = /^[1-9]\d{5,14}$/
/** Places on a map under "x" and "y". */
const isMeasured = ({ values, filled }: ColumnProfile) =>
  filled > 1 && values.every((value) => /^[-+]?\d+[.,]\d+$/.test(value))
/** One account in every row is the show's, and "anonymous" nobody's address. */
const isOfAll = ({ unique, filled }: ColumnProfile) => filled > 2 && unique <= 1 / filled
const isFigure = ({ number, date }: ColumnProfile) => number > 0.6 || date > 0.5
const isPeople = ({ person, given }: ColumnProfile) => person > 0.6 && given > 0.3
/** In Chinese, Japanese and Korean firms and jobs have the form of names. */
const isPlainlyPeople = (profile: ColumnProfile) => isPeople(profile) && profile.severalWords > 0.5

/** "C:/shows/Ana Ruiz.mp4", "/Staff/Labs" */
export const isPath = (value: string) => /^(?:[A-Z]:|\.|~)?[\\/]\S/i.test(value)
const arePaths = ({ values, filled }: ColumnProfile) => values.filter(isPath).length > filled / 2

/** Studios "A" and "B" are no firms. */
const isCode = ({ values, unique, filled }: ColumnProfile) =>
  filled > 1 && unique < 0.8 && values.every((value) => value.length < 3)

/** "Tom", "Uli", "Tom": who on the team does it. */
const isTeam = ({ given, severalWords, unique, filled, values }: ColumnProfile) =>
  filled > 2 &&
  unique < 0.8 &&
  given > 0.5 &&
  severalWords < 0.2 &&
  values.every((value) => value.length < 12)

/** Whole sentences: no job is called so. */
export const isProse = ({ averageWords, values }: ColumnProfile) =>
  averageWords > 8 && values.filter(isSentence).length > values.length * 0.8

/** A header says one thing and the values plainly another. */
const contradicts: Record<ImportField, (profile: ColumnProfile) => boolean> = {
  name: (profile) =>
    ((isContact(profile) || isAccounts(profile)) && profile.line < 0.6 && profile.person < 0.5) ||
    isFigure(profile) ||
    (profile.averageWords > 12 && profile.long > 0.4 && !areListed(profile)),
  pronunciation: (profile) => isContact(profile) || isFigure(profile) || isProse(profile),
  firstName: (profile) => isContact(profile) || isFigure(profile) || profile.averageWords > 4,
  middleName: (profile) => isContact(profile) || isFigure(profile) || profile.averageWords > 4,
  lastName: (profile) => isContact(profile) || isFigure(profile) || profile.averageWords > 5,
  title: (profile) =>
    isContact(profile) ||
    isFigure(profile) ||
    isProse(profile) ||
    (isPlainlyPeople(profile) && profile.job < 0.2),
  company: (profile) =>
    profile.email > 0.5 ||
    profile.phone > 0.5 ||
    profile.urlText > 0.5 ||
    profile.file > 0.5 ||
    isFigure(profile) ||
    isCode(profile) ||
    arePaths(profile) ||
    !profile.values.some((value) => /\p{L}/u.test(value)) ||
    isTeam(profile) ||
    profile.long > 0.5 ||
    profile.particle > 0.5 ||
    (isPlainlyPeople(profile) && profile.given > 0.5 && profile.organisation < 0.1),
  email: (profile) =>
    profile.at < 0.1 &&
    (isPeople(profile) || profile.url > 0.5 || profile.phone > 0.5 || isFigure(profile) || isOfAll(profile)),
  phone: (profile) =>
    isCounter(profile) ||
    isRunning(profile) ||
    profile.email > 0.5 ||
    profile.url > 0.5 ||
    isPeople(profile) ||
    profile.date > 0.5 ||
    profile.averageWords > 6,
  bio: (profile) =>
    isContact(profile) || isFigure(profile) || (profile.averageWords < 3 && profile.filled > 2),
  expertise: (profile) => isContact(profile) || isFigure(profile) || isProse(profile),
  social: (profile) =>
    profile.averageWords > 6 ||
    (profile.averageWords > 3 && profile.at + profile.url === 0) ||
    profile.email > 0.6 ||
    profile.date > 0.5 ||
    profile.number > 0.5 ||
    isMeasured(profile) ||
    isOfAll(profile) ||
    leadsToItems(profile.values),
  linkedin: ({ severalWords, linkedin, number, filled }) =>
    filled > 2 && linkedin < 0.3 && (severalWords > 0.5 || number > 0.5),
  website: ({ url, at, averageWords, values }) =>
    url < 0.2 &&
    (averageWords > 2 ||
      at > 0.5 ||
      values.every((value) => !/\p{L}/u.test(value)) ||
      (values.length > 2 && values.every((value) => !value.includes('.')))),
  photo: ({ url, averageWords }) => url < 0.2 && averageWords > 3,
  interviewDate: ({ date }) => date < 0.5,
  interviewTime: ({ date }) => date > 0.5,
  episodeStatus: () => false,
  notes: isContact,
}

const flags = new Set(
  'yes no y n true false x ok done ja nein j oui non si sí no sim não nao nej nei kyllä ei tak nie t ano ne igen nem da nu evet hayır да нет так ні はい いいえ 是 否 네 아니요 نعم لا כן לא ✓ ✔ ✗ ✘ - 0 1'.split(
    ' ',
  ),
)
/** "Affiliate?": yes and no. */
export const isFlags = ({ values, filled }: ColumnProfile) =>
  filled > 1 && values.every((value) => flags.has(value.toLowerCase()))

/** Whether the values contradict what a header with this score says. */
export const plainlyOther = (field: ImportField, profile: ColumnProfile, score: number) =>
  isFlags(profile) || contradicts[field](profile) || (score < 0.9 && !fitsLoosely(field, profile))

/** Several people in a cell, a line each. */
const areListed = ({ texts, filled }: ColumnProfile) =>
  texts.filter((text) => peopleInLines(text)).length > filled * mostlyFigures

/** A word in the middle of a long header needs values that at least could be meant. */
function fitsLoosely(field: ImportField, profile: ColumnProfile): boolean {
  const { filled } = profile
  if (filled === 0) return true
  if (field === 'name') return profile.person > 0.3 || profile.given > 0.2
  if (field === 'email') return profile.at > 0.3
  if (field === 'phone') return profile.phone > 0.3
  if (field === 'linkedin') return profile.linkedin > 0.3 || profile.severalWords < 0.3
  if (field === 'website' || field === 'photo') return profile.url > 0.3
  if (field === 'bio') return profile.averageWords > 5 || areSentences(profile)
  if (field === 'social') return profile.at + profile.url > 0.3 || profile.values.some(mayBeAccount)
  if (field === 'title' && filled > 2 && !profile.values.some(looksLikeJob)) return false
  if (field === 'title' || field === 'company') return profile.averageWords < 12 && !isFewWords(profile)
  return !isFewWords(profile)
}

/** "anaruiz", "AnaRuiz" and "ana_ruiz"; a word with a capital letter before small ones is any word. */
const mayBeAccount = (text: string) => /^[\w.-]+$/.test(text) && !/^\p{Lu}\p{Ll}+$/u.test(text)

/** Languages that write few spaces, and modest people, say who somebody is in few words. */
const areSentences = ({ values, filled, averageWords }: ColumnProfile) =>
  averageWords > 1 && values.filter((value) => /[.。!]$/.test(value)).length > filled * mostlyFigures

/** The same one or two words again and again: "Yes" and "No". */
const isFewWords = ({ filled, unique, averageWords }: ColumnProfile) =>
  filled > 9 && unique < 0.15 && averageWords < 2

/** Whether the values say the same as the header. */
export function supports(field: ImportField, profile: ColumnProfile): boolean {
  if (profile.filled === 0) return false
  if (field === 'name') return profile.person > 0.5 || profile.given > 0.4
  if (field === 'firstName') return profile.given > 0.3
  if (field === 'title') return profile.job > 0.4
  if (field === 'company') return profile.organisation > 0.2
  if (field === 'bio') return profile.long > 0.4 || profile.averageWords > 12
  if (field === 'email' || field === 'phone' || field === 'linkedin') return profile[field] > 0.6
  return (field === 'website' || field === 'photo') && profile.url > 0.6
}

/** "Sala 2", "Main Hall": where something happens. */
export const isRoom = (text: string) =>
  /^(?:\p{L}{4,20}(?:raum|room|zaal)|sala|salón|salon|aula|salle|saal|raum|room|hall|zaal|taller|stage|track|auditori(?:o|um)|amphi)\s|\s(?:room|hall|stage|auditorium)$/iu.test(
    text,
  )

/** "@ana", "insta: @ana", "instagram.com/ana" */
const isAccount = (value: string) =>
  isHandle(value.replace(/^\p{L}{1,12} ?: ?/u, '')) || socialShare([value]) === 1

/** So few values say less about a column that no header explains. */
const fewValues = 8

/** One value in a long column says nothing. */
const someRows = 0.3

/** What a column without a telling header holds. Without any header at all, names are taken on weaker evidence. */
export function fromContent(profile: ColumnProfile, headerless: boolean): ColumnGuess | null {
  const { filled, person, given, job, organisation, averageWords, unique } = profile
  if (filled === 0 || isFigure(profile) || isRunning(profile)) return null
  const byShare = (field: ImportField, share: number) => found(field, 0.55 + 0.4 * share)
  if (profile.line > 0.6 && (profile.email > 0.3 || headerless) && given > 0.2)
    return { ...byShare('name', 1), also: ['email', 'title', 'company'] }
  if (profile.email > 0.6) return byShare('email', profile.email)
  if (profile.linkedin > 0.5) return byShare('linkedin', profile.linkedin)
  if (profile.image > 0.5) return byShare('photo', profile.image)
  if (profile.url > 0.6 && leadsToItems(profile.values)) return null
  if (profile.url > 0.6 && sharesHost(profile.values)) return null
  if (profile.url > 0.6) return byShare(socialShare(profile.values) > 0.6 ? 'social' : 'website', profile.url)
  const accounts = profile.values.filter(isAccount).length / filled
  if (filled > 1 && accounts > 0.6) return { ...byShare('social', accounts), also: ['website'] }
  if (profile.phone > 0.6) return byShare('phone', profile.phone)
  if (profile.long > 0.5) return byShare('bio', profile.long)
  // One value all the way down says where something happens, or what it is about
  const varied = headerless || filled === 1 || unique > 1 / filled
  if (varied && job > 0.5 && averageWords < 15 && job > given) return byShare('title', job)
  const enough = headerless || filled > fewValues ? 0.3 : 0.5
  const rooms = profile.values.filter(isRoom).length > filled / 2
  const alone = filled === 1 && profile.fill < someRows
  if (varied && !alone && !rooms && organisation > enough && averageWords < 12 && organisation > given)
    return byShare('company', Math.max(0.3, organisation))
  if (given > 0.25 && person > 0.5 && unique > 0.3) return byShare('name', Math.max(person, 0.8))
  if (person > (headerless ? 0.5 : 0.75) && unique > 0.5 && given > 0.1) return byShare('name', person)
  if (headerless && person > 0.6 && filled < 6) return byShare('name', person * 0.7)
  if (headerless && job > 0.4) return byShare('title', job)
  return null
}
