import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { inTenant } from '../db/tenant.ts'
import { startTestApi } from '../testing/api.ts'

const wordText = (bytes: Uint8Array) =>
  strFromU8(unzipSync(bytes)['word/document.xml']!)
    .replace(/<[^>]+>/g, '\n')
    .replace(/\n+/g, '\n')

describe('the Word document of a guest’s answers', () => {
  const api = startTestApi()
  const answered = async (responses: Record<string, string | string[]>) => {
    const host = await api.current.host()
    const { id } = await host.guests.create({ body: { name: 'Łucja Ångström' } })
    const asked = [{ id: 'q1', question: 'What do you count?' }]
    await inTenant(api.current.knex, host.tenantId, (db) =>
      db('guests')
        .where({ id })
        .update({ responses: JSON.stringify(responses), asked: JSON.stringify(asked) }),
    )
    return { host, id }
  }
  const refused = { status: 404, problem: { code: 'no_responses' } }

  test('a guest who answered nothing has none', async () => {
    for (const responses of [{}, { bio: ' ' }, { q1: [''] }] as Record<string, string | string[]>[]) {
      const { host, id } = await answered(responses)
      await expect(host.exports.questionnaireResponses({ body: { guestId: id } })).rejects.toMatchObject(
        refused,
      )
    }
  })

  test('another show’s guest is as good as none', async () => {
    const { id } = await answered({ q1: 'Kelp' })
    const stranger = await api.current.host()
    await expect(stranger.exports.questionnaireResponses({ body: { guestId: id } })).rejects.toMatchObject({
      status: 404,
      problem: { code: 'not_found' },
    })
  })

  test('what is stored is exported under the questions as asked, whatever else is sent', async () => {
    const { host, id } = await answered({ q1: 'Kelp <b>forests</b>', bio: 'I dive.' })
    const file = await host.exports.questionnaireResponses({
      body: { guestId: id, guestName: 'Someone else', responses: { q1: 'Forged' } },
    })
    expect(file.name).toMatch(/^Łucja Ångström.*\.docx$/)
    const text = wordText(file.bytes)
    for (const part of ['What do you count?', 'Kelp &lt;b&gt;forests&lt;/b&gt;', 'I dive.'])
      expect(text).toContain(part)
    expect(text).not.toContain('Forged')
  })
})
