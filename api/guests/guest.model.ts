import type { Guest as GuestRecord, GuestCard } from '@cueroom/core/guests/guest.ts'
import type { Question } from '@cueroom/core/questionnaires/questionnaire.ts'
import { raw } from 'objection'
import { Model } from '../db/model.ts'

export interface Guest extends Omit<GuestRecord, 'socialLinks' | 'questionnaire'> {
  linkedin: string | null
  website: string | null
  photoId: string | null
  photoLink: string | null
  responses: GuestRecord['questionnaire']['responses']
  asked: Pick<Question, 'id' | 'question'>[]
  submittedAt: string | null
  deletedAt: string | null
  deletionId: string | null
}

/** A person on, or considered for, the show. */
export class Guest extends Model {
  static override tableName = 'guests'
  static override isTrashed = true
  static override jsonAttributes = ['responses', 'asked']
}

const photoOf = ({ photoId, photoLink }: Pick<Guest, 'photoId' | 'photoLink'>) =>
  photoId ? `/media/${photoId}` : photoLink

/** The guest as the contract shows it. */
export const toGuest = (row: Guest): GuestRecord => ({
  ...row,
  socialLinks: { linkedin: row.linkedin, website: row.website },
  questionnaire: {
    photo: photoOf(row),
    responses: row.responses,
    asked: row.asked,
    submittedAt: row.submittedAt,
  },
})

/** Columns of a card: the bio is cut where it lies, so that a long list stays small. */
export const cardColumns = [
  'id',
  'name',
  'email',
  'phone',
  'company',
  'title',
  'social',
  'interviewDate',
  'interviewTimeZone',
  'episodeStatus',
  'linkedin',
  'website',
  'photoId',
  'photoLink',
  'version',
  'createdAt',
  raw('left(bio, 151)').as('bio'),
  raw("responses <> '{}'").as('hasResponses'),
] as const

type CardRow = Omit<GuestCard, 'socialLinks' | 'photo'> &
  Pick<Guest, 'linkedin' | 'website' | 'photoId' | 'photoLink'>

export const toCard = (row: CardRow): GuestCard => ({
  ...row,
  socialLinks: { linkedin: row.linkedin, website: row.website },
  photo: photoOf(row),
})
