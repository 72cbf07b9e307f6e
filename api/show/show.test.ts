import { sampleShow } from '@cueroom/core/testing/samples.ts'
import type { NewShowSettings } from '@cueroom/core/show/show-settings.ts'
import { describe, expect, test } from 'vitest'
import { startTestApi } from '../testing/api.ts'

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

describe('show settings', () => {
  const api = startTestApi()

  test('a show without a name is refused, and so is a choice nobody offers, and what is no colour', async () => {
    const host = await api.current.host()
    await expect(host.show.create({ body: { podcastName: ' ' } })).rejects.toMatchObject({
      problem: { error: 'Podcast name is required' },
    })
    const contentStyles = { tone: 'sarcastic' } as never
    await expect(host.show.create({ body: { podcastName: 'A', contentStyles } })).rejects.toMatchObject({
      status: 400,
    })
    await expect(
      host.show.create({ body: { podcastName: 'A', dateFormat: 'DD.MM.YYYY' as never } }),
    ).rejects.toMatchObject({ status: 400 })
    for (const accent of ['red', '#12', '#3b4ccz', 'url(#a)']) {
      await expect(
        host.show.create({ body: { podcastName: 'A', accent } }),
        `with ${accent}`,
      ).rejects.toMatchObject({
        problem: { details: [{ path: 'accent', message: 'Enter a colour such as #3b4cca' }] },
      })
    }
    expect(await host.show.settings()).toBeNull()
  })

  test('of two hosts who save at the same time, the second is asked which to keep', async () => {
    const host = await api.current.host()
    const { id, version } = await host.show.create({ body: { podcastName: 'A' } })
    await host.show.update({ params: { id }, body: { podcastName: 'B' }, ifMatch: version })
    const second = host.show.update({ params: { id }, body: { podcastName: 'C' }, ifMatch: version })
    await expect(second).rejects.toMatchObject({ status: 409, problem: { code: 'version_conflict' } })
    expect((await host.show.settings())?.podcastName).toBe('B')
  })

  test('settings are saved for the first time once', async () => {
    const host = await api.current.host()
    await host.show.create({ body: { podcastName: 'A' } })
    await expect(host.show.create({ body: { podcastName: 'B' } })).rejects.toMatchObject({ status: 409 })
  })

  test('what is not chosen takes its default', async () => {
    const host = await api.current.host()
    expect(await host.show.create({ body: { podcastName: 'A' } })).toMatchObject({
      showMethodology: {
        showType: 'general-interview',
        vulnerabilityLevel: 'medium',
        questioningStyle: 'conversational-deep',
      },
      contentStyles: {
        introductionStyle: 'professional',
        tone: 'friendly',
        approach: 'balanced',
        showNotesStyle: 'detailed',
      },
      hosts: [],
      sponsorshipSettings: null,
    })
  })

  test('every setting comes back as it was saved, when it is first made and when it is changed', async () => {
    const host = await api.current.host()
    // Every setting is filled in there, as its own test holds
    const { podcastName, ...others } = sampleShow
    const { id } = await host.show.create({ body: { podcastName } })
    await host.show.update({ params: { id }, body: others })
    expect(await host.show.settings()).toMatchObject(sampleShow)
    const second = await api.current.host()
    await second.show.create({ body: sampleShow })
    expect(await second.show.settings()).toMatchObject(sampleShow)
  })

  test('dates are written as the show chose, or as people do where it is; others know by the session', async () => {
    const chosen = await api.current.host()
    expect(await chosen.auth.session()).toMatchObject({ dateFormat: 'month-first-12h' })
    const { id } = await chosen.show.create({ body: { podcastName: 'A', dateFormat: 'year-first-24h' } })
    expect(await chosen.show.settings()).toMatchObject({ dateFormat: 'year-first-24h' })
    await chosen.show.update({ params: { id }, body: { timeZone: 'Europe/London' } })
    expect(await chosen.auth.session()).toMatchObject({ dateFormat: 'year-first-24h' })
    const made = async (body: NewShowSettings) =>
      (await (await api.current.host()).show.create({ body })).dateFormat
    expect(await made({ podcastName: 'A', timeZone: 'Africa/Johannesburg' })).toBe('day-first-24h')
    expect(await made({ podcastName: 'A', podcastDescription: 'Our favourite colours' })).toBe(
      'day-first-24h',
    )
    expect(await made({ podcastName: 'A', timeZone: 'America/Chicago' })).toBe('month-first-12h')
  })

  test('a change keeps what it does not name, drops hosts without a name, and stores their photos', async () => {
    const host = await api.current.host()
    const { id } = await host.show.create({
      body: {
        podcastName: 'A',
        podcastDescription: 'About it',
        sponsorshipSettings: { sponsorshipPackages: ['mid-roll'] },
      },
    })
    const changed = await host.show.update({
      params: { id },
      body: { showLogo: pixel, hosts: [{ name: 'Ines', photo: pixel }, { name: '  ' }] },
    })
    expect(changed).toMatchObject({
      podcastName: 'A',
      podcastDescription: 'About it',
      showLogo: expect.stringMatching(/^\/media\/[\w-]{22}$/),
      hosts: [{ name: 'Ines', role: 'Host', photo: changed.showLogo }],
      sponsorshipSettings: { sponsorshipPackages: ['mid-roll'] },
    })
    const stranger = await api.current.host()
    const own = await stranger.show.create({ body: { podcastName: 'B', podcastDescription: 'About it' } })
    const taken = stranger.show.update({ params: { id: own.id }, body: { showLogo: changed.showLogo } })
    await expect(taken).rejects.toMatchObject({ status: 400, problem: { code: 'invalid_image' } })
    const again = await host.show.update({
      params: { id },
      body: { hosts: changed.hosts, showLogo: changed.showLogo },
    })
    expect(again.hosts).toEqual(changed.hosts)
    expect((await host.show.update({ params: { id }, body: { showLogo: null } })).showLogo).toBeNull()
  })
})
