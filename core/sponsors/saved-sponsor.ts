import * as z from 'zod'
import {
  optionalEmail,
  optionalLink,
  optionalText,
  requiredLine,
  requiredText,
  RowId,
  Timestamp,
} from '../contract/shapes.ts'

/** Where a saved sponsor came from. */
const SponsorSource = z.enum(['typed', 'discovery', 'inquiry'])

/** The details of a suggested or saved sponsor. */
export const sponsorFacts = {
  companyName: z.string(),
  industry: z.string(),
  reasonForMatch: z.string(),
  estimatedBudgetRange: z.string(),
  contactStrategy: z.string(),
  websiteUrl: z.string().nullable(),
  marketingContactEmail: z.string().nullable(),
}

/** A company that might sponsor the show. */
export const SavedSponsor = z
  .object({
    id: RowId,
    ...sponsorFacts,
    outreachNotes: z
      .string()
      .nullable()
      .describe("The host's notes, such as whom they wrote to and what was answered"),
    source: SponsorSource,
    verified: z
      .boolean()
      .describe("False if a language model suggested the website and email and they haven't been checked"),
    version: z.int(),
    createdAt: Timestamp,
    updatedAt: Timestamp,
  })
  .meta({ id: 'SavedSponsor' })
export type SavedSponsor = z.infer<typeof SavedSponsor>

const fields = {
  companyName: requiredLine(200, 'Company name is required'),
  industry: requiredLine(200, 'Industry is required'),
  reasonForMatch: requiredText(10_000, 'Reason for match is required'),
  estimatedBudgetRange: requiredLine(200, 'Estimated budget range is required'),
  contactStrategy: requiredText(10_000, 'Contact strategy is required'),
  websiteUrl: optionalLink(),
  marketingContactEmail: optionalEmail(),
  outreachNotes: optionalText(10_000),
  verified: z.boolean(),
}

/** A sponsor to save. */
export const NewSponsor = z
  .strictObject({
    ...fields,
    verified: fields.verified.default(true).describe('Send false for suggestions from Sponsor Discovery'),
    source: SponsorSource.extract(['typed', 'discovery']).default('typed'),
  })
  .meta({ id: 'NewSponsor' })
export type NewSponsor = z.input<typeof NewSponsor>
/** A sponsor to save, after validation. */
export type ReceivedSponsor = z.output<typeof NewSponsor>

/** Changes to a sponsor: missing keys stay unchanged, `""` and `null` clear optional ones. */
export const SponsorChanges = z.strictObject(fields).partial().meta({ id: 'SponsorChanges' })
export type SponsorChanges = z.input<typeof SponsorChanges>
export type ReceivedSponsorChanges = z.output<typeof SponsorChanges>
