import { type Features, planFeatures } from '@cueroom/core/entitlements/features.ts'
import type { Knex } from 'knex'
import { inPlatform, inTenant } from '../db/tenant.ts'
import { addDefaultQuestionnaire } from '../questionnaires/questionnaires.service.ts'

/** The show that is made at first start. */
export const firstTenantId = 'default'

interface FirstShow {
  name: string
  email: string
  passwordHash: string
  features?: Features
}

/** Adds a show that is ready to be signed in to. The default questionnaire comes with it. */
export async function addShow(knex: Knex, show: FirstShow, id = firstTenantId) {
  await inPlatform(knex, (db) =>
    db('tenants').insert({
      id,
      name: show.name,
      email: show.email,
      subscriptionStatus: 'active',
      subscriptionPlan: 'pro',
      features: JSON.stringify(show.features ?? planFeatures.pro),
    }),
  )
  // The platform may not set passwords: only setup links do, and this seed as the owner of the tables
  await knex('tenants').where({ id }).update({ passwordHash: show.passwordHash, isSetupComplete: true })
  await inTenant(knex, id, (db) => addDefaultQuestionnaire(db, show.name))
  return id
}
