import type { Knex } from 'knex'

export async function up(knex: Knex) {
  await knex.raw(`
    -- A period of all questionnaires is read from the index alone
    create index questionnaire_days_of_period on questionnaire_days (tenant_id, day)
      include (measure, questionnaire_id, detail, count)
      where measure in ('view', 'start', 'completion', 'seconds');
  `)
}

export async function down(knex: Knex) {
  await knex.raw('drop index questionnaire_days_of_period')
}
