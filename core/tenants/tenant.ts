import * as z from 'zod'
import { sortedPublicPageQuery } from '../contract/page-query.ts'
import {
  emailAddress,
  optionalEmail,
  line,
  optionalLine,
  optionalText,
  PublicId,
  requiredLine,
  RowId,
  Timestamp,
} from '../contract/shapes.ts'
import { dollars } from '../entitlements/dollars.ts'
import { trialDays } from '../entitlements/trial.ts'
import { featureWords } from '../entitlements/feature-words.ts'
import { featurePrices, features, plans, subscriptionStatuses } from '../entitlements/features.ts'

const Feature = z.enum(features)
type Feature = z.infer<typeof Feature>
const Features = z.record(Feature, z.boolean()).meta({ id: 'Features' })
const Plan = z.enum(plans)
const SubscriptionStatus = z.enum(subscriptionStatuses)

/** The show a host is signed in to. */
export const SignedInTenant = z
  .object({
    id: PublicId,
    name: z.string(),
    email: z.string(),
    subscriptionStatus: SubscriptionStatus,
    subscriptionPlan: Plan,
    trialEndsAt: Timestamp.nullable(),
    suspensionReason: z
      .string()
      .nullable()
      .optional()
      .describe("Why the administrator suspended the show; null if it isn't suspended"),
    eraseAt: Timestamp.nullable()
      .optional()
      .describe("When the show is erased at its host's request; null if it isn't"),
    active: z.boolean().describe('False if nothing new can be created: inactive, cancelled, or trial ended'),
    features: Features.describe('What the show may use now, by grant or active purchase'),
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

const invalidEmail = 'Valid email is required'

/** The tenant form of the administrator (specification 5). */
export const NewTenant = z
  .strictObject({
    name: requiredLine(200, 'Company name is required'),
    email: emailAddress(invalidEmail),
    domain: optionalLine(253),
    subscriptionPlan: Plan.optional(),
    subscriptionStatus: SubscriptionStatus.optional(),
    billingEmail: optionalEmail(invalidEmail),
    trialEndsAt: Timestamp.nullish().describe(`If null or missing, a new trial ends in ${trialDays} days`),
    suspensionReason: optionalText(500).describe('Shown to the host while the status is inactive'),
    features: z
      .partialRecord(Feature, z.boolean())
      .optional()
      .describe(
        'Features to turn on or off; others stay unchanged. Turning one off also ends its active purchase.',
      ),
  })
  .meta({ id: 'NewTenant' })
export type NewTenant = z.input<typeof NewTenant>
export type ReceivedTenant = z.output<typeof NewTenant>

export const TenantChanges = NewTenant.partial().meta({ id: 'TenantChanges' })
export type TenantChanges = z.input<typeof TenantChanges>
export type ReceivedTenantChanges = z.output<typeof TenantChanges>

export const tenantSorts = ['name', 'email', 'plan', 'status', 'lastLoginAt', 'createdAt'] as const
export type TenantSort = (typeof tenantSorts)[number]
const sorts = tenantSorts.flatMap((sort) => [sort, `-${sort}`] as const)

/** Tenants on a page, unless the call says otherwise. */
const tenantsPerPage = 100

export const TenantListQuery = z.strictObject({
  search: line(200).optional().describe('Text in the company, email or domain'),
  plan: Plan.optional(),
  status: SubscriptionStatus.optional(),
  sort: z.enum(sorts).default('-createdAt').describe('A leading - reverses the order'),
  ...sortedPublicPageQuery(tenantsPerPage),
  offset: z.coerce
    .number<string | number>()
    .pipe(z.int().min(0).max(10_000_000))
    .default(0)
    .describe('Tenants to skip, for numbered pages. To read the whole list follow the Link header instead'),
})
export type TenantListQuery = z.output<typeof TenantListQuery>

/** A tenant as its administrator sees it, without hashes and tokens. */
export const SubscribedTenant = z
  .object({
    id: PublicId,
    name: z.string(),
    email: z.string(),
    domain: z.string().nullable(),
    subscriptionStatus: SubscriptionStatus,
    subscriptionPlan: Plan,
    active: z.boolean(),
    features: Features.describe('In effect now, by grant or active purchase'),
    granted: Features.describe('Turned on by an administrator'),
    purchased: z
      .array(z.object({ featureName: Feature, expiresAt: Timestamp.nullable() }))
      .describe('Active purchases'),
    billingEmail: z.string().nullable(),
    trialEndsAt: Timestamp.nullable(),
    suspensionReason: z.string().nullable(),
    isSetupComplete: z.boolean(),
    setupTokenExpiresAt: Timestamp.nullable().describe('When the setup link expires; null without one'),
    lastLoginAt: Timestamp.nullable(),
    version: z.int(),
    createdAt: Timestamp,
    updatedAt: Timestamp,
  })
  .meta({ id: 'Tenant' })
export type SubscribedTenant = z.infer<typeof SubscribedTenant>

/** A new setup link, returned only once. */
export const IssuedSetupLink = z
  .object({
    tenant: SubscribedTenant,
    setupUrl: z.url().describe('Shown once: the server keeps only a hash of it'),
    mailed: z
      .boolean()
      .nullable()
      .describe('Whether the mail server accepted it; null if no mail server is configured'),
  })
  .meta({ id: 'IssuedSetupLink' })
export type IssuedSetupLink = z.infer<typeof IssuedSetupLink>

const notForSale = (feature: Feature) => {
  const { name, isPlural } = featureWords[feature]
  return `${name} ${isPlural ? 'have' : 'has'} no price and can't be bought`
}

export const NewPurchase = z
  .strictObject({
    tenantId: PublicId,
    featureName: Feature.superRefine((feature, { addIssue }) => {
      if (featurePrices[feature] === undefined) addIssue({ code: 'custom', message: notForSale(feature) })
    }),
    price: z
      .int()
      .min(0)
      .max(100_000_000, `The price is at most ${dollars(100_000_000)}`)
      .nullish()
      .describe('In cents; defaults to the list price. 0 or 1 is a grant.'),
    isOneTime: z.boolean().default(false).describe('Paid once, never expires'),
    expiresAt: Timestamp.nullish().describe('When the feature is turned off'),
  })
  .meta({ id: 'NewPurchase' })
export type NewPurchase = z.output<typeof NewPurchase>

export const FeaturePurchase = z
  .object({
    id: RowId,
    tenantId: PublicId,
    featureName: Feature,
    price: z.int().describe('In cents'),
    isGrant: z.boolean().describe('Whether it is a grant: the price is 0 or 1 cent'),
    isOneTime: z.boolean(),
    expiresAt: Timestamp.nullable(),
    running: z.boolean(),
    purchasedAt: Timestamp,
  })
  .meta({ id: 'FeaturePurchase' })
export type FeaturePurchase = z.infer<typeof FeaturePurchase>
