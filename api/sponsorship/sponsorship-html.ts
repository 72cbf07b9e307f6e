import type { ClosedPage } from '@cueroom/core/show/closed-page.ts'
import { escapeHtml } from '@cueroom/core/marketing/email-html.ts'
import { jsonForScript, pageDescription, structuredOffer } from '@cueroom/core/sponsorship/page-metadata.ts'
import type { PublicSponsorship } from '@cueroom/core/sponsorship/sponsorship-page.ts'
import { noIndex, publicPage } from '../site/public-page.ts'

export interface SponsorshipPage {
  heading: string
  showId: string
  /** Whole address of the page. */
  url: string
  shown: PublicSponsorship | ClosedPage
}

/**
 * The page of a show's sponsors: what machines read of it, the widget, and its words for who runs no scripts.
 */
export function sponsorshipHtml({ heading, showId, url, shown }: SponsorshipPage): string {
  const name = 'closed' in shown ? shown.title : shown.branding.podcastName
  const title = `${heading} · ${name}`
  return documentHtml(
    title,
    'closed' in shown ? noIndex : metadata(title, url, shown),
    `<h1 class="hidden">${escapeHtml(title)}</h1>
    <cueroom-sponsorship show-id="${escapeHtml(showId)}" heading="${escapeHtml(heading)}" theme="auto"></cueroom-sponsorship>
    <noscript>${'closed' in shown ? '<p>This sponsorship page is currently closed.</p>' : inWords(heading, shown)}</noscript>`,
  )
}

/** The page at an address that no show has. */
export const missingSponsorshipHtml = () =>
  documentHtml(
    'Sponsorship Page Not Found',
    noIndex,
    `<h1>Sponsorship Page Not Found</h1>
    <p>It may have been removed, or the link is incomplete. Ask the show for a new one.</p>`,
  )

function metadata(title: string, url: string, shown: PublicSponsorship) {
  const { branding } = shown
  const description = pageDescription(shown)
  const { origin } = new URL(url)
  const image = branding.logo ?? (branding.poweredBy ? '/social.png' : undefined)
  const graph = {
    'og:type': 'website',
    'og:site_name': branding.podcastName,
    'og:title': title,
    'og:description': description,
    'og:url': url,
    ...(image && { 'og:image': origin + image }),
  }
  return [
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    ...Object.entries(graph).map(
      ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
    ),
    '<meta name="twitter:card" content="summary">',
    `<script type="application/ld+json">${jsonForScript(structuredOffer(shown, url))}</script>`,
  ].join('\n    ')
}

function inWords(heading: string, { branding, configured, packages, audience, contact }: PublicSponsorship) {
  if (!configured) {
    return `<h2>No Sponsorship Information Available</h2>
      <p>This show hasn&#39;t configured their sponsorship packages yet.</p>`
  }
  const items = [
    ...packages.map(({ name, priceText, description }) => `${name}, ${priceText}: ${description}`),
    ...audience.map(({ label, value }) => `${label}: ${value}`),
  ]
  const reach = [contact.name, contact.title, contact.email, contact.phone].filter(Boolean).join(', ')
  return `<h2>${escapeHtml(heading)}</h2>
      <p>${escapeHtml(branding.podcastName)}</p>
      <ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>
      <p>${escapeHtml(reach)}</p>`
}

const documentHtml = (title: string, head: string, main: string) =>
  publicPage({ title, head: `${head}\n    <style>${style}</style>`, main })

const style = `
  main { max-width: 1168px; margin: 0 auto; padding: 32px 16px 64px; --cueroom-max-width: 1136px }
  @media (max-width: 480px) { main { padding: 0 0 32px } }
`
