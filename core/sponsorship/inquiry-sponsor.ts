import type { SponsorInquiry } from './inquiry.ts'
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

/**
 * The part of an inquiry that an email to the sponsor may use: the package, in the show's own words. The
 * message is left out, because the writer would take it for the host's instructions.
 */
export const contextOfInquiry = ({
  packageName,
  packagePrice,
}: Pick<SponsorInquiry, 'packageName' | 'packagePrice'>) =>
  packageName
    ? `They wrote to us through our sponsorship page and asked about the package ${packageName} (${packagePrice}).`
    : 'They wrote to us through our sponsorship page.'
