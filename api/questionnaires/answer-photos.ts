import { english } from '@cueroom/core/languages/english.ts'
import { storedPhotoPath } from '@cueroom/core/media/stored-photo.ts'
import { answerTo } from '@cueroom/core/questionnaires/answers.ts'
import type { Answers, Question } from '@cueroom/core/questionnaires/questionnaire.ts'
import type { Db } from '../db/tenant.ts'
import { savePhoto } from '../media/media.service.ts'
import { type Photo, readPhoto } from '../media/photo.ts'

/** The answers that are changed, where a guest sent some before. */
type Before = { responses: Answers } | undefined

/** Guests upload a photo: an address, also the path of a stored one, is accepted only if it was the answer before. */
export const strangePhotos = (questions: Question[], responses: Answers, before: Before) =>
  questions.flatMap(({ id, type }) => {
    const answer = type === 'photo' ? answerTo(responses, id) : undefined
    const isStrange = typeof answer === 'string' && !answer.startsWith('data:') && !isKept(id, answer, before)
    return isStrange ? [{ id, message: english.questionnaire.notImage }] : []
  })

const isKept = (id: string, photo: string, before: Before) =>
  before !== undefined && answerTo(before.responses, id) === photo

/** The photos among answers that are not stored yet. */
export async function readPhotos(
  questions: Question[],
  answers: Answers,
  before: Before,
): Promise<Map<string, Photo>> {
  const photos = new Map<string, Photo>()
  for (const { id, type } of questions) {
    const answer = type === 'photo' ? answerTo(answers, id) : undefined
    const isNew = typeof answer === 'string' && !isKept(id, answer, before)
    const photo = isNew ? await readPhoto(answer) : undefined
    if (photo) photos.set(id, photo)
  }
  return photos
}

/** The answers with the paths of their photos, which are stored. */
export async function storePhotos(
  db: Db,
  { answers, photos }: { answers: Answers; photos: Map<string, Photo> },
): Promise<Answers> {
  const responses: Answers = { ...answers }
  for (const [question, photo] of photos) {
    const { photoId, photoLink } = await savePhoto(db, photo)
    responses[question] = photoId ? storedPhotoPath(photoId) : photoLink!
  }
  return responses
}
