import type { PreviewChunk } from '@cueroom/core/content/preview.ts'
import { previewGuestsMax } from '@cueroom/core/content/preview-guests.ts'
import { describe, expect, test } from 'vitest'
import { createDrafting } from '../drafting/provider.ts'
import { startTestApi } from '../testing/api.ts'
import { startModelServer } from '../testing/model-server.ts'

const openings = { atStart: { enabled: true, text: 'Put the kettle on, everyone.' } }

describe('a preview of settings', () => {
  const api = startTestApi()

  const hostWithGuests = async (count: number) => {
    const host = await api.current.host()
    const guestIds: number[] = []
    for (let n = 1; n <= count; n += 1) {
      const { id } = await host.guests.create({ body: { name: `Ada the ${n}.`, bio: 'Ada builds engines.' } })
      guestIds.push(id)
    }
    return { host, guestIds }
  }

  test('too many guests, none, or a stranger’s are refused', async () => {
    const { host, guestIds } = await hostWithGuests(previewGuestsMax + 1)
    await expect(host.content.preview({ body: { guestIds } })).rejects.toMatchObject({ status: 400 })
    await expect(host.content.preview({ body: { guestIds: [] } })).rejects.toMatchObject({ status: 400 })
    const other = await hostWithGuests(1)
    await expect(host.content.preview({ body: { guestIds: other.guestIds } })).rejects.toMatchObject({
      status: 404,
    })
  })

  test('both introductions are written, nothing is stored, and the settings stay as they are', async () => {
    const { host, guestIds } = await hostWithGuests(2)
    const saved = await host.show.create({ body: { podcastName: 'Slow Hours' } })
    const previews = await host.content.preview({
      body: { guestIds, contentStyles: { signatureStatement: openings } },
    })
    expect(previews.map(({ guestName }) => guestName)).toEqual(['Ada the 1.', 'Ada the 2.'])
    for (const { today, changed } of previews) {
      expect(today.content).not.toContain('kettle')
      expect(changed.content).toMatch(/^Put the kettle on, everyone\./)
      expect(changed).toMatchObject({ provider: 'drafter', wordCount: expect.any(Number) })
    }
    expect(await host.content.recent()).toEqual([])
    expect(await host.show.settings()).toEqual(saved)
  })

  test('both texts are sent as the model writes them', async () => {
    const { host, guestIds } = await hostWithGuests(1)
    const model = await startModelServer()
    const written = Array.from({ length: 320 }, (_, n) => `word${n}`).join(' ')
    model.behave({ text: written, pieces: 4 })
    const openai = { apiKey: undefined, baseUrl: model.baseUrl, model: 'local-model' }
    const { drafting } = api.current.app
    api.current.use({ drafting: createDrafting({ openai }) })
    const pieces: PreviewChunk[] = []
    await host.content.preview({ body: { guestIds }, onEvent: (piece) => pieces.push(piece) })
    for (const version of ['today', 'changed'] as const) {
      const own = pieces.filter((piece) => piece.version === version)
      expect(own.length).toBeGreaterThan(1)
      expect(own.map(({ text }) => text).join('')).toBe(written)
    }
    expect(pieces.every(({ guestId }) => guestId === guestIds[0])).toBe(true)
    api.current.use({ drafting })
    await model.close()
  })

  test('with a model that fails, it says so in words', async () => {
    const { host, guestIds } = await hostWithGuests(1)
    const model = await startModelServer()
    model.behave({ status: 401 })
    const openai = { apiKey: undefined, baseUrl: model.baseUrl, model: 'local-model' }
    const { drafting } = api.current.app
    api.current.use({ drafting: createDrafting({ openai }) })
    await expect(host.content.preview({ body: { guestIds } })).rejects.toMatchObject({
      problem: { code: 'provider_refused' },
    })
    api.current.use({ drafting })
    await model.close()
  })
})
