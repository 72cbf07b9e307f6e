import type { Knex } from 'knex'

const columns: Record<string, string[]> = {
  guests: ['name', 'title', 'company', 'phone', 'linkedin', 'website'],
  questionnaires: ['title'],
  saved_sponsors: ['company_name', 'industry', 'estimated_budget_range', 'website_url'],
  sponsor_inquiries: ['company_name'],
  show_settings: ['podcast_name'],
  tenants: ['name', 'domain'],
}

// Fields of the settings that have several lines
const paragraphs = new Set([
  'bio',
  'targetAudience',
  'interviewPhilosophy',
  'methodologyDescription',
  'audienceExpectations',
  'sponsorshipGoal',
  'sponsorshipApproach',
])
const breaks = /[\t-\r\u0085\u2028\u2029]+/g
// The line shapes refuse these as well; written out, since a migration must not change with them
const unseen = /[\p{Cc}\u200b\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\uffff]/gu

const singleLine = (column: string) =>
  String.raw`btrim(regexp_replace(${column}, '[\t-\r\u0085\u2028\u2029]+', ' ', 'g'))`

/** Fields of one line refuse line breaks from now on: those stored before become spaces. */
export async function up(knex: Knex) {
  for (const [table, names] of Object.entries(columns)) {
    for (const name of names) {
      await knex.raw(
        `update ${table} set ${name} = ${singleLine(name)} where ${name} <> ${singleLine(name)} and ${singleLine(name)} <> ''`,
      )
    }
  }
  const rows = await knex('show_settings').select('id', 'hosts', 'show_methodology', 'sponsorship_settings')
  for (const { id, ...settings } of rows) {
    const tidy = withSingleLines(settings) as Record<string, unknown>
    if (JSON.stringify(tidy) === JSON.stringify(settings)) continue
    const written = Object.entries(tidy).map(([column, value]) => [column, value && JSON.stringify(value)])
    await knex('show_settings').where({ id }).update(Object.fromEntries(written))
  }
}

function withSingleLines(value: unknown, key = ''): unknown {
  if (typeof value === 'string')
    return paragraphs.has(key) ? value : value.replace(breaks, ' ').replace(unseen, '').trim()
  if (Array.isArray(value)) return value.map((item) => withSingleLines(item, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withSingleLines(inner, name)]),
  )
}

export async function down() {
  // What was tidied stays
}
