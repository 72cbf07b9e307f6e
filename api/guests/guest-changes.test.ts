import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDrafting } from '../drafting/provider.ts'
import { startTestApi, type TestHost } from '../testing/api.ts'
import { type ModelServer, startModelServer } from '../testing/model-server.ts'

const hour = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString()
const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

describe('changing guests', () => {
  const api = startTestApi()
  let host: TestHost
  const add = async (fields = {}) => {
    host = await api.current.host()
    return host.guests.create({ body: { name: 'Ada Lovelace', title: 'Engineer', ...fields } })
  }

  test('a name cannot be taken away', async () => {
    const { id } = await add()
    await expect(host.guests.update({ params: { id }, body: { name: '' } })).rejects.toMatchObject({
      status: 400,
      problem: { error: 'Name is required' },
    })
  })

  test('of two tabs that change one guest, the second is asked what to keep', async () => {
    const ada = await add()
    const first = await host.guests.update({
      params: { id: ada.id },
      body: { title: 'Chief' },
      ifMatch: ada.version,
    })
    const second = host.guests.update({
      params: { id: ada.id },
      body: { title: 'Boss' },
      ifMatch: ada.version,
    })
    await expect(second).rejects.toMatchObject({ status: 409, problem: { code: 'version_conflict' } })
    expect(await host.guests.get({ params: { id: ada.id } })).toEqual(first)
  })

  test('a change touches what it names; an empty text clears', async () => {
    const ada = await add({ company: 'Engines', socialLinks: { linkedin: 'https://linkedin.example/ada' } })
    const changed = await host.guests.update({
      params: { id: ada.id },
      body: { company: '', socialLinks: { website: 'https://ada.example' } },
    })
    expect(changed).toEqual({
      ...ada,
      company: null,
      socialLinks: { linkedin: 'https://linkedin.example/ada', website: 'https://ada.example' },
      version: ada.version + 1,
    })
  })

  test('an invalid interview date, or an unknown time zone, is refused', async () => {
    const { id } = await add()
    for (const body of [
      { interviewDate: 'tomorrow' },
      { interviewDate: inHours(1), timeZone: 'Mars/Olympus' },
    ]) {
      await expect(host.guests.setInterviewDate({ params: { id }, body })).rejects.toMatchObject({
        status: 400,
      })
    }
  })

  test('a date ahead makes the guest upcoming, a past one changes no status, none makes them unscheduled', async () => {
    const { id } = await add()
    const set = (interviewDate: string | null) =>
      host.guests.setInterviewDate({ params: { id }, body: { interviewDate, timeZone: 'Europe/Paris' } })
    const soon = inHours(48)
    expect(await set(soon)).toMatchObject({
      interviewDate: soon,
      interviewTimeZone: 'Europe/Paris',
      episodeStatus: 'upcoming',
    })
    expect(await set(inHours(-48))).toMatchObject({ episodeStatus: 'upcoming' })
    expect(await set(null)).toMatchObject({
      interviewDate: null,
      interviewTimeZone: null,
      episodeStatus: 'unscheduled',
    })
  })

  test('a photo is replaced and removed; what is no picture leaves the old one', async () => {
    const { id } = await add()
    const withPhoto = await host.guests.setPhoto({ params: { id }, body: { photo: pixel } })
    expect(withPhoto.questionnaire.photo).toMatch(/^\/media\//)
    const bad = host.guests.setPhoto({ params: { id }, body: { photo: 'data:image/png;base64,AAAA' } })
    await expect(bad).rejects.toMatchObject({ problem: { error: 'Please select an image file.' } })
    expect(await host.guests.get({ params: { id } })).toEqual(withPhoto)
    const without = await host.guests.setPhoto({ params: { id }, body: { photo: null } })
    expect(without.questionnaire.photo).toBeNull()
  })

  test('several guests change status and are deleted together, unknown ones are named, and all are under recently deleted', async () => {
    host = await api.current.host()
    const { ids } = await host.imports.create({
      body: { guests: [{ name: 'A' }, { name: 'B' }, { name: 'C' }] },
    })
    const some = ids.slice(0, 2)
    const foreign = await (await api.current.host()).guests.create({ body: { name: 'Theirs' } })
    const named = [foreign.id, ...some, foreign.id]
    const missing = [foreign.id]
    expect(await host.guests.setStatusOfMany({ body: { ids: named, episodeStatus: 'completed' } })).toEqual({
      changed: 2,
      missing,
    })
    const { deletionId, ...deletion } = await host.guests.removeMany({ body: { ids: named } })
    expect(deletion).toEqual({ deleted: 2, missing })
    expect(await host.guests.removeMany({ body: { ids: some } })).toEqual({
      deleted: 0,
      deletionId: null,
      missing: some,
    })
    expect(await host.guests.deletions()).toMatchObject([
      { id: deletionId, kind: 'guests', label: '2 guests', count: 2 },
    ])
    await host.guests.restore({ body: { deletionId: deletionId! } })
    expect(await host.guests.deletions()).toEqual([])
    expect(await host.guests.list()).toHaveLength(3)
  })
})

describe('smart-extract', () => {
  const api = startTestApi()
  let model: ModelServer
  beforeAll(async () => {
    model = await startModelServer()
  })
  afterAll(() => model.close())

  const bio = 'Maya Okafor is a marine biologist at Blue Shelf Institute. https://blueshelf.example'
  const useModel = (base: string | undefined) => {
    const openai = base ? { apiKey: undefined, baseUrl: base, model: 'local' } : undefined
    api.current.use({ drafting: createDrafting({ openai }) })
  }

  test('by rules it proposes what it found, and changes nothing', async () => {
    useModel(undefined)
    const host = await api.current.host()
    const { id } = await host.guests.create({ body: { name: 'Maya', company: 'Old Institute', bio } })
    const found = await host.guests.reExtract({ params: { id } })
    expect(found.extractionInfo.method).toBe('rules')
    expect(found.proposals).toEqual([
      { field: 'name', current: 'Maya', proposed: 'Maya Okafor', confidence: 0.9 },
      { field: 'title', current: null, proposed: 'Marine biologist', confidence: 0.9 },
      { field: 'company', current: 'Old Institute', proposed: 'Blue Shelf Institute', confidence: 0.9 },
      expect.objectContaining({ field: 'website', current: null }),
    ])
    expect(await host.guests.get({ params: { id } })).toMatchObject({
      ...{ name: 'Maya', company: 'Old Institute', title: null, version: 1 },
    })
  })

  test('with a model it says so, and leaves out what does not fit a field', async () => {
    useModel(model.baseUrl)
    model.behave({ text: '{"title":"Biologist","email":"not an address","company":null,"confidence":0.8}' })
    const host = await api.current.host()
    const { id } = await host.guests.create({ body: { name: 'Maya', bio } })
    const found = await host.guests.reExtract({ params: { id } })
    expect(found).toMatchObject({
      extractionInfo: { method: 'model', confidence: 0.8 },
      proposals: [{ field: 'title', current: null, proposed: 'Biologist', confidence: 0.8 }],
      guest: { title: null, email: null },
    })
  })

  test.each([
    ['fails', { status: 401 }],
    ['answers with prose', { text: 'I would be happy to help.' }],
  ] as const)('a model that %s is replaced by the rules', async (_name, behaviour) => {
    useModel(model.baseUrl)
    model.behave(behaviour)
    const host = await api.current.host()
    const { id } = await host.guests.create({ body: { name: 'Maya', bio } })
    expect((await host.guests.reExtract({ params: { id } })).extractionInfo.method).toBe('rules')
  })
})
