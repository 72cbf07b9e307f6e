import { expect, test } from 'vitest'
import { packageIds } from '../show/package-choices.ts'
import { SponsorshipSettings } from '../show/sponsorship.ts'
import { sampleShow } from '../testing/samples.ts'
import { offerOf } from './offer.ts'
import { priceText } from './price.ts'

const settings = (given: object) => SponsorshipSettings.parse(given)

test('a show that has settled nothing offers nothing, and names placeholders to write to', () => {
  const nothing = offerOf(null)
  expect(nothing).toMatchObject({ configured: false, packages: [], audience: [] })
  expect(nothing.contact).toEqual({
    name: 'Marketing Team',
    title: null,
    email: 'marketing@example.com',
    placeholder: true,
    phone: null,
  })
  expect(offerOf(settings({}))).toEqual(nothing)
  expect(offerOf(settings({ sponsorshipGoal: 'A studio', preferredSponsorTypes: ['tools'] }))).toEqual(
    nothing,
  )
})

test('a price without terms is in dollars an episode, and only a price that was set is named', () => {
  expect([0, 1, 99.5, 1250, 1_000_000].map((price) => priceText({ price }))).toEqual([
    '$0 per episode',
    '$1 per episode',
    '$99.50 per episode',
    '$1,250 per episode',
    '$1,000,000 per episode',
  ])
  expect(priceText({ price: null })).toBe('Price on request')
})

test('packages kept as ids and as ids with a price are both offered, a repetition once', () => {
  const { packages } = offerOf(
    settings({
      sponsorshipPackages: [
        'mid-roll',
        { id: 'custom', price: 250 },
        { id: 'custom', price: 900 },
        { id: 'custom', price: 250 },
      ],
    }),
  )
  expect(packages.map(({ key, name, price }) => [key, name, price])).toEqual([
    ['mid-roll', 'Mid-roll', null],
    ['custom:250', 'Custom', 250],
    ['custom:900', 'Custom', 900],
  ])
})

test('a package has its own currency, unit and first free day, and its key names what was offered', () => {
  const terms = { id: 'newsletter', price: 99.5, currency: 'EUR', per: 'issue', bookedUntil: '2026-12-15' }
  const { packages } = offerOf(
    settings({ sponsorshipPackages: [terms, { id: 'custom', bookedUntil: null }] }),
  )
  expect(packages[0]).toMatchObject({
    ...terms,
    key: 'newsletter:99.5:EUR:issue',
    priceText: '€99.50 per issue',
  })
  expect(packages[1]).toMatchObject({ key: 'custom', price: null, priceText: 'Price on request' })
  for (const wrong of [{ currency: 'XXX' }, { per: 'hour' }, { bookedUntil: '2026-02-30' }, { price: -1 }])
    expect(() => settings({ sponsorshipPackages: [{ ...terms, ...wrong }] })).toThrow(Object.keys(wrong)[0])
})

test('every package there is has a name and a description; those of the ads are the specified ones', () => {
  const { packages } = offerOf(settings({ sponsorshipPackages: [...packageIds] }))
  expect(packages.filter(({ name, description }) => name && description)).toHaveLength(packageIds.length)
  expect(packages.slice(0, 3).map(({ description }) => description)).toEqual([
    '15–30-second ads at episode start.',
    '30–60-second ads during the episode.',
    '15–30-second ads at episode end.',
  ])
})

test('the audience is described in the words of the show, without what it has left out', () => {
  const { audience } = offerOf(
    settings({ audienceMetrics: { monthlyDownloads: '24,500', growthRate: '', primaryAgeRange: '30-60' } }),
  )
  expect(audience).toEqual([
    { key: 'monthlyDownloads', label: 'Monthly downloads', value: '24,500' },
    { key: 'primaryAgeRange', label: expect.any(String), value: '30–60' },
  ])
})

test('goal, approach and preferred sponsors stay with the host', () => {
  const { sponsorshipSettings } = sampleShow
  const told = JSON.stringify(offerOf(sponsorshipSettings))
  expect(told).toContain(sponsorshipSettings!.marketingContact.email)
  expect(told).not.toContain(sponsorshipSettings!.sponsorshipGoal)
  expect(told).not.toContain(sponsorshipSettings!.sponsorshipApproach)
  for (const type of sponsorshipSettings!.preferredSponsorTypes) expect(told).not.toContain(type)
})
