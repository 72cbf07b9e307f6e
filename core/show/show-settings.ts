import * as z from 'zod'
import {
  optionalColour,
  optionalEmail,
  optionalLine,
  optionalPicture,
  optionalText,
  requiredLine,
  RowId,
  Timestamp,
} from '../contract/shapes.ts'
import { ContentStyles } from './content-styles.ts'
import { ShowMethodology } from './methodology.ts'
import { ShowPrivacy } from './privacy.ts'
import { SponsorshipSettings } from './sponsorship.ts'
import { dateFormats } from '../text/dates.ts'
import { optionalTimeZone } from '../guests/time-zone.ts'

/** A person who hosts the show. `photo` arrives as a data URL or an address and leaves as a path. */
export const Host = z
  .strictObject({
    name: optionalLine(200),
    bio: optionalText(20_000),
    photo: optionalPicture(),
    role: optionalLine(100).transform((role) => role ?? 'Host'),
    email: optionalEmail(),
    phone: optionalLine(60),
  })
  .meta({ id: 'Host' })
export type Host = z.output<typeof Host>

/** A show's settings. */
export const ShowSettings = z
  .object({
    id: RowId,
    podcastName: z.string(),
    podcastDescription: z.string().nullable(),
    showLogo: z
      .string()
      .nullable()
      .describe('Path of a stored logo (/media/…), or a web address kept as a link'),
    accent: z
      .string()
      .nullable()
      .describe('Colour of public pages and widgets as #rrggbb, with customBranding'),
    showMethodology: ShowMethodology,
    hosts: z.array(Host),
    contentStyles: ContentStyles,
    sponsorshipSettings: SponsorshipSettings.nullable(),
    privacy: ShowPrivacy.optional(),
    timeZone: z.string().nullish().describe('IANA time zone of the show; defaults to UTC'),
    dateFormat: z.enum(dateFormats).optional().describe('How dates and times are written for people'),
    tenantId: z.string(),
    organizationId: z.string().nullable(),
    version: z.int(),
    createdAt: Timestamp,
    updatedAt: Timestamp,
  })
  .meta({ id: 'ShowSettings' })
export type ShowSettings = z.output<typeof ShowSettings>

const settingsFields = {
  podcastName: requiredLine(200, 'Podcast name is required'),
  podcastDescription: optionalText(20_000),
  showLogo: optionalPicture().describe('A data URL, a web address, or the current path from the settings'),
  accent: optionalColour(),
  showMethodology: ShowMethodology,
  hosts: z.array(Host).max(20),
  contentStyles: ContentStyles,
  sponsorshipSettings: SponsorshipSettings.nullable(),
  privacy: ShowPrivacy,
  timeZone: optionalTimeZone(),
  dateFormat: z.enum(dateFormats),
  organizationId: optionalLine(200),
}

/** Settings to save for the first time; only the name is required. */
export const NewShowSettings = z
  .strictObject(settingsFields)
  .partial()
  .required({ podcastName: true })
  .meta({ id: 'NewShowSettings' })
export type NewShowSettings = z.input<typeof NewShowSettings>

/** Settings to change: missing keys stay unchanged. */
export const ShowSettingsChanges = z
  .strictObject(settingsFields)
  .partial()
  .meta({ id: 'ShowSettingsChanges' })
export type ShowSettingsChanges = z.input<typeof ShowSettingsChanges>
/** Changes to the settings, after validation. */
export type ReceivedSettings = z.output<typeof ShowSettingsChanges>

/** The settings as input for texts, without ids and timestamps. */
export type Show = Pick<
  ShowSettings,
  | 'podcastName'
  | 'podcastDescription'
  | 'hosts'
  | 'showMethodology'
  | 'contentStyles'
  | 'sponsorshipSettings'
  | 'dateFormat'
>
