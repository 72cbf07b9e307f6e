import { expect, test } from 'vitest'
import { hostileTexts } from '../testing/hostile-texts.ts'
import { sampleShow } from '../testing/samples.ts'
import { offerOf } from './offer.ts'
import { jsonForScript, pageDescription, structuredOffer } from './page-metadata.ts'
import type { PublicSponsorship } from './sponsorship-page.ts'

const branding = {
  podcastName: sampleShow.podcastName,
  logo: null,
  accent: null,
  accentText: null,
  poweredBy: true,
}
const page = (changes: Partial<PublicSponsorship> = {}): PublicSponsorship => ({
  ...offerOf(sampleShow.sponsorshipSettings),
  inquiries: true,
  branding,
  ...changes,
})
const url = 'https://cueroom.example/sponsorship/kelp'

test('no text can end the script it is in, and each is read back as it was', () => {
  for (const text of ['</script>', '<!--<script>', '\u2028', ...hostileTexts]) {
    const json = jsonForScript({ text })
    expect(json).not.toMatch(/[<>\u2028\u2029]/)
    expect(JSON.parse(json)).toEqual({ text })
  }
})

test('search engines never get a placeholder address', () => {
  expect(JSON.stringify(structuredOffer(page({ contact: offerOf(null).contact }), url))).not.toContain(
    '@example',
  )
  expect(structuredOffer(page(), url).provider).toMatchObject({
    contactPoint: { email: 'partners@unhurriedwork.example', telephone: '+31 20 555 0178' },
  })
})

test('search engines read packages with their prices, and no price where none was set', () => {
  const { hasOfferCatalog } = structuredOffer(page(), url) as {
    hasOfferCatalog: { itemListElement: object[] }
  }
  expect(hasOfferCatalog.itemListElement[1]).toEqual({
    '@type': 'Offer',
    name: 'Mid-roll',
    description: '30–60-second ads during the episode.',
    price: 320,
    priceCurrency: 'USD',
  })
  expect(hasOfferCatalog.itemListElement.at(-1)).not.toHaveProperty('price')
  expect(structuredOffer(page({ packages: [] }), url)).not.toHaveProperty('hasOfferCatalog')
})

test('a preview names packages, prices and audience, and ends in time', () => {
  const { packages } = page()
  expect(pageDescription(page({ packages: packages.slice(0, 2) }))).toMatch(
    /^What you can book with .+\. Pre-roll \$180 per episode, Mid-roll \$320 per episode\. Monthly downloads: 24,500/,
  )
  const long = pageDescription(page({ branding: { ...branding, podcastName: 'a'.repeat(200) } }))
  expect(long.length).toBeLessThanOrEqual(200)
  expect(long).toMatch(/…$/)
})
