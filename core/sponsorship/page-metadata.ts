import type { OfferContact, OfferedPackage, PublicSponsorship } from './sponsorship-page.ts'

/** Characters that search engines and link previews show of a description. */
const longestDescription = 200

/** The page's description for link previews, in one line. */
export function pageDescription({ branding, packages, audience }: PublicSponsorship): string {
  const sentences = [
    `What you can book with ${branding.podcastName}`,
    packages.map(({ name, price, priceText }) => (price === null ? name : `${name} ${priceText}`)).join(', '),
    audience.map(({ label, value }) => `${label}: ${value}`).join(', '),
  ]
  const text = sentences.filter(Boolean).join('. ')
  return text.length <= longestDescription ? text : `${text.slice(0, longestDescription - 1).trimEnd()}…`
}

/**
 * The offer in the vocabulary of search engines.
 * @see https://schema.org/Service, https://schema.org/OfferCatalog
 */
export function structuredOffer({ branding, packages, contact }: PublicSponsorship, url: string) {
  const name = branding.podcastName
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: `Sponsorship of ${name}`,
    serviceType: 'Podcast sponsorship',
    url,
    provider: { '@type': 'Organization', name, ...contactPoint(contact) },
    ...(packages.length > 0 && {
      hasOfferCatalog: { '@type': 'OfferCatalog', name: 'Packages', itemListElement: packages.map(offered) },
    }),
  }
}

const offered = ({ name, description, price, currency }: OfferedPackage) => ({
  '@type': 'Offer',
  name,
  description,
  ...(price !== null && { price, priceCurrency: currency }),
})

// A placeholder would lead people and machines to an unread address
const contactPoint = ({ name, email, phone, placeholder }: OfferContact) =>
  placeholder
    ? {}
    : {
        contactPoint: {
          '@type': 'ContactPoint',
          contactType: 'sales',
          name,
          email,
          ...(phone && { telephone: phone }),
        },
      }

/** JSON that is safe inside a script element. */
export const jsonForScript = (value: unknown) =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
