import { describe, expect, test } from 'vitest'
import { inTenant } from '../db/tenant.ts'
import { startTestApi, type TestHost } from '../testing/api.ts'

/** How often everything is deleted and restored; `CUEROOM_ENDURE` sets it to many. */
const rounds = process.env['CUEROOM_ENDURE'] ? 50 : 3

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const names = ['Ada', 'Łucja “the 鯨” Ångström', '<b>Bobby</b>; drop table', '👩‍👩‍👧‍👦', 'ليلى']

describe('delete and undo', () => {
  const api = startTestApi()

  async function fill(host: TestHost) {
    const { ids } = await host.imports.create({
      body: { guests: names.map((name) => ({ name, bio: `${name}\n\n${name}`, expertise: [name] })) },
    })
    await host.guests.setPhoto({ params: { id: ids[0]! }, body: { photo: pixel } })
    await host.guests.setInterviewDate({
      params: { id: ids[1]! },
      body: { interviewDate: '2099-01-01T10:00:00.123Z', timeZone: 'Europe/Warsaw' },
    })
    await inTenant(api.current.knex, host.tenantId, (db) =>
      db('guests')
        .where({ id: ids[2]! })
        .update({
          responses: JSON.stringify({ q1: names, bio: '\\ " \u2028' }),
          asked: JSON.stringify([{ id: 'q1', question: 'Who?' }]),
          submittedAt: '2026-11-01T10:00:00Z',
        }),
    )
    for (const type of ['introduction', 'questions'] as const)
      await host.content.generate({ body: { guestId: ids[0]!, type } })
    return ids
  }

  const everything = async (host: TestHost) => {
    const guests = await host.guests.list()
    const photo = guests.find(({ questionnaire }) => questionnaire.photo)!
    const picture = await api.current.server.inject(photo.questionnaire.photo!)
    const texts = await host.content.recent()
    return { guests, texts, picture: picture.rawPayload.toString('base64') }
  }

  test(`after ${rounds} rounds everything is as it was`, { timeout: 20_000 + rounds * 5_000 }, async () => {
    const host = await api.current.host()
    const ids = await fill(host)
    const before = await everything(host)
    expect(before.guests).toHaveLength(names.length)
    expect(before.texts).toHaveLength(2)
    const ways = [
      () => host.guests.remove({ params: { id: ids[0]! } }),
      () => host.guests.removeMany({ body: { ids: ids.slice(1, 4) } }),
      () => host.guests.removeAll(),
    ]
    for (let round = 0; round < rounds; round++) {
      const { deleted, deletionId } = await ways[round % ways.length]!()
      expect(await host.guests.list()).toHaveLength(names.length - deleted)
      await host.guests.restore({ body: { deletionId: deletionId! } })
      expect(await everything(host)).toEqual(before)
    }
    expect(await host.guests.deletions()).toEqual([])
  })
})
