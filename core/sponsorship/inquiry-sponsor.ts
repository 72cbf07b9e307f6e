import type { SponsorInquiry } from './inquiry.ts'
import { onRequest } from './price.ts'
import type { OfferedPackage } from './sponsorship-page.ts'

interface InquirySender {
  companyName: string
  email: string
}

/** Stored in a saved sponsor where an inquiry doesn't say. */
export const notStated = 'Not stated'

/** The saved sponsor that an inquiry makes of a company nobody had saved: only what they said themselves. */
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
 * What a mail to a sponsor may know of their inquiry: the package, in the show's own words. Their message stays out,
 * since whoever writes the mail takes this for the wish of the host.
 */
export const contextOfInquiry = ({
  packageName,
  packagePrice,
}: Pick<SponsorInquiry, 'packageName' | 'packagePrice'>) =>
  packageName
    ? `They wrote to us through our sponsorship page and asked about the package ${packageName} (${packagePrice}).`
    : 'They wrote to us through our sponsorship page.'
