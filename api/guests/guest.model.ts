import { storedPhotoFolder, storedPhotoPath } from '@cueroom/core/media/stored-photo.ts'
import { type Guest as GuestRecord, Guest as GuestShape, GuestCard } from '@cueroom/core/guests/guest.ts'
import type { AskedQuestion, Wordings } from '@cueroom/core/questionnaires/questionnaire.ts'
import { currentWordings, outdatedWordings, wordedAnswers } from '@cueroom/core/questionnaires/wordings.ts'
import { Model } from '../db/model.ts'
import { writtenRow } from '../db/written-row.ts'

export interface Guest extends Omit<GuestRecord, 'socialLinks' | 'questionnaire'> {
  linkedin: string | null
  website: string | null
  photoId: string | null
  photoLink: string | null
  responses: GuestRecord['questionnaire']['responses']
  asked: AskedQuestion[]
  wordings: Wordings
  submittedAt: string | null
  updatedAt: string
  deletedAt: string | null
  deletionId: string | null
}

/** A person on, or considered for, the show. */
export class Guest extends Model {
  static override tableName = 'guests'
  static override isTrashed = true
  static override jsonAttributes = ['responses', 'asked', 'wordings']
}

const photoOf = ({ photoId, photoLink }: Pick<Guest, 'photoId' | 'photoLink'>) =>
  photoId ? storedPhotoPath(photoId) : photoLink

/** The guest as the contract shows it. */
export const toGuest = (row: Guest): GuestRecord => ({
  ...row,
  socialLinks: { linkedin: row.linkedin, website: row.website },
  questionnaire: {
    photo: photoOf(row),
    responses: row.responses,
    wordings: row.wordings,
    asked: row.asked,
    submittedAt: row.submittedAt,
  },
})

/** A guest as texts and exports use one: with answers in the host's wording. */
export const inHostsWording = <G extends Pick<Guest, 'responses' | 'wordings'>>(guest: G) => ({
  ...guest,
  responses: wordedAnswers(guest),
  currentWordings: currentWordings(guest),
  outdatedWordings: outdatedWordings(guest),
})

const photo = `case when photo_id is null then photo_link else '${storedPhotoFolder}' || photo_id end`
// Of most guests nothing was asked, and to look for it in each row takes long
const asked = `case when asked = '[]' then '[]'
  else (select json_agg(json_strip_nulls(json_build_object('id', q -> 'id', 'question', q -> 'question', 'type', q -> 'type'))
    order by n) from jsonb_array_elements(asked) with ordinality each_asked(q, n)) end`

/** Guests as the contract shows them, for long lists. */
export const wholeRow = writtenRow(GuestShape, { 'questionnaire.photo': photo, 'questionnaire.asked': asked })

/** The same for cards. The biography is cut in the database to keep long lists small. */
export const cardRow = writtenRow(
  GuestCard,
  { photo, bio: 'left(bio, 151)', hasResponses: 'answered' },
  48 * 1024,
)
