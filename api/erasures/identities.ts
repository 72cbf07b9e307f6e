import { type Identity, mentionsOf } from '@cueroom/core/erasures/mentions.ts'
import { type Db, forTenant } from '../db/tenant.ts'
import type { Guest } from '../guests/guest.model.ts'

export type KnownGuest = Pick<Guest, 'id' | 'name' | 'email' | 'phone' | 'linkedin'>
type EarlierValues = { guestId: number } & Partial<Omit<KnownGuest, 'id'>>

const alikeMax = 100

/**
 * What identifies guests, now and before changes that are still known. What they share with a guest who stays, or with
 * the show or its hosts, identifies those too and is left out.
 */
export async function identitiesOf(
  db: Db,
  guests: KnownGuest[],
): Promise<{ people: Identity[]; alike: number[] }> {
  const known = Map.groupBy(
    [...guests.map(asValues), ...(await earlierValues(db, guests))],
    ({ guestId }) => guestId,
  )
  const staying = await othersLike(db, guests)
  const { names, emails, show } = await ofTheShow(db)
  const taken = new Set(
    [...names, ...emails, ...staying.flatMap(({ id: _, ...values }) => Object.values(values))].map(folded),
  )
  const free = (values: (string | null | undefined)[]) => [
    ...new Set(values.filter((value): value is string => Boolean(value) && !taken.has(folded(value)))),
  ]
  // A guest who calls themselves what the show is called would take its name out of every text
  const isOfShow = (name: string) => mentionsOf([{ ...nobody, names: [name] }]).in(show)
  const people = [...known.values()].map((all) => ({
    names: free(all.map(({ name }) => name)).filter((name) => !isOfShow(name)),
    emails: free(all.map(({ email }) => email)),
    phones: free(all.map(({ phone }) => phone)),
    links: free(all.map(({ linkedin }) => linkedin)),
  }))
  return { people, alike: staying.map(({ id }) => id).slice(0, alikeMax) }
}

const nobody: Identity = { names: [], emails: [], phones: [], links: [] }

const folded = (text: string | null | undefined) => text?.trim().toLowerCase() ?? ''

const asValues = ({ id, ...values }: KnownGuest): EarlierValues => ({ guestId: id, ...values })

/** What imports changed about them, and the addresses they answered from. */
async function earlierValues(db: Db, guests: KnownGuest[]): Promise<EarlierValues[]> {
  const ids = guests.map(({ id }) => id)
  const changes = await forTenant(db, 'import_changes')
    .whereRaw('guest_id = any(?::int[])', [ids])
    .select('guestId', 'before', 'after')
  const answers = await forTenant(db, 'questionnaire_responses')
    .whereRaw('guest_id = any(?::int[])', [ids])
    .whereNotNull('guestEmail')
    .distinct('guestId', 'guestEmail')
  return [
    ...changes.flatMap(({ guestId, before, after }) => [
      { guestId, ...before },
      { guestId, ...after },
    ]),
    ...answers.map(({ guestId, guestEmail }) => ({ guestId, email: guestEmail })),
  ]
}

/** Guests who stay, with a name or email of one who does not. */
const othersLike = (db: Db, guests: KnownGuest[]): Promise<KnownGuest[]> =>
  forTenant(db, 'guests')
    .whereRaw('id <> all(?::int[])', [guests.map(({ id }) => id)])
    .where((either) =>
      either
        .whereRaw('lower(name) = any(?::text[])', [guests.map(({ name }) => name.toLowerCase())])
        .orWhereRaw('lower(email) = any(?::text[])', [
          guests.flatMap(({ email }) => email?.toLowerCase() ?? []),
        ]),
    )
    .orderBy('id')
    .select('id', 'name', 'email', 'phone', 'linkedin')

async function ofTheShow(db: Db) {
  const account = await db('tenants').first('email')
  const settings = await forTenant(db, 'show_settings').first('hosts', 'podcastName')
  const hosts = (settings?.hosts ?? []) as { name?: string }[]
  return {
    names: hosts.flatMap(({ name }) => name ?? []),
    emails: [account?.email as string],
    show: settings?.podcastName,
  }
}
