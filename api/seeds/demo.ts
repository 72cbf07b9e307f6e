import type { Knex } from 'knex'
import { demoHost } from '../config/demo.ts'
import { firstTenantId } from '../tenants/first-show.ts'

/** Creates the sample show in an empty demo installation; does nothing if there is a show. */
export async function seedDemo(knex: Knex, now = new Date()) {
  await dropUnfinished(knex)
  if (await knex('tenants').first('id')) return
  // Every other start does without its drafter and tagger, a seventh of the work until the server is ready
  const { addSampleShow } = await import('./sample-show.ts')
  await addSampleShow(knex, now)
}

// The settings come with everything else in the last step: without them, a first start was interrupted
const dropUnfinished = (knex: Knex) =>
  knex('tenants')
    .where({ id: firstTenantId, email: demoHost.email })
    .whereNotExists(knex('show_settings').where({ tenantId: firstTenantId }))
    .delete()
