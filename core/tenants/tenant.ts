import * as z from 'zod'
import { PublicId, RowId, Timestamp } from '../contract/shapes.ts'
import { Features, Plan, SubscriptionStatus } from './features.ts'

/** The show a host is signed in to. */
export const SignedInTenant = z
  .object({
    id: PublicId,
    name: z.string(),
    email: z.string(),
    subscriptionStatus: SubscriptionStatus,
    subscriptionPlan: Plan,
    trialEndsAt: Timestamp.nullable(),
    active: z
      .boolean()
      .describe('False while nothing new may be made: inactive, cancelled, or a trial that ended'),
    features: Features.describe('What the show may use now: granted, or carried by a running purchase'),
  })
  .meta({ id: 'SignedInTenant' })
export type SignedInTenant = z.infer<typeof SignedInTenant>

export const Admin = z
  .object({
    id: RowId,
    email: z.string(),
    name: z.string().nullable(),
    role: z.string(),
    lastLoginAt: Timestamp.nullable(),
  })
  .meta({ id: 'Admin' })
export type Admin = z.infer<typeof Admin>
