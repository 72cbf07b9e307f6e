import type { ReceivedSponsor, ReceivedSponsorChanges } from '@cueroom/core/sponsors/saved-sponsor.ts'
import type { SponsorsQuery } from '@cueroom/core/sponsors/sponsors.contract.ts'
import type { PartialModelObject } from 'objection'
import { nativeError } from '../problems/native-error.ts'
import { type List, readPage } from '../db/pages.ts'
import { type Db, forTenant } from '../db/tenant.ts'
import { moveToTrash } from '../deletions/deletions.service.ts'
import { conflict, notFound } from '../problems/problems.ts'
import { Sponsor } from './sponsor.model.ts'

/** A page of the saved sponsors, newest first. */
export const list = (db: Db, query: SponsorsQuery) => readPage<Sponsor>(db, listOf(db), query)

/** All saved sponsors, as a list to be read in parts. */
export const listOf = (db: Db): List => ({
  rows: Sponsor.live(db).toKnexQuery(),
  all: forTenant(db, 'saved_sponsors'),
})

/** @throws 404 */
export const get = (db: Db, id: number) => Sponsor.live(db).findById(id).throwIfNotFound()

const alreadySaved = (company: string) => conflict(`${company} is already saved`, 'already_saved')

/** Saves a sponsor; undefined if the show has one of that name. */
async function save(db: Db, sponsor: ReceivedSponsor): Promise<Sponsor | undefined> {
  const [row] = await forTenant(db, 'saved_sponsors').insert(sponsor).onConflict().ignore().returning('id')
  return row && (await get(db, row.id))
}

/** @throws 409 where the show has a sponsor of that name. */
export async function create(db: Db, sponsor: ReceivedSponsor) {
  const saved = await save(db, sponsor)
  if (!saved) throw alreadySaved(sponsor.companyName)
  return saved
}

/** Saves those whose name is new to the show, and says which were not. */
export async function createMany(db: Db, sponsors: ReceivedSponsor[]) {
  const saved: Sponsor[] = []
  const skipped: string[] = []
  for (const sponsor of sponsors) {
    const one = await save(db, sponsor)
    if (one) saved.push(one)
    else skipped.push(sponsor.companyName)
  }
  return { saved, skipped }
}

/** Changes a sponsor, unless someone else did since the version that was read. @throws 404, 409. */
export const update = (db: Db, id: number, changes: ReceivedSponsorChanges, version: number | undefined) =>
  Sponsor.updateVersion(db, { id, version }, changes as PartialModelObject<Sponsor>).catch((error: Error) => {
    throw nativeError(error).code === '23505' ? alreadySaved(changes.companyName ?? '') : error
  })

export async function remove(db: Db, id: number) {
  const { companyName } = await get(db, id)
  const deletion = await moveToTrash(db, { kind: 'sponsor', label: companyName, ids: [id] })
  if (deletion.deleted === 0) throw notFound('Sponsor')
  return deletion
}
