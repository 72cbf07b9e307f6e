import type { Knex } from 'knex'
import type { Ledger } from './load.ts'

/**
 * Sentences about what was confirmed to a host and is lost or doubled, and about rows of another show that a host saw.
 * @param knex a superuser's
 */
export async function compareLedger(knex: Knex, ledger: Ledger): Promise<string[]> {
  const findings = [...ledger.leaks]
  for (const [show, names] of ledger.confirmed) {
    const stored: string[] = await knex('guests').where({ tenantId: show }).pluck('name')
    const counted = new Set(stored)
    const lost = names.filter((name) => !counted.has(name))
    if (lost.length > 0) findings.push(`${show} lost ${lost.join(', ')}`)
    if (stored.length > counted.size)
      findings.push(`${show} has ${stored.length - counted.size} guests twice`)
    if (stored.some((name) => !name.startsWith(`${show} `))) findings.push(`${show} has guests of others`)
    const { title } = await knex('guests')
      .where({ tenantId: show, name: `${show} counter` })
      .first('title')
    const { saved, sent } = ledger.counters.get(show)!
    if (Number(title) < saved || Number(title) > sent)
      findings.push(`${show} has counted to ${title}, not to ${saved} to ${sent}`)
  }
  for (const { host, id, total } of ledger.batches) {
    const { state, done } = await host.client.batches.get({ params: { id } })
    const items = await host.client.batches.items({ params: { id }, query: { limit: total } })
    const texts = new Set(items.map(({ contentId }) => contentId)).size
    if (state !== 'done' || done !== total || texts !== total)
      findings.push(`a batch of ${host.show} is ${state} with ${texts} texts for ${total} guests`)
  }
  return findings
}
