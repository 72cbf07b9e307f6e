import { sampleShow } from '@cueroom/core/testing/samples.ts'
import { describe, expect, test } from 'vitest'
import { startTestApi } from '../testing/api.ts'

const hostile = `</title></script><img src=x onerror=alert(1)>"'&`

describe('the page of a sponsor', () => {
  const api = startTestApi({ publicUrl: 'https://cueroom.example' })
  const open = (url: string) => api.current.server.inject(url)
  const offering = async (podcastName = sampleShow.podcastName) => {
    const host = await api.current.host()
    await host.show.create({ body: { ...sampleShow, podcastName, showLogo: null } })
    return host
  }

  test('says that it is missing at an address no show has, whatever is in it', async () => {
    for (const path of ['nobody', encodeURIComponent(hostile), 'a'.repeat(65)]) {
      const { statusCode, payload, headers } = await open(`/sponsorship/${path}`)
      expect(statusCode).toBe(404)
      expect(payload).toContain('<h1>Sponsorship Page Not Found</h1>')
      expect(payload).not.toContain('onerror')
      expect(headers['content-security-policy']).toContain("script-src 'self'")
    }
    expect((await open('/sponsorship-packages')).statusCode).toBe(404)
  })

  test('is closed to search engines, too, while the subscription is not active', async () => {
    const { tenantId } = await offering()
    await api.current.knex('tenants').where({ id: tenantId }).update({ subscriptionStatus: 'cancelled' })
    const { statusCode, payload } = await open(`/sponsorship-packages/${tenantId}`)
    expect(statusCode).toBe(200)
    expect(payload).toContain('<meta name="robots" content="noindex">')
    expect(payload).not.toContain('ld+json')
    expect(payload).not.toContain('$320')
  })

  test('shows machines and readers without scripts what the widget shows', async () => {
    const { tenantId } = await offering()
    const { payload, headers } = await open(`/sponsorship-packages/${tenantId}`)
    expect(payload).toContain(`<title>Sponsorship Packages · ${sampleShow.podcastName}</title>`)
    expect(payload).toMatch(/<meta name="description" content="What you can book with [^"]+\$180 per episode/)
    const url = `https://cueroom.example/sponsorship-packages/${tenantId}`
    expect(payload).toContain(`<meta property="og:url" content="${url}">`)
    const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(payload)!
    expect(JSON.parse(json!)).toMatchObject({ '@type': 'Service', url })
    expect(payload).toContain(
      '<li><h3>Mid-roll</h3><p>$320 per episode</p><p>30–60-second ads during the episode.</p></li>',
    )
    expect(payload).toContain(`<cueroom-sponsorship show-id="${tenantId}" heading="Packages"`)
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    const other = await open(`/sponsorship/${tenantId}`)
    expect(other.payload).toContain('<h1>Sponsorship Packages</h1>')
  })

  test('a name that is made of markup stays a name', async () => {
    const { tenantId } = await offering(hostile)
    const { payload } = await open(`/sponsorship/${tenantId}`)
    expect(payload).not.toContain('<img')
    expect(payload.match(/<\/script>/g)).toHaveLength(2)
    const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(payload)!
    expect(JSON.parse(json!).provider.name).toBe(hostile)
  })
})
