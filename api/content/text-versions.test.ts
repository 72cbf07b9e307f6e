import { expect, test } from 'vitest'
import { startTestApi } from '../testing/api.ts'

const api = startTestApi()
const written = async () => {
  const host = await api.current.host()
  const { id: guestId } = await host.guests.create({
    body: { name: 'Ada Lovelace', bio: 'Ada Lovelace wrote the first program. She lived in London.' },
  })
  const text = await host.content.generate({ body: { guestId, type: 'introduction' } })
  const edit = (content: string) => host.content.update({ params: { id: text.id }, body: { content } })
  const versions = async () => (await host.content.versions({ params: { id: text.id } })).versions
  return { host, guestId, text, edit, versions }
}

test("another show's text has no versions", async () => {
  const { text } = await written()
  const stranger = await api.current.host()
  await expect(stranger.content.versions({ params: { id: text.id } })).rejects.toMatchObject({ status: 404 })
})

test('an edit never replaces the generated text, and going back to it restores its sources', async () => {
  const { text, edit, versions } = await written()
  expect(await versions()).toEqual([
    expect.objectContaining({ origin: 'generated', content: text.content, version: 1 }),
  ])
  expect(text.edited).toBeNull()
  expect(await edit('First.')).toMatchObject({
    sources: [{ start: 0, end: 6, from: [] }],
    edited: { by: 'host' },
  })
  await edit('First.')
  await edit('Second.')
  expect((await versions()).map(({ origin, content }) => [origin, content])).toEqual([
    ['host', 'Second.'],
    ['host', 'First.'],
    ['generated', text.content],
  ])
  expect(text.sources.length).toBeGreaterThan(0)
  expect(await edit(text.content)).toMatchObject({
    ...{ content: text.content, sources: text.sources },
    edited: null,
  })
})

test('after an edit, marks and the note are of the text as it is now', async () => {
  const { host, guestId, text, edit } = await written()
  expect(text.note).toMatch(
    /^Nothing says yet what Ada does\..* This introduction has \d+ words.*To get there, send/,
  )
  const edited = await edit(`${text.content} She won the Nobel Prize in 2019. London was where she lived.`)
  const from = Object.fromEntries(
    edited.sources.map(({ start, end, from: all }) => [edited.content.slice(start, end), all]),
  )
  expect(from['She won the Nobel Prize in 2019.']).toEqual([])
  expect(from['London was where she lived.']).toContainEqual({ kind: 'field', key: 'bio' })
  expect(edited.sources.slice(0, text.sources.length)).toEqual(text.sources)
  expect(edited.note).toBe(
    `This introduction has ${edited.wordCount} words; a standard one has 300 to 450. ` +
      'Check this before you use it: neither you nor the guest mentioned Nobel, Prize, 2019.',
  )
  // A text that is replaced is known, too: one can go back to it
  const next = await host.content.generate({ body: { guestId, type: 'introduction', replaceEdited: true } })
  const back = await host.content.update({ params: { id: next.id }, body: { content: edited.content } })
  expect(back.sources).toEqual(edited.sources)
})

test('what was noted of a text goes when the guest’s details have changed, but not what the guest asks', async () => {
  const { host, guestId, text } = await written()
  await host.guests.update({ params: { id: guestId }, body: { title: 'Analyst' } })
  await api.current
    .knex('guests')
    .where({ id: guestId })
    .update({
      responses: JSON.stringify({ q1: 'AY-da', q2: 'Lord Byron.' }),
      asked: JSON.stringify([
        { id: 'q1', question: 'How do you say your name?' },
        { id: 'q2', question: 'Anything you’d rather not talk about?' },
      ]),
    })
  const [shown] = await host.content.recent({ query: { guestId } })
  expect(shown?.note).toBe(
    `The name is pronounced “AY-da”. Ada asks: “Lord Byron.”\nThis introduction has ${text.wordCount} words; a standard one has 300 to 450.`,
  )
})

