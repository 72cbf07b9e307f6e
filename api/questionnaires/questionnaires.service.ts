import type { Knex } from 'knex'
import { inTenant, inVisitor } from '../db/tenant.ts'
import { notFound } from '../http/problems.ts'
import { Questionnaire } from './questionnaire.model.ts'

/** An active questionnaire by its public address. @throws 404 for any other: unknown, deleted or switched off. */
export async function showPublic(knex: Knex, id: string) {
  const { rows } = await inVisitor(knex, async (db) =>
    db.raw<{ rows: { tenant: string | null }[] }>('select cueroom.tenant_of_questionnaire(?) as tenant', [
      id,
    ]),
  )
  const tenantId = rows[0]?.tenant
  if (!tenantId) throw notFound('Questionnaire')
  return inTenant(knex, tenantId, async (db) =>
    Questionnaire.own(db).findById(id).where({ isActive: true }).whereNull('deletedAt').throwIfNotFound(),
  )
}
