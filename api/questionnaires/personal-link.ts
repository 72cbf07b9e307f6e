import { createHmac, timingSafeEqual } from 'node:crypto'
import type { App } from '../http/app.ts'
import type { Db } from '../db/tenant.ts'
import { Guest } from '../guests/guest.model.ts'
import { problem } from '../problems/problems.ts'

/** The secrets of the server: the first signs, all verify. */
type Secrets = [string, ...string[]]

const signature = (questionnaireId: string, guestId: number, secret: string) =>
  createHmac('sha256', secret)
    .update(`personal link\0${questionnaireId}\0${guestId}`)
    .digest('base64url')
    .slice(0, 22)

/** Address of a questionnaire at which the answers go to one guest, from the origin of the site. */
export const personalPath = (questionnaireId: string, guestId: number, [secret]: Secrets) =>
  `/q/${questionnaireId}?guest=${guestId}.${signature(questionnaireId, guestId, secret)}`

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
  const [id = '', signed = ''] = text.split('.')
  if (!/^\d{1,10}$/.test(id)) return undefined
  const given = Buffer.from(signed)
  const genuine = secrets.some((secret) => {
    const expected = Buffer.from(signature(questionnaireId, Number(id), secret))
    return expected.length === given.length && timingSafeEqual(expected, given)
  })
  return genuine ? Number(id) : undefined
}
