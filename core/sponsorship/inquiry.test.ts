import { expect, test } from 'vitest'
import { SponsorshipSettings } from '../show/sponsorship.ts'
import { checkInquiry, longestCompany, longestMessage } from './check-inquiry.ts'
import { NewInquiry } from './inquiry.ts'
import { sponsorOfInquiry } from './inquiry-sponsor.ts'
import { offerOf } from './offer.ts'

const right = { companyName: 'Kelp Tools', email: 'ada@kelp.example', package: '', message: '' }

test.each([
  [{ companyName: '  ' }, 'companyName', 'Company name is required'],
  [
    { companyName: 'a'.repeat(longestCompany + 1) },
    'companyName',
    'Use at most 200 characters. You have 201.',
  ],
  [{ email: '' }, 'email', 'Valid email required'],
  [{ email: 'ada at kelp' }, 'email', 'Valid email required'],
  [{ email: `${'a'.repeat(250)}@kelp.example` }, 'email', 'Valid email required'],
  [{ message: 'a'.repeat(longestMessage + 1) }, 'message', 'Use at most 5,000 characters. You have 5,001.'],
])('the form and the server both refuse %#', (wrong, field, message) => {
  const inquiry = { ...right, ...wrong }
  expect(checkInquiry(inquiry)).toEqual([{ field, message }])
  expect(NewInquiry.safeParse(inquiry).error?.issues[0]?.path).toEqual([field])
})

test('company and address are enough', () => {
  expect(checkInquiry(right)).toEqual([])
  expect(NewInquiry.parse({ companyName: ' Kelp Tools ', email: 'ada@kelp.example' })).toMatchObject({
    companyName: 'Kelp Tools',
  })
})

test('the sponsor that comes of it says what they said, and nothing more', () => {
  const { packages } = offerOf(
    SponsorshipSettings.parse({ sponsorshipPackages: [{ id: 'mid-roll', price: 320 }, 'custom'] }),
  )
  expect(sponsorOfInquiry(right, packages[0])).toEqual({
    companyName: 'Kelp Tools',
    industry: 'Not stated',
    reasonForMatch: 'Wrote through the sponsorship page, about the package Mid-roll.',
    estimatedBudgetRange: '$320 per episode (Mid-roll)',
    contactStrategy: 'Reply to their inquiry at ada@kelp.example.',
    websiteUrl: null,
    marketingContactEmail: 'ada@kelp.example',
  })
  expect(sponsorOfInquiry(right, packages[1])).toMatchObject({ estimatedBudgetRange: 'Not stated' })
  expect(sponsorOfInquiry(right, undefined)).toMatchObject({
    reasonForMatch: 'Wrote through the sponsorship page, without naming a package.',
    estimatedBudgetRange: 'Not stated',
  })
})
