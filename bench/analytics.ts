import { createTestApi, type TestHost } from '@cueroom/api/testing/api.ts'
import type { Knex } from 'knex'
import { measure, table } from './measure.ts'

const questions = 20
const questionnaires = 20
/** Visits that make a million events: each is a view, half of them a start with ten answers. */
const visits = 150_000

/** The analytics of a show with a million events in a year, asked for over a real socket. */
export async function* benchAnalytics(): AsyncGenerator<string> {
  const api = await createTestApi()
  api.use({ limits: { ...api.app.limits, take: async () => {} } })
  try {
    const host = await api.host()
    const id = await fill(api.knex, host)
    const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10)
    const work = {
      '90 days, all questionnaires': () => host.analytics.get(),
      'a year, all questionnaires': () => host.analytics.get({ query: { from: day(364) } }),
      'a year, one questionnaire': () => host.analytics.get({ query: { from: day(364), questionnaire: id } }),
    }
    const counted = await api.knex('questionnaire_days').sum({ events: 'count' }).first()
    const events = Number(counted?.events).toLocaleString('en')
    yield table(`All charts of a show with ${events} events`, await measure(work, 30))
  } finally {
    await api.close()
  }
}

async function fill(knex: Knex, host: TestHost): Promise<string> {
  const asked = Array.from({ length: questions }, (_, n) => ({
    ...{ id: `q${n}`, question: `Question ${n}`, type: 'text' as const },
  }))
  const ids: string[] = []
  for (let n = 0; n < questionnaires; n++)
    ids.push((await host.questionnaires.create({ body: { title: `Form ${n}`, questions: asked } })).id)
  // Filling takes longer than a call may
  await knex.transaction(async (db) => {
    await db.raw('set local statement_timeout = 0')
    await addRows(db, host.tenantId, ids)
  })
  // As autovacuum leaves them
  await knex.raw('vacuum analyze')
  return ids[0]!
}

async function addRows(knex: Knex, tenantId: string, ids: string[]) {
  const perDay = visits / questionnaires / 365
  await knex.raw(
    `insert into questionnaire_days (tenant_id, questionnaire_id, day, measure, detail, count)
     select ?, q.id, (now() - make_interval(days => d))::date, m.measure, m.detail, ceil(m.share * ?)
     from unnest(?::text[]) q (id), generate_series(0, 364) d, (
       select 'view' measure, '' detail, 1.0 share union all select 'start', '', 0.5
       union all select 'completion', '', 0.25
       union all select 'seconds', (60 * n)::text, 0.03 from generate_series(1, 8) n
       union all select 'answered', 'q' || n, 0.5 - n * 0.02 from generate_series(0, ?) n
     ) m`,
    [tenantId, perDay, ids, questions - 1],
  )
  await knex.raw(
    `insert into guests (tenant_id, name, episode_status, interview_date)
     select ?, 'Guest ' || n, 'completed', now() - make_interval(hours => n % 8000) from generate_series(1, 20000) n`,
    [tenantId],
  )
  await knex.raw(
    `insert into questionnaire_sends (tenant_id, questionnaire_id, guest_id, sent_at)
     select tenant_id, ?, id, interview_date - interval '20 days' from guests where tenant_id = ?`,
    [ids[0]!, tenantId],
  )
  await knex.raw(
    `insert into questionnaire_responses (tenant_id, questionnaire_id, guest_id, responses, questions, unique_token, submitted_at)
     select tenant_id, ?, id, '{}', '[]', id::text, interview_date - interval '12 days' from guests where tenant_id = ?`,
    [ids[0]!, tenantId],
  )
  await knex.raw(
    `insert into generated_content (tenant_id, guest_id, content_type, content, word_count, character_count, provider, created_at)
     select tenant_id, id, 'introduction', 'Our guest.', 2, 10, 'drafter', interview_date from guests,
       generate_series(1, 5) where tenant_id = ?`,
    [tenantId],
  )
}
