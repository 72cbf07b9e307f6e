import type { App } from '../http/app.ts'
import type { Db } from '../db/tenant.ts'
import { Guest } from '../guests/guest.model.ts'
import { isSigned, signatureOf } from '../http/signature.ts'
import { problem } from '../problems/problems.ts'

type Secrets = App['secrets']

const signed = (questionnaireId: string, guestId: number) => `personal link\0${questionnaireId}\0${guestId}`

/** Address of a questionnaire at which the answers go to one guest, from the origin of the site. */
export const personalPath = (questionnaireId: string, guestId: number, [secret]: Secrets) =>
  `/q/${questionnaireId}?guest=${guestId}.${signatureOf(signed(questionnaireId, guestId), secret)}`

const invalidLink = () =>
  problem(
    400,
    'invalid_link',
    'This personal link doesn’t work. Ask the host for a new one, or answer without it.',
  )

/** The guest that the `?guest=` of a personal link names. @throws 400 invalid_link unless we signed it. */
export function linkedGuest(
  { secrets }: Pick<App, 'secrets'>,
  questionnaireId: string,
  text: string,
): number {
  const guestId = signedGuest(text, questionnaireId, secrets)
  if (guestId === undefined) throw invalidLink()
  return guestId
}

/** The guest of a personal link. @throws 400 invalid_link for one who was deleted. */
export async function findLinked(db: Db, guestId: number): Promise<Guest> {
  const guest = await Guest.live(db).findById(guestId)
  if (!guest) throw invalidLink()
  return guest
}

function signedGuest(text: string, questionnaireId: string, secrets: Secrets): number | undefined {
  const [id = '', signature = ''] = text.split('.')
  const guestId = Number(id)
  const genuine = /^\d{1,10}$/.test(id) && isSigned(signed(questionnaireId, guestId), signature, secrets)
  return genuine ? guestId : undefined
}
