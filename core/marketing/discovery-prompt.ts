import type { Prompt } from '../prompts/prompt.ts'
import { offerOf } from '../sponsorship/offer.ts'
import type { DiscoveryBrief } from './briefs.ts'
import { budgetChoices, companySizeChoices, geographyChoices } from './discovery-choices.ts'
import { marketingPrompt, openShow } from './prompt.ts'

/** Sponsors that a discovery suggests. */
const suggestedSponsors = 8

/** The prompt for sponsors that fit the show. */
export function discoveryPrompt(
  { show, request, saved, previous }: DiscoveryBrief,
  longest?: number,
): Prompt {
  const { filters, note, previousId: _, showSettings: __, ...audience } = request
  const { mileRadius, geography, companySize, budget } = filters
  return marketingPrompt(
    {
      task: [
        `Suggest ${suggestedSponsors} sponsors for the show: companies that fit its subject, <audience> and every one of the filters.`,
        `Filters: geography ${geography} (${geographyChoices[geography].about}) Within ${mileRadius} miles of the show where a company is local. Size ${companySize}: ${companySizeChoices[companySize].about} Budget ${budget}: ${budgetChoices[budget].about}`,
        'Name a company only if you are sure that it exists. Otherwise describe a kind of company and set kind to “company-type”. Give a website or email address only if you are sure of it; otherwise use null. Never guess one.',
        'Each reason names the show settings it is based on. Each contact strategy says whom to write to and what to offer first.',
        'Leave out the companies in <saved>.',
        'Answer with one JSON object and nothing else. Keys: sponsors (a list of objects with companyName, industry, reasonForMatch, estimatedBudgetRange, contactStrategy, websiteUrl, marketingContactEmail, kind, which is “company” or “company-type”), strategyNotes (2 to 4 texts for the host).',
      ],
      data: {
        show: openShow(show),
        audience,
        offer: offerOf(show.sponsorshipSettings).packages.map(({ name, priceText }) => ({
          name,
          price: priceText,
        })),
        saved,
      },
      note,
      previous,
    },
    longest,
  )
}
