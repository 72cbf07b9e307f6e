import { onRequest } from './price.ts'
import type { OfferedPackage } from './sponsorship-page.ts'

interface InquirySender {
  companyName: string
  email: string
}

/** Stored in a saved sponsor if the inquiry doesn't say. */
export const notStated = 'Not stated'

/** The sponsor to save for an inquiry from a new company, with only what they said themselves. */
export function sponsorOfInquiry({ companyName, email }: InquirySender, asked: OfferedPackage | undefined) {
  const about = asked ? `about the package ${asked.name}` : 'without naming a package'
  return {
    companyName,
    industry: notStated,
    reasonForMatch: `Wrote through the sponsorship page, ${about}.`,
    estimatedBudgetRange:
      asked && asked.priceText !== onRequest ? `${asked.priceText} (${asked.name})` : notStated,
    contactStrategy: `Reply to their inquiry at ${email}.`,
    websiteUrl: null,
    marketingContactEmail: email,
  }
}
