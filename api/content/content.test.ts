import { describe, expect, test } from 'vitest'
import { startTestApi } from '../testing/api.ts'

describe('texts', () => {
  const api = startTestApi()

  const written = async () => {
    const host = await api.current.host()
    const { id: guestId } = await host.guests.create({ body: { name: 'Ada', bio: 'Ada builds engines.' } })
    const text = await host.content.generate({ body: { guestId, type: 'introduction' } })
    return { host, guestId, text }
  }

  test('an edit that leaves nothing is refused', async () => {
    const { host, text } = await written()
    const editing = host.content.update({ params: { id: text.id }, body: { content: '  ' } })
    await expect(editing).rejects.toMatchObject({ status: 400, problem: { error: 'The text is empty' } })
  })

  test('of two edits of one version, the second is asked which to keep', async () => {
    const { host, text } = await written()
    const edit = (content: string) =>
      host.content.update({ params: { id: text.id }, body: { content }, ifMatch: text.version })
    expect(await edit('A better text')).toMatchObject({
      content: 'A better text',
      wordCount: 3,
      characterCount: 13,
    })
    await expect(edit('Another text')).rejects.toMatchObject({ status: 409 })
    expect((await host.content.recent())[0]?.content).toBe('A better text')
  })

  test('a text says what its sentences rest on, until it is edited by hand', async () => {
    const { host, text } = await written()
    expect(text.sources.map(({ start, end }) => text.content.slice(start, end))).toContain(
      'Ada builds engines.',
    )
    expect((await host.content.recent())[0]?.sources).toEqual(text.sources)
    const same = await host.content.update({ params: { id: text.id }, body: { content: text.content } })
    expect(same.sources).toEqual(text.sources)
    const edited = await host.content.update({ params: { id: text.id }, body: { content: 'By hand.' } })
    expect(edited.sources.map(({ from }) => from)).toEqual([[]])
  })

  test('the note asks for what the questionnaires of the show ask, once they are active', async () => {
    const host = await api.current.host()
    const { id: guestId } = await host.guests.create({ body: { name: 'Ada' } })
    const noteNow = async () =>
      (await host.content.generate({ body: { guestId, type: 'introduction' } })).note ?? ''
    for (const { id } of await host.questionnaires.list())
      await host.questionnaires.update({ params: { id }, body: { isActive: false } })
    const own = await host.questionnaires.create({
      body: {
        title: 'Before we ride',
        questions: [{ id: 'own-1', question: 'Best race story?', type: 'textarea' }],
      },
    })
    expect(await noteNow()).toContain('“Best race story?”')
    await host.questionnaires.update({ params: { id: own.id }, body: { isActive: false } })
    expect(await noteNow()).not.toContain('Best race story?')
    expect(await noteNow()).not.toContain('“What advice do you find yourself giving most often?”')
  })

  test('the texts of a guest and type are deleted together and restored together', async () => {
    const { host, guestId } = await written()
    await host.content.generate({ body: { guestId, type: 'introduction' } })
    await host.content.generate({ body: { guestId, type: 'questions' } })
    const pair = { guestId, type: 'introduction' } as const
    const { deleted, deletionId } = await host.content.deleteByGuestAndType({ params: pair })
    expect(deleted).toBe(2)
    expect((await host.content.recent()).map(({ contentType }) => contentType)).toEqual(['questions'])
    expect(await host.content.deleteByGuestAndType({ params: pair })).toEqual({
      deleted: 0,
      deletionId: null,
    })
    expect(await host.guests.deletions()).toMatchObject([
      { kind: 'content', label: 'Guest Introduction for Ada' },
    ])
    expect(await host.guests.restore({ body: { deletionId: deletionId! } })).toEqual({ restored: 2 })
    expect(await host.content.recent()).toHaveLength(3)
  })

  test.each(['', 'one', '1,', '0', '99999999999'])(
    'states of the texts of “%s” are refused',
    async (guestIds) => {
      const host = await api.current.host()
      await expect(host.content.states({ query: { guestIds } })).rejects.toMatchObject({ status: 400 })
    },
  )

  test('the state of a guest’s newest text of each type says what changed since', async () => {
    const { host, guestId, text } = await written()
    const newest = await host.content.generate({ body: { guestId, type: 'introduction' } })
    const states = async () => (await host.content.states({ query: { guestIds: `${guestId},999999` } })).texts
    expect(await states()).toEqual([
      {
        ...{ id: newest.id, guestId, contentType: 'introduction', stale: [], createdAt: newest.createdAt },
        edited: null,
        factCheck: null,
        noteCheck: false,
      },
    ])
    expect(newest.id).not.toBe(text.id)
    await host.guests.update({ params: { id: guestId }, body: { bio: 'Ada writes programs.' }, ifMatch: 1 })
    expect((await states())[0]?.stale).toEqual(['guest'])
    const other = await api.current.host()
    expect((await other.content.states({ query: { guestIds: String(guestId) } })).texts).toEqual([])
  })
})
