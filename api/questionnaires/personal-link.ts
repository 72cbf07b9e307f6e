import { createHmac, timingSafeEqual } from 'node:crypto'

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

/** The guest a personal link names; undefined where the signature is not ours. */
export function guestOfLink(text: string, questionnaireId: string, secrets: Secrets): number | undefined {
  const [id = '', signed = ''] = text.split('.')
  if (!/^\d{1,10}$/.test(id)) return undefined
  const given = Buffer.from(signed)
  const genuine = secrets.some((secret) => {
    const expected = Buffer.from(signature(questionnaireId, Number(id), secret))
    return expected.length === given.length && timingSafeEqual(expected, given)
  })
  return genuine ? Number(id) : undefined
}
