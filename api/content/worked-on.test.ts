import { expect, onTestFinished, test } from 'vitest'
import { startTestApi } from '../testing/api.ts'

const api = startTestApi()

const written = async () => {
  const host = await api.current.host()
  const { id: guestId } = await host.guests.create({ body: { name: 'Ada Lovelace', title: 'Analyst' } })
  const generate = (replaceEdited?: boolean) =>
    host.content.generate({
      body: { guestId, type: 'introduction', ...(replaceEdited !== undefined && { replaceEdited }) },
    })
  const text = await generate()
  const edit = () => host.content.update({ params: { id: text.id }, body: { content: 'By hand.' } })
  const texts = async () => (await host.content.recent({ query: { guestId } })).map(({ content }) => content)
  return { host, guestId, text, generate, edit, texts }
}

test('a text that was edited by hand is not replaced, the refusal names it, and no model is asked', async () => {
  const { text, generate, edit, texts } = await written()
  await edit()
  const { drafting } = api.current.app
  const draft = () => expect.unreachable('asked for a text that stays')
  api.current.use({ drafting: { ...drafting, draft } })
  onTestFinished(() => api.current.use({ drafting }))
  const refusal = {
    status: 409,
    problem: {
      code: 'text_edited',
      error: `Guest Introduction for Ada Lovelace (text ${text.id}) was edited by hand, so it wasn't replaced.`,
    },
  }
  await expect(generate()).rejects.toMatchObject(refusal)
  await expect(generate(false)).rejects.toMatchObject(refusal)
  expect(await texts()).toEqual(['By hand.'])
})

test('a text that its guest approved is not replaced', async () => {
  const { host, guestId, text, generate, texts } = await written()
  await api.current.knex('fact_checks').insert({
    ...{ tenantId: host.tenantId, guestId, contentId: text.id },
    ...{ original: text.content, state: 'approved' },
  })
  await expect(generate()).rejects.toMatchObject({
    problem: {
      code: 'text_edited',
      error: expect.stringMatching(/ was checked by the guest, so it wasn't replaced\.$/),
    },
  })
  expect(await texts()).toHaveLength(1)
})

test('a text that is edited while another one is written stays', async () => {
  const { generate, edit, texts } = await written()
  const [started, edited] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const { drafting } = api.current.app
  const draft: typeof drafting.draft = async (brief, options) => {
    started.resolve()
    await edited.promise
    return drafting.draft(brief, options)
  }
  api.current.use({ drafting: { ...drafting, draft } })
  onTestFinished(() => api.current.use({ drafting }))
  const refused = generate().catch((error: unknown) => error)
  await started.promise
  await edit()
  edited.resolve()
  expect(await refused).toMatchObject({ problem: { code: 'text_edited' } })
  expect(await texts()).toEqual(['By hand.'])
})

test('it is replaced when that is asked for, and the next one like any other', async () => {
  const { generate, edit, texts } = await written()
  await edit()
  expect((await generate(true)).edited).toBeNull()
  await generate()
  expect(await texts()).toHaveLength(3)
  expect((await texts()).at(-1)).toBe('By hand.')
})
