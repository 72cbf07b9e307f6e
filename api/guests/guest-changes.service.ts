import { statusForDate } from '@cueroom/core/guests/episode-status.ts'
import type { EpisodeStatus, ReceivedGuestChanges } from '@cueroom/core/guests/guest.ts'
import type { PartialModelObject } from 'objection'
import type { Db } from '../db/tenant.ts'
import { savePhoto } from '../media/media.service.ts'
import type { Photo } from '../media/photo.ts'
import { Guest, toGuest } from './guest.model.ts'
import { find, missingGuests } from './guests.service.ts'

/** Changes a guest, unless someone else did since the version that was read. @throws 409, 404. */
const change = async (db: Db, id: number, changes: PartialModelObject<Guest>, version?: number) =>
  toGuest(await Guest.updateVersion(db, { id, version }, changes))

export const update = (
  db: Db,
  id: number,
  { socialLinks, ...fields }: ReceivedGuestChanges,
  version?: number,
) => change(db, id, { ...fields, ...socialLinks }, version)

export const setStatus = (db: Db, id: number, episodeStatus: EpisodeStatus, version?: number) =>
  change(db, id, { episodeStatus }, version)

export async function setStatusOfMany(db: Db, ids: number[], episodeStatus: EpisodeStatus) {
  return {
    changed: await Guest.live(db).whereIn('id', ids).whereNot({ episodeStatus }).patch({ episodeStatus }),
    missing: await missingGuests(db, ids),
  }
}

interface Interview {
  interviewDate: string | null
  timeZone?: string | null | undefined
}

export function setInterviewDate(
  db: Db,
  id: number,
  { interviewDate, timeZone }: Interview,
  now: Date,
  version?: number,
) {
  const dates = { interviewDate, interviewTimeZone: interviewDate ? (timeZone ?? null) : null }
  const episodeStatus = statusForDate(interviewDate, now)
  return change(db, id, { ...dates, ...(episodeStatus && { episodeStatus }) }, version)
}

export async function setPhoto(db: Db, id: number, photo: Photo | undefined, version?: number) {
  await find(db, id)
  return change(db, id, photo ? await savePhoto(db, photo) : { photoId: null, photoLink: null }, version)
}
