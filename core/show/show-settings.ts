import * as z from 'zod'
import { optionalEmail, optionalText, RowId, Timestamp } from '../contract/shapes.ts'
import { ContentStyles } from './content-styles.ts'
import { ShowMethodology } from './methodology.ts'
import { SponsorshipSettings } from './sponsorship.ts'

/** A person who hosts the show. `photo` arrives as a data URL or an address and leaves as a path. */
export const Host = z
  .strictObject({
    name: optionalText(200),
    bio: optionalText(20_000),
    photo: optionalText(7_100_000),
    role: optionalText(100).transform((role) => role ?? 'Host'),
    email: optionalEmail(),
    phone: optionalText(60),
  })
  .meta({ id: 'Host' })
export type Host = z.output<typeof Host>

/** Everything a show has settled about itself. */
export const ShowSettings = z
  .object({
    id: RowId,
    podcastName: z.string(),
    podcastDescription: z.string().nullable(),
    showLogo: z
      .string()
      .nullable()
      .describe('Path of a stored logo (/media/…), or a web address kept as a link'),
    showMethodology: ShowMethodology,
    hosts: z.array(Host),
    contentStyles: ContentStyles,
    sponsorshipSettings: SponsorshipSettings.nullable(),
    tenantId: z.string(),
    organizationId: z.string().nullable(),
    version: z.int(),
    createdAt: Timestamp,
    updatedAt: Timestamp,
  })
  .meta({ id: 'ShowSettings' })
export type ShowSettings = z.output<typeof ShowSettings>

/** What texts are written from: the settings without their record keeping. */
export type Show = Pick<
  ShowSettings,
  'podcastName' | 'podcastDescription' | 'hosts' | 'showMethodology' | 'contentStyles' | 'sponsorshipSettings'
>
