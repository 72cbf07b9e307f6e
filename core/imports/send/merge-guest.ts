import { guestLinks, type GuestText, guestTexts, maxNotes } from '../../guests/guest-fields.ts'
import type { EpisodeStatus, Guest, GuestChanges } from '../../guests/guest.ts'
import { clockIn, momentOf } from '../../guests/interview-time.ts'
import type { GuestMerge, ImportedGuest, MergeWay } from '../imports.contract.ts'

/** What becomes of a row about a guest the show has: nothing, its blanks filled, its fields replaced, or a second guest. */
export const duplicateChoices = ['skip', 'fill', 'update', 'create'] as const
export type DuplicateChoice = (typeof duplicateChoices)[number]

/** What a merge reads and writes of a guest. */
export type MergedFields = Pick<
  Guest,
  | 'name'
  | GuestText
  | 'expertise'
  | 'socialLinks'
  | 'interviewDate'
  | 'interviewTimeZone'
  | 'episodeStatus'
  | 'notes'
>
/** What a merge changes. */
export type MergeChanges = GuestChanges & {
  interviewDate?: string
  interviewTimeZone?: string
  episodeStatus?: EpisodeStatus
}

interface MergeContext extends Pick<GuestMerge, 'way' | 'by'> {
  interviewDay?: string | undefined
  /** IANA time zone in which the file's dates were read. */
  timeZone?: string | undefined
}

/** What a row changes about the guest it is about: blanks alone, or everything the row knows otherwise. */
export function changesTo(
  here: MergedFields,
  row: ImportedGuest,
  { way, by, interviewDay, timeZone }: MergeContext,
): MergeChanges {
  const changes: MergeChanges = {}
  const takes = (now: string | null, read: string | null | undefined) =>
    Boolean(read) && (way === 'fill' ? !now : !isSameText(now, read!))
  for (const field of guestTexts) if (takes(here[field], row[field])) changes[field] = row[field]
  for (const field of guestLinks) {
    const read = row.socialLinks?.[field]
    if (takes(here.socialLinks[field], read)) changes.socialLinks = { ...changes.socialLinks, [field]: read }
  }
  const expertise = row.expertise ?? []
  const other = way === 'fill' ? here.expertise.length === 0 : !isSameList(here.expertise, expertise)
  if (expertise.length > 0 && other) changes.expertise = expertise
  const notes = mergedNotes(here.notes, row.notes, way)
  if (notes !== here.notes) changes.notes = notes
  const { interviewDate, interviewTimeZone } = row
  if (way === 'update' && here.interviewDate && interviewDay)
    Object.assign(changes, movedTo(interviewDay, here, timeZone))
  else if (
    interviewDate &&
    (way === 'fill' ? !here.interviewDate : !isSameMoment(here.interviewDate, interviewDate))
  )
    Object.assign(changes, { interviewDate, ...(interviewTimeZone && { interviewTimeZone }) })
  if (
    row.episodeStatus &&
    takesStatus(here, row.episodeStatus, { way, moves: Boolean(changes.interviewDate) })
  )
    changes.episodeStatus = row.episodeStatus
  // Whoever was found by name has it already, in the spelling the host chose
  if (way === 'update' && by !== 'name' && takes(here.name, row.name)) changes.name = row.name
  return changes
}

/** Programs write apostrophes and quotation marks in several forms, which make no other text. */
const isSameText = (one: string | null, other: string) =>
  one !== null && plainSigns(one) === plainSigns(other)
const plainSigns = (text: string) =>
  text
    .normalize()
    .replace(/[‘’‚‛ʼ´`＇]/g, "'")
    .replace(/[“”„‟«»＂]/g, '"')
    .replace(/[‐‑]/g, '-')
    .replace(/[\u00a0\u202f]/g, ' ')

/** A day without a time doesn't change the time of the interview, and where that is the same day, nothing. */
function movedTo(day: string, here: MergedFields, fileZone = 'UTC'): MergeChanges {
  const timeZone = here.interviewTimeZone ?? fileZone
  const { date, time } = clockIn(here.interviewDate!, timeZone)
  const moment = date === day ? undefined : momentOf({ date: day, time }, timeZone)
  return moment ? { interviewDate: moment.toISOString(), interviewTimeZone: timeZone } : {}
}

/**
 * No status is ever blank, so one fills none, except with the date that it belongs to. A date that moves would give the guest
 * another status than the row says, so the row's goes along even where it is the guest's.
 */
function takesStatus(
  here: MergedFields,
  read: EpisodeStatus,
  { way, moves }: { way: MergeWay; moves: boolean },
): boolean {
  if (moves) return way === 'update' || here.episodeStatus === 'unscheduled'
  return way === 'update' && here.episodeStatus !== read
}

/** The host's own notes are never replaced: an update adds the file's below them. */
function mergedNotes(here: string | null, read: string | null | undefined, way: MergeWay) {
  if (!read || (here && plainSigns(here).includes(plainSigns(read))) || (here && way === 'fill')) return here
  const all = here ? `${here}\n\n${read}` : read
  return all.length > maxNotes ? here : all
}

const isSameMoment = (one: string | null, other: string) =>
  one !== null && new Date(one).getTime() === new Date(other).getTime()

const isSameList = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((entry, index) => isSameText(entry, other[index]!))
