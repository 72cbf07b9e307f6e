import * as z from 'zod'
import { requiredText, RowId, Timestamp } from '../contract/shapes.ts'
import { releaseTextMax } from './guest-page-limits.ts'

const factCheckStates = ['approved', 'proposed', 'accepted', 'rejected'] as const

/** A guest's fact check of their introduction. */
export const FactCheck = z
  .object({
    id: RowId,
    contentId: RowId,
    state: z
      .enum(factCheckStates)
      .describe('proposed: a correction waits for the host; accepted: whole or in part'),
    original: z.string().describe('The introduction that the guest read'),
    proposed: z
      .string()
      .nullable()
      .describe(
        'The correction, also one that the guest withdrew by approving; otherwise null when they approved',
      ),
    partial: z.boolean().describe('Of an accepted correction: the host kept some words of the original'),
    superseded: z.boolean().describe('The introduction has changed since the guest read it'),
    createdAt: Timestamp,
    decidedAt: Timestamp.nullable().describe(
      'When the host decided, or the guest withdrew the correction by approving; null for a plain approval',
    ),
  })
  .meta({ id: 'FactCheck' })
export type FactCheck = z.infer<typeof FactCheck>

/** The release text that guests agree to. */
export const Release = z
  .object({ version: z.int(), text: z.string(), createdAt: Timestamp })
  .meta({ id: 'Release' })
export type Release = z.infer<typeof Release>

export const NewRelease = z.strictObject({
  text: requiredText(releaseTextMax, 'The release text is empty'),
})

/** A guest's consent to one version of the release text. */
export const Consent = z
  .object({
    version: z.int().describe('Version of the release text'),
    text: z.string().describe('The text as the guest read it'),
    name: z.string().describe('The name that the guest signed with'),
    givenAt: Timestamp,
  })
  .meta({ id: 'Consent' })
export type Consent = z.infer<typeof Consent>

export const OfferedTime = z
  .object({
    startsAt: Timestamp,
    chosen: z.boolean().describe('The guest chose this time'),
    taken: z.boolean().describe('Taken by another guest'),
  })
  .meta({ id: 'OfferedTime' })
export type OfferedTime = z.infer<typeof OfferedTime>

/** A guest's own page, as its host sees it. */
export const GuestPage = z
  .object({
    guestId: RowId,
    url: z
      .string()
      .nullable()
      .describe('The private link; null before the host creates one and after it is revoked'),
    createdAt: Timestamp.nullable(),
    openedAt: Timestamp.nullable().describe('When the guest first used it'),
    endsAt: Timestamp.nullable().describe('90 days after the recording; null while there is no date'),
    showsIntroduction: z
      .boolean()
      .describe('Whether the guest may read the introduction and check its facts'),
    timeZone: z.string().nullable().describe('IANA time zone of the offered times'),
    times: z.array(OfferedTime),
    factCheck: FactCheck.nullable().describe("The guest's latest fact check of the introduction"),
    factChecks: z
      .array(FactCheck.pick({ state: true, partial: true, createdAt: true, decidedAt: true }))
      .describe("The guest's newest 20 fact checks, newest first"),
    release: Release.nullable().describe('The current release text'),
    consent: Consent.nullable().describe("The guest's newest consent"),
    requests: z
      .object({
        data: Timestamp.nullable().describe(
          'When the guest last asked for a copy of their data; null once it was sent',
        ),
        erasure: Timestamp.nullable().describe(
          'When the guest asked for erasure; null once they withdraw it',
        ),
      })
      .describe('What the guest asked for about their data'),
  })
  .meta({ id: 'GuestPage' })
export type GuestPage = z.infer<typeof GuestPage>
