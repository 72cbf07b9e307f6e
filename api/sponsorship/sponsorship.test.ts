import type { PublicSponsorship } from '@cueroom/core/sponsorship/sponsorship-page.ts'
import { planFeatures } from '@cueroom/core/entitlements/features.ts'
import { sampleShow } from '@cueroom/core/testing/samples.ts'
import { describe, expect, test } from 'vitest'
import { startTestApi, type TestHost } from '../testing/api.ts'

const canary = 'canary-2kq8-of-the-settings'

describe('a sponsorship page', () => {
  const api = startTestApi()
  const read = (id: string) => api.current.client().sponsorship.get({ params: { id } })
  const open = async (id: string) => (await read(id)) as PublicSponsorship
  const setSubscription = (host: TestHost, subscriptionStatus: string) =>
    api.current.knex('tenants').where({ id: host.tenantId }).update({ subscriptionStatus })

  test('answers nobody at an address that no show has', async () => {
    const missing = { status: 404, problem: { error: 'Show not found' } }
    for (const id of ['nobody', 'AAAAAAAAAAAAAAAAAAAAAA'])
      await expect(read(id)).rejects.toMatchObject(missing)
    for (const id of ["x'; drop table guests; --", 'a'.repeat(65), '..%2f'])
      await expect(read(id)).rejects.toMatchObject({ status: 400 })
  })

  test('says only that it is closed while the subscription is not active', async () => {
    const host = await api.current.host()
    await host.show.create({ body: { ...sampleShow, showLogo: null } })
    await setSubscription(host, 'inactive')
    expect(await read(host.tenantId)).toEqual({ closed: true, title: sampleShow.podcastName })
    await setSubscription(host, 'active')
    expect(await open(host.tenantId)).toMatchObject({ configured: true })
  })

  test('of a show that has settled nothing offers nothing and takes no inquiries', async () => {
    const host = await api.current.host()
    expect(await open(host.tenantId)).toMatchObject({
      configured: false,
      packages: [],
      inquiries: false,
      contact: { name: 'Marketing Team', placeholder: true },
    })
  })

  test('shows packages, prices, audience and contact to pages of any origin', async () => {
    const host = await api.current.host()
    await host.show.create({ body: { ...sampleShow, showLogo: null } })
    const page = await open(host.tenantId)
    expect(page.packages).toContainEqual({
      key: 'mid-roll:320',
      id: 'mid-roll',
      name: 'Mid-roll',
      description: '30–60-second ads during the episode.',
      price: 320,
      currency: 'USD',
      per: 'episode',
      bookedUntil: null,
      priceText: '$320 per episode',
    })
    expect(page.packages).toContainEqual(expect.objectContaining({ key: 'custom', price: null }))
    expect(page.audience[0]).toEqual({
      key: 'monthlyDownloads',
      label: 'Monthly downloads',
      value: '24,500',
    })
    expect(page.contact).toMatchObject({ name: 'Beatriz Lindholm', placeholder: false })
    expect(page).toMatchObject({ inquiries: true, branding: { podcastName: sampleShow.podcastName } })
    const { headers } = await api.current.server.inject({
      url: `/api/sponsorship/${host.tenantId}`,
      headers: { origin: 'https://podcast.example' },
    })
    expect(headers['access-control-allow-origin']).toBe('https://podcast.example')
    expect(headers['access-control-expose-headers']).toBe('Retry-After')
    expect(headers['access-control-allow-credentials']).toBeUndefined()
  })

  test('lets nothing else of the settings or of the account out', async () => {
    const host = await api.current.host()
    const { id: settingsId } = await host.show.create({ body: { ...sampleShow, showLogo: null } })
    const { sponsorshipSettings } = sampleShow
    const body = {
      podcastDescription: canary,
      organizationId: canary,
      hosts: [{ name: canary, bio: canary, email: `${canary}@example.com`, phone: canary }],
      showMethodology: {
        ...sampleShow.showMethodology,
        targetAudience: canary,
        coreExplorationAreas: [canary],
        methodologyDescription: canary,
      },
      contentStyles: {
        ...sampleShow.contentStyles,
        signatureStatement: {
          atStart: { enabled: true, text: canary },
          atEndOfIntro: { enabled: true, text: canary },
        },
      },
      sponsorshipSettings: {
        ...sponsorshipSettings,
        preferredSponsorTypes: [canary],
        sponsorshipGoal: canary,
        sponsorshipApproach: canary,
      },
    }
    await host.show.update({ params: { id: settingsId }, body })
    await api.current.knex('tenants').where({ id: host.tenantId }).update({ name: canary, domain: canary })
    const { payload, headers } = await api.current.server.inject(`/api/sponsorship/${host.tenantId}`)
    expect(payload).toContain(sampleShow.podcastName)
    for (const secret of [canary, host.email, host.tenantId])
      expect(payload + JSON.stringify(headers)).not.toContain(secret)
  })

  test('carries the own logo only with custom branding, and takes inquiries only with a sponsor feature', async () => {
    const host = await api.current.host({ features: { ...planFeatures.free, sponsorOutreach: true } })
    await host.show.create({ body: { ...sampleShow, showLogo: null } })
    expect(await open(host.tenantId)).toMatchObject({ inquiries: true, branding: { poweredBy: true } })
    const features = JSON.stringify({ ...planFeatures.free, customBranding: true })
    await api.current.knex('tenants').where({ id: host.tenantId }).update({ features })
    expect(await open(host.tenantId)).toMatchObject({ inquiries: false, branding: { poweredBy: false } })
  })
})
