import type { GuestsByTexts } from '../content/content.contract.ts'
import { comingUp } from '../content/readiness.ts'
import { textCounts } from '../content/text-counts.ts'
import { asCard } from '../guests/guest-card.ts'
import type * as z from 'zod'
import type { Guest, GuestCard } from '../guests/guest.ts'
import { type GuestOrder, type GuestSortKey, newestFirst, parseSort } from '../guests/guest-sort.ts'
import type {
  GuestAgenda,
  GuestCounts,
  GuestListQuery,
  Interview,
  InterviewsQuery,
} from '../guests/guests.contract.ts'
import { searchWords } from '../guests/search-words.ts'
import { locale } from '../text/format.ts'

type AnyGuest = z.input<typeof Guest> | GuestCard
type ReadTexts = () => GuestsByTexts | Promise<GuestsByTexts>

const cardOf = (guest: AnyGuest): GuestCard => ('questionnaire' in guest ? asCard(guest as Guest) : guest)
const hasAnswered = (guest: AnyGuest) => cardOf(guest).hasResponses

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')

function contains({ name, company, title }: AnyGuest, search = '') {
  const text = fold(`${name}\n${company ?? ''}\n${title ?? ''}`)
  return searchWords(search).every((word) => text.includes(fold(word)))
}

const collator = new Intl.Collator(locale, { sensitivity: 'base', numeric: true })
const at = ({ interviewDate }: AnyGuest) => Date.parse(interviewDate ?? '')
const isPast = (guest: AnyGuest) => Number(at(guest) < Date.now())

const lacks: Partial<Record<GuestSortKey, (guest: AnyGuest) => boolean>> = {
  company: ({ company }) => !company,
  date: ({ interviewDate }) => !interviewDate,
}

/** The guests in order; equal ones stay newest first, as they are given. */
function inOrder(
  guests: AnyGuest[],
  { by, descending }: GuestOrder,
  texts: Map<number, number> | undefined,
): AnyGuest[] {
  if (by === 'added') return descending ? guests : guests.toReversed()
  const values: Record<Exclude<GuestSortKey, 'added'>, (a: AnyGuest, b: AnyGuest) => number> = {
    name: (a, b) => collator.compare(a.name, b.name),
    company: (a, b) => collator.compare(a.company ?? '', b.company ?? ''),
    date: (a, b) => isPast(a) - isPast(b) || at(a) - at(b),
    answered: (a, b) => Number(hasAnswered(a)) - Number(hasAnswered(b)),
    texts: (a, b) => (texts?.get(a.id) ?? 0) - (texts?.get(b.id) ?? 0),
  }
  const isLacking = lacks[by] ?? (() => false)
  const sign = descending ? -1 : 1
  return guests.toSorted((a, b) => Number(isLacking(a)) - Number(isLacking(b)) || sign * values[by](a, b))
}

/** The guests that a query leaves, in its order, from the whole list or a page of it. */
export async function fakeGuestList(
  guests: readonly AnyGuest[],
  query: GuestListQuery,
  readTexts: ReadTexts | undefined,
): Promise<AnyGuest[]> {
  const { search, status, answered, ids, texts, sort } = query
  const order = parseSort(sort, newestFirst)
  const byTexts = texts || order.by === 'texts' ? await readTexts?.() : undefined
  const isLeft = ({ id }: AnyGuest) =>
    texts === undefined || texts === 'no-introduction'
      ? texts === undefined || !byTexts?.introductions.includes(id)
      : byTexts?.[texts === 'note-check' ? 'noteCheck' : 'outOfDate'].includes(id)
  const left = guests.filter(
    (guest) =>
      contains(guest, search) &&
      (!ids || ids.split(',').includes(String(guest.id))) &&
      (!status || guest.episodeStatus === status) &&
      (!answered || hasAnswered(guest) === (answered === 'yes')) &&
      isLeft(guest),
  )
  return inOrder(left, order, byTexts && textCounts(byTexts))
}

export function fakeGuestCounts(guests: readonly AnyGuest[], search: string | undefined): GuestCounts {
  const found = guests.filter((guest) => contains(guest, search))
  const ofStatus = (status: string) => found.filter(({ episodeStatus }) => episodeStatus === status).length
  return {
    all: found.length,
    unscheduled: ofStatus('unscheduled'),
    upcoming: ofStatus('upcoming'),
    completed: ofStatus('completed'),
    unanswered: found.filter((guest) => !hasAnswered(guest)).length,
  }
}

const week = 7 * 86_400_000

export function fakeAgenda(guests: readonly AnyGuest[]): GuestAgenda {
  const now = Date.now()
  const cards = guests.map(cardOf)
  const { next, later } = comingUp(cards, now)
  const planned = next ? [next, ...later] : later
  return {
    guests: planned.slice(0, 20),
    planned: planned.length,
    nextWeek: new Set(cards.map(at).filter((date) => date > now && date < now + week)).size,
    total: guests.length,
  }
}

/** The interviews between two moments, soonest first. */
export const fakeInterviews = (guests: readonly AnyGuest[], { from, to }: InterviewsQuery): Interview[] =>
  guests
    .flatMap(({ id, name, interviewDate }) => (interviewDate ? [{ id, name, interviewDate }] : []))
    .filter(({ interviewDate }) => {
      const moment = Date.parse(interviewDate)
      return moment >= Date.parse(from) && (!to || moment < Date.parse(to))
    })
    .toSorted((a, b) => Date.parse(a.interviewDate) - Date.parse(b.interviewDate))
