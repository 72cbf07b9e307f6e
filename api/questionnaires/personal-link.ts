import type { App } from '../http/app.ts'
import { type Db, forTenant, tenantOf } from '../db/tenant.ts'
import { Guest } from '../guests/guest.model.ts'
import { isSigned, signatureOf } from '../http/signature.ts'
import { problem } from '../problems/problems.ts'

type Secrets = App['secrets']

/** Whom a personal link is for. Each time a guest's links are revoked, the next generation begins. */
export interface PersonalLink {
  guestId: number
  /** 0 for a guest whose links were never revoked. */
  generation: number
}

/** A link without its signature, such as "12" or, of a later generation, "12-3". */
export const linkName = ({ guestId, generation }: PersonalLink) =>
  generation === 0 ? `${guestId}` : `${guestId}-${generation}`

const signed = (questionnaireId: string, name: string) => `personal link\0${questionnaireId}\0${name}`

/** Address of a questionnaire at which the answers go to one guest, from the origin of the site. */
export function personalPath(questionnaireId: string, link: PersonalLink, [secret]: Secrets) {
  const name = linkName(link)
  return `/q/${questionnaireId}?guest=${name}.${signatureOf(signed(questionnaireId, name), secret)}`
}

const invalidLink = () =>
  problem(
    400,
    'invalid_link',
    'This personal link doesn’t work. Ask the host for a new one, or answer without it.',
  )

const revokedLink = () =>
  problem(
    410,
    'invalid_link',
    'This link no longer works. It was revoked or replaced. Ask the host for a new one, or answer without it.',
  )

/** What the `?guest=` of a personal link names. @throws 400 invalid_link unless we signed it. */
export function readLink(
  { secrets }: Pick<App, 'secrets'>,
  questionnaireId: string,
  text: string,
): PersonalLink {
  const [name = '', signature = ''] = text.split('.')
  const [, guestId, generation = 0] = /^(\d{1,10})(?:-([1-9]\d{0,8}))?$/.exec(name) ?? []
  if (guestId === undefined || !isSigned(signed(questionnaireId, name), signature, secrets))
    throw invalidLink()
  return { guestId: Number(guestId), generation: Number(generation) }
}

/** The guest of a personal link. @throws 400 invalid_link for one who was deleted, 410 for a link that was revoked. */
export async function findLinked(db: Db, { guestId, generation }: PersonalLink): Promise<Guest> {
  const guest = await Guest.live(db).findById(guestId)
  if (!guest) throw invalidLink()
  const [current] = await currentLinks(db, [guestId])
  if (current!.generation !== generation) throw revokedLink()
  return guest
}

/** The links that guests have now, in the order of the guests. */
export async function currentLinks(db: Db, guestIds: readonly number[]): Promise<PersonalLink[]> {
  const rows: PersonalLink[] = await forTenant(db, 'personal_links')
    .whereIn('guestId', guestIds)
    .select('guestId', 'generation')
  const generations = new Map(rows.map(({ guestId, generation }) => [guestId, generation]))
  return guestIds.map((guestId) => ({ guestId, generation: generations.get(guestId) ?? 0 }))
}

/** Ends all personal links that a guest has; those made from now on work. */
export const revokePersonalLinks = (db: Db, guestId: number) =>
  db('personal_links')
    .insert({ tenantId: tenantOf(db), guestId, generation: 1 })
    .onConflict(['tenantId', 'guestId'])
    .merge({ generation: db.raw('personal_links.generation + 1') })