test('what the host notes not to mention leaves the next text, and is shown with texts from before and edited ones', async () => {
  const { host, guestId } = await written()
  const bio = 'Ada Lovelace wrote the first program. Ada Lovelace moved to London after her divorce.'
  await host.guests.update({ params: { id: guestId }, body: { bio, notes: 'tolle Stimme' } })
  const generate = (replaceEdited = false) =>
    host.content.generate({ body: { guestId, type: 'show_notes', replaceEdited } })
  const before = await generate()
  expect(before.content).toContain('divorce')
  expect(before.note).toContain('Your note says: “tolle Stimme.”')

  const toCheck = async () => {
    const { texts } = await host.content.states({ query: { guestIds: String(guestId) } })
    return texts.find(({ contentType }) => contentType === 'show_notes')?.noteCheck
  }
  expect(await toCheck()).toBe(false)
  expect((await host.content.guests()).noteCheck).toEqual([])

  // Names a private matter, and may or may not forbid it
  await host.guests.update({ params: { id: guestId }, body: { notes: 'Divorced in 2011' } })
  expect(await toCheck()).toBe(true)
  await host.guests.update({ params: { id: guestId }, body: { notes: 'Scheidung NICHT ansprechen' } })
  expect(await toCheck()).toBe(true)
  expect((await host.content.guests()).noteCheck).toEqual([guestId])
  const listed = await host.guests.list({ query: { texts: 'note-check', sort: 'name' } })
  expect(listed.map(({ id }) => id)).toEqual([guestId])
  const noted = 'Your note says: “Scheidung NICHT ansprechen.”'
  const shown = async () => (await host.content.recent({ query: { guestId, type: 'show_notes' } }))[0]
  expect(await shown()).toMatchObject({ stale: ['guest'], note: expect.stringContaining(noted) as string })
  const exported = () => host.content.exportWord({ body: { guestId } })
  expect((await exported()).outOfDate).toContain('show_notes')
  expect((await host.content.exportTexts({ body: { ids: [before.id] } })).outOfDate).toEqual(['show_notes'])
  const next = await generate(true)
  expect(next.content).not.toContain('divorce')
  expect(next.note).toContain(noted)
  expect((await exported()).outOfDate ?? []).not.toContain('show_notes')
  expect(await host.content.exportTexts({ body: { ids: [next.id] } })).not.toHaveProperty('outOfDate')
  await host.content.update({ params: { id: next.id }, body: { content: 'Mine.' } })
  expect(await shown()).toMatchObject({ stale: [], note: expect.stringContaining(noted) as string })
  // Who edited it has read it
  expect(await toCheck()).toBe(false)
})

test('of many edits the oldest are dropped, never the generated text', async () => {
  const { host, text, versions } = await written()
  await api.current.knex('text_versions').insert(
    Array.from({ length: 60 }, (_, n) => ({
      ...{ tenantId: host.tenantId, contentId: text.id, version: n - 60, content: `Edit ${n}` },
      origin: n === 0 ? 'generated' : 'host',
    })),
  )
  await host.content.update({ params: { id: text.id }, body: { content: 'The newest.' } })
  const kept = await versions()
  expect(kept).toHaveLength(50)
  expect(kept[0]?.content).toBe('The newest.')
  expect(kept.at(-1)).toMatchObject({ origin: 'generated', version: -60 })
})

test('guests without an introduction, and those whose texts are out of date, are named', async () => {
  const { host, guestId } = await written()
  const { id: other } = await host.guests.create({ body: { name: 'Grace Hopper' } })
  const texts = { introductions: [guestId], questions: [], showNotes: [] }
  expect(await host.content.guests()).toEqual({ ...texts, outOfDate: [], noteCheck: [] })
  await host.guests.update({ params: { id: guestId }, body: { title: 'Analyst' } })
  expect(await host.content.guests()).toEqual({ ...texts, outOfDate: [guestId], noteCheck: [] })
  await host.guests.remove({ params: { id: guestId } })
  const { introductions } = await host.content.guests()
  expect(introductions).not.toContain(other)
})

test('texts of several guests are one Word document; those of others are left out and named', async () => {
  const { host, text } = await written()
  const other = await written()
  await expect(host.content.exportTexts({ body: { ids: [other.text.id] } })).rejects.toMatchObject({
    status: 404,
  })
  const file = await host.content.exportTexts({ body: { ids: [text.id, other.text.id] } })
  expect(file.missing).toEqual([other.text.id])
  expect(file.name).toMatch(/texts\.docx$/)
  expect(Buffer.from(file.bytes).subarray(0, 2).toString()).toBe('PK')
})
