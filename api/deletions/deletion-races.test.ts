import type { PastDeletion } from '@cueroom/core/guests/guests.contract.ts'
import { describe, expect, test } from 'vitest'
import { startTestApi, type TestHost } from '../testing/api.ts'
import { alikeEngines } from '../testing/databases.ts'

const guestsPerShow = 30
const parallel = 20

describe.each(alikeEngines)('deletions at the same time on %s', (engine) => {
  const api = startTestApi({}, engine)

  /** A show with guests; every third has an introduction. */
  async function fill() {
    const host = await api.current.host()
    const guests = Array.from({ length: guestsPerShow }, (_, n) => ({ name: `Guest ${n}` }))
    const { ids } = await host.imports.create({ body: { guests } })
    const text = { contentType: 'introduction', provider: 'drafter', wordCount: 1, characterCount: 5 }
    await api.current
      .knex('generated_content')
      .insert(
        ids
          .filter((_, n) => n % 3 === 0)
          .map((guestId) => ({ ...text, tenantId: host.tenantId, guestId, content: 'Hello' })),
      )
    return { host, ids, before: await everything(host) }
  }

  const everything = async (host: TestHost) => {
    const { knex } = api.current
    const own = (table: string) => knex(table).where({ tenantId: host.tenantId }).orderBy('id')
    return { guests: await own('guests'), texts: await own('generated_content') }
  }

  /** Every record in the trash is in an entry on the list, and every entry holds as many as it says. */
  async function expectTrashToAddUp(host: TestHost, entries: PastDeletion[]) {
    const { guests, texts } = await everything(host)
    const held = (rows: { deletionId: string | null }[], id: string) =>
      rows.filter(({ deletionId }) => deletionId === id).length
    for (const { id, kind, count } of entries)
      expect({ id, count: held(kind === 'content' ? texts : guests, id) }).toEqual({ id, count })
    const listed = new Set(entries.map(({ id }) => id))
    const inTrash = [...guests, ...texts].flatMap(({ deletionId }) => deletionId ?? [])
    expect(inTrash.filter((id) => !listed.has(id))).toEqual([])
    // A guest's texts are in the guest's entry, unless they were deleted on their own
    const trashOf = new Map(guests.map(({ id, deletionId }) => [id, deletionId]))
    const own = new Set(entries.filter(({ kind }) => kind === 'content').map(({ id }) => id))
    const strays = texts.filter(
      ({ guestId, deletionId }) => !own.has(deletionId) && deletionId !== trashOf.get(guestId),
    )
    expect(strays).toEqual([])
  }

  async function expectRestoreToBringBackAll(host: TestHost, before: unknown) {
    for (const { id } of await host.guests.deletions())
      await host.guests.restore({ body: { deletionId: id } })
    expect(await everything(host)).toEqual(before)
    expect(await host.guests.deletions()).toEqual([])
  }

  test(`${parallel} times Delete All leave one entry, which restores everything`, async () => {
    const { host, before } = await fill()
    const replies = await Promise.all(Array.from({ length: parallel }, () => host.guests.removeAll()))
    expect(replies.map(({ deleted }) => deleted).filter(Boolean)).toEqual([guestsPerShow])
    expect(replies.filter(({ deletionId }) => deletionId)).toHaveLength(1)
    const entries = await host.guests.deletions()
    expect(entries).toMatchObject([
      { kind: 'guests', count: guestsPerShow, label: `${guestsPerShow} guests` },
    ])
    await expectTrashToAddUp(host, entries)
    await expectRestoreToBringBackAll(host, before)
  })

  test('one guest is deleted by exactly one of many, and the others learn that the guest is not there', async () => {
    const { host, ids, before } = await fill()
    const id = ids[0]!
    const results = await Promise.allSettled(
      Array.from({ length: parallel }, () => host.guests.remove({ params: { id } })),
    )
    const [done, refused] = [
      results.filter(({ status }) => status === 'fulfilled'),
      results.flatMap((result) => (result.status === 'rejected' ? [result.reason.status] : [])),
    ]
    expect(done).toHaveLength(1)
    expect(new Set(refused)).toEqual(new Set([404]))
    expect(await host.guests.deletions()).toMatchObject([{ kind: 'guest', count: 1 }])
    await expectRestoreToBringBackAll(host, before)
  })

  test('Delete All, single deletions, chosen ones and texts share the guests and lose none', async () => {
    const { host, ids, before } = await fill()
    const settled = await Promise.allSettled([
      ...ids.slice(0, 8).map((id) => host.guests.remove({ params: { id } })),
      ...ids
        .slice(0, 6)
        .map((id) => host.content.deleteByGuestAndType({ params: { guestId: id, type: 'introduction' } })),
      host.guests.removeMany({ body: { ids: ids.slice(4, 20) } }),
      host.guests.removeAll(),
      host.guests.removeMany({ body: { ids: ids.slice(4, 20).toReversed() } }),
      host.guests.removeAll(),
    ])
    const failures = settled.flatMap((result) => (result.status === 'rejected' ? [result.reason.status] : []))
    expect(failures.filter((status) => status !== 404)).toEqual([])
    expect(await host.guests.list()).toEqual([])
    const entries = await host.guests.deletions()
    const counted = entries.filter(({ kind }) => kind !== 'content')
    expect(counted.reduce((sum, { count }) => sum + count, 0)).toBe(guestsPerShow)
    await expectTrashToAddUp(host, entries)
    await expectRestoreToBringBackAll(host, before)
  })

  test('Restore at the same time as Delete All loses nothing, and every entry stays true', async () => {
    const { host, ids, before } = await fill()
    for (let round = 0; round < 5; round++) {
      const { deletionId } = await host.guests.removeMany({ body: { ids: ids.slice(0, 20) } })
      const restore = () => host.guests.restore({ body: { deletionId: deletionId! } })
      const settled = await Promise.allSettled([
        ...Array.from({ length: 5 }, restore),
        ...Array.from({ length: 5 }, () => host.guests.removeAll()),
      ])
      expect(settled.filter(({ status }) => status === 'rejected')).toEqual([])
      await expectTrashToAddUp(host, await host.guests.deletions())
      await expectRestoreToBringBackAll(host, before)
    }
  })
})
