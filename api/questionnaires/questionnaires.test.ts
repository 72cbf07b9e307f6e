import { describe, expect, test } from 'vitest'
import { startTestApi } from '../testing/api.ts'
import { engines } from '../testing/databases.ts'

describe.each(engines)('a public questionnaire on %s', (engine) => {
  const api = startTestApi(engine)

  const defaultOf = async (tenantId: string) =>
    (await api.current.knex('questionnaires').where({ tenantId }).first('id')).id as string

  test('is not found when unknown, switched off or deleted', async () => {
    const visitor = api.current.client()
    const find = (id: string) => visitor.questionnaires.show({ params: { id } })
    const refusal = { status: 404, problem: { error: 'Questionnaire not found' } }
    await expect(find('AAAAAAAAAAAAAAAAAAAAAA')).rejects.toMatchObject(refusal)
    for (const change of [{ isActive: false }, { deletedAt: new Date() }]) {
      const id = await defaultOf((await api.current.host()).tenantId)
      await api.current.knex('questionnaires').where({ id }).update(change)
      await expect(find(id)).rejects.toMatchObject(refusal)
    }
  })

  test('shows its questions to anyone, and nothing of the show it belongs to', async () => {
    const { tenantId } = await api.current.host()
    const found = await api.current
      .client()
      .questionnaires.show({ params: { id: await defaultOf(tenantId) } })
    expect(Object.keys(found).sort()).toEqual(['description', 'id', 'questions', 'title'])
    expect(found.questions.map(({ id }) => id)).toContain('pronunciation')
  })
})
