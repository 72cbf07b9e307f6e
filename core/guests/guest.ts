import * as z from 'zod'
import {
  optionalEmail,
  optionalLine,
  optionalLink,
  optionalPicture,
  optionalText,
  PublicId,
  requiredLine,
  RowId,
  tidied,
  Timestamp,
} from '../contract/shapes.ts'
import { Answers, AskedQuestion, Wordings } from '../questionnaires/questionnaire.ts'
import { episodeStatuses } from './episode-status.ts'
import { maxNotes } from './guest-fields.ts'
import { optionalTimeZone } from './time-zone.ts'

export const EpisodeStatus = z.enum(episodeStatuses)
export type EpisodeStatus = z.infer<typeof EpisodeStatus>

/** A person on, or considered for, the show. */
export const Guest = z
  .object({
    id: RowId,
    name: z.string(),
    pronunciation: z
      .string()
      .nullable()
      .describe('How to say the name, as the host typed it; it wins over what the guest answered'),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    company: z.string().nullable(),
    title: z.string().nullable(),
    bio: z.string().nullable(),
    expertise: z.array(z.string()).describe('Fields the guest can speak about'),
    social: z.string().nullable().describe('Handles and profiles as the host typed them'),
    interviewDate: Timestamp.nullable(),
    interviewTimeZone: z
      .string()
      .nullable()
      .describe('IANA time zone in which the interview date was chosen'),
    episodeStatus: EpisodeStatus,
    socialLinks: z.object({ linkedin: z.string().nullable(), website: z.string().nullable() }),
    questionnaire: z.object({
      photo: z
        .string()
        .nullable()
        .describe('Path of a stored photo (/media/…), or a web address kept as a link'),
      responses: Answers.describe("In the guest's words"),
      wordings: Wordings.optional().describe(
        "The host's wordings of answers, by question; texts and exports use them instead of the guest's words",
      ),
      asked: z.array(AskedQuestion).default([]).describe('The questions at the time they were answered'),
      submittedAt: Timestamp.nullable(),
    }),
    notes: z
      .string()
      .nullable()
      .describe(
        "The host's own notes, shown with texts and never quoted in them; what they ask not to mention is left out",
      ),
    importId: PublicId.nullable(),
    version: z.int(),
    createdAt: Timestamp,
  })
  .meta({ id: 'Guest' })
export type Guest = z.infer<typeof Guest>

/** The fields on a guest card; the full record is fetched when it is opened. */
export const GuestCard = Guest.omit({
  questionnaire: true,
  pronunciation: true,
  expertise: true,
  notes: true,
  importId: true,
})
  .extend({
    photo: z.string().nullable(),
    bio: z.string().nullable().describe('The first 151 characters: one more than a card shows'),
    hasResponses: z.boolean(),
  })
  .meta({ id: 'GuestCard' })
export type GuestCard = z.infer<typeof GuestCard>

/** The shapes of one-line fields, which either refuse or tidy invalid values. */
type LineShapes = typeof tidied

const fieldsOf = ({ requiredLine, optionalLine, optionalLink }: LineShapes) => ({
  name: requiredLine(200, 'Name is required'),
  pronunciation: optionalLine(200),
  email: optionalEmail(),
  phone: optionalLine(60),
  company: optionalLine(200),
  title: optionalLine(200),
  bio: optionalText(20_000),
  expertise: z.array(requiredLine(200, 'Expertise is empty')).max(50),
  social: optionalText(2_000),
  socialLinks: z.strictObject({ linkedin: optionalLink(), website: optionalLink() }),
})

const guestFields = fieldsOf({ requiredLine, optionalLine, optionalLink })

const asNew = (fields: ReturnType<typeof fieldsOf>) =>
  z.strictObject({
    ...fields,
    expertise: fields.expertise.nullish().transform((list) => list ?? []),
    socialLinks: fields.socialLinks.nullish().transform((links) => links ?? {}),
    questionnaire: z.strictObject({ photo: optionalPicture() }).nullish(),
  })

/** A guest to add. Only the name is required; `questionnaire.photo` is a data URL or a web address. */
export const NewGuest = asNew(guestFields).meta({ id: 'NewGuest' })
/** A guest read from a file: line breaks and invisible characters are tidied, not refused. */
export const TidiedGuest = asNew(fieldsOf(tidied)).extend({
  interviewDate: Timestamp.nullish(),
  interviewTimeZone: optionalTimeZone().describe("Of the interview date; by default the import's"),
  episodeStatus: EpisodeStatus.optional().describe('By default the one that the interview date gives'),
  notes: optionalText(maxNotes),
})
export type TidiedGuest = z.input<typeof TidiedGuest>
/** Changes to a guest: missing keys stay unchanged, `""` and `null` clear them. */
export const GuestChanges = z
  .strictObject({
    ...guestFields,
    expertise: guestFields.expertise.nullable().transform((list) => list ?? []),
    notes: optionalText(maxNotes),
  })
  .partial()
  .meta({ id: 'GuestChanges' })
export type GuestChanges = z.input<typeof GuestChanges>
/** Changes to a guest, after validation. */
export type ReceivedGuestChanges = z.output<typeof GuestChanges>

/** Fields that smart-extract reads out of answers and biography. */
export const extractedFields = ['name', 'title', 'company', 'email', 'bio', 'linkedin', 'website'] as const
export type ExtractedField = (typeof extractedFields)[number]

/** The proposals of smart-extract. Nothing is stored until the host accepts them. */
export const Extraction = z
  .object({
    extractionInfo: z.object({
      method: z.enum(['model', 'rules']),
      confidence: z.number().min(0).max(1).describe('Overall confidence of the extraction'),
    }),
    guest: Guest,
    proposals: z.array(
      z.object({
        field: z.enum(extractedFields),
        current: z.string().nullable().describe('Null if the field is empty'),
        proposed: z.string(),
        confidence: z.number().min(0).max(1),
      }),
    ),
  })
  .meta({ id: 'Extraction' })
export type Extraction = z.infer<typeof Extraction>

export type NewGuest = z.input<typeof NewGuest>
/** A guest to add, after validation. */
export type ReceivedGuest = z.output<typeof NewGuest>
