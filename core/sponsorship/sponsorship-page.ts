import * as z from 'zod'
import { Branding } from '../show/branding.ts'
import { currencies, priceUnits } from '../show/package-terms.ts'
import { PackageId } from '../show/sponsorship.ts'

/** One package a sponsor can book. */
export const OfferedPackage = z
  .object({
    key: z.string().describe('Identifies the package and its price in an inquiry'),
    id: PackageId,
    name: z.string(),
    description: z.string(),
    price: z.number().nullable().describe('Null if it is agreed with each sponsor'),
    currency: z.enum(currencies),
    per: z.enum(priceUnits).describe('Unit of the price'),
    bookedUntil: z.string().nullable().describe('YYYY-MM-DD; fully booked until this day'),
    priceText: z.string(),
  })
  .meta({ id: 'OfferedPackage' })
export type OfferedPackage = z.infer<typeof OfferedPackage>

/** One fact about the audience, in the show's own words. */
export const AudienceFigure = z
  .object({ key: z.string(), label: z.string(), value: z.string() })
  .meta({ id: 'AudienceFigure' })
export type AudienceFigure = z.infer<typeof AudienceFigure>

/** The sponsors' contact. */
export const OfferContact = z
  .object({
    name: z.string(),
    title: z.string().nullable(),
    email: z.string(),
    placeholder: z.boolean().describe('Whether the address is a placeholder because the show has none'),
    phone: z.string().nullable(),
  })
  .meta({ id: 'OfferContact' })
export type OfferContact = z.infer<typeof OfferContact>

/** What a show offers its sponsors in public. */
export const Offer = z
  .object({
    configured: z.boolean().describe('False if the show has no sponsorship settings'),
    packages: z.array(OfferedPackage),
    audience: z.array(AudienceFigure),
    contact: OfferContact,
  })
  .meta({ id: 'Offer' })
export type Offer = z.infer<typeof Offer>

/** A show's sponsorship page as visitors see it. */
export const PublicSponsorship = Offer.extend({
  inquiries: z.boolean().describe('Whether inquiries can be sent'),
  branding: Branding,
  privacy: z
    .string()
    .optional()
    .describe('What the show stores from an inquiry, for how long, and whom to ask'),
}).meta({ id: 'PublicSponsorship' })
export type PublicSponsorship = z.infer<typeof PublicSponsorship>
