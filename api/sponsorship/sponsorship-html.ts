import type { ClosedPage } from '@cueroom/core/show/closed-page.ts'
import { escapeHtml } from '@cueroom/core/marketing/email-html.ts'
import { bookedText, priceIn } from '@cueroom/core/sponsorship/package-price.ts'
import { jsonForScript, pageDescription, structuredOffer } from '@cueroom/core/sponsorship/page-metadata.ts'
import type { PublicSponsorship } from '@cueroom/core/sponsorship/sponsorship-page.ts'
import type { Branding } from '@cueroom/core/show/branding.ts'
import { notice } from '../questionnaires/questionnaire-html.ts'
import { accentStyle } from '../site/accent-style.ts'
import { languageOf, type PageLanguage } from '../site/page-language.ts'
import { noIndex, publicPage } from '../site/public-page.ts'

interface SponsorshipPage extends PageLanguage {
  showId: string
  /** Whole address of the page. */
  url: string
  shown: PublicSponsorship | ClosedPage
}

/** The page of a show's sponsors, its packages included; the widget takes their place once it has loaded. */
export function sponsorshipHtml(page: SponsorshipPage): string {
  const { showId, url, shown, catalogue } = page
  const { heading, offerClosed, packages } = catalogue.sponsorship
  const name = 'closed' in shown ? shown.title : shown.branding.podcastName
  const title = `${heading} · ${name}`
  const inside = 'closed' in shown ? `<p>${escapeHtml(offerClosed)}</p>` : inWords(page, shown)
  return documentHtml(
    page,
    title,
    'closed' in shown
      ? noIndex
      : metadata(title, url, shown) + `<style>${accentStyle(shown.branding)}</style>`,
    `<header>
      <p class="show" dir="auto">${'closed' in shown ? '' : mark(shown.branding)}${escapeHtml(name)}</p>
      <h1>${escapeHtml(heading)}</h1>
    </header>
    <cueroom-sponsorship show-id="${escapeHtml(showId)}" heading="${escapeHtml(packages)}" theme="auto">
    ${inside}
    </cueroom-sponsorship>`,
  )
}

/** The page at an address that no show has. */
export function missingSponsorshipHtml(spoken: PageLanguage) {
  const { offerMissingTitle: title, offerMissingText: text } = spoken.catalogue.sponsorship
  return notice(spoken, title, text)
}

const mark = ({ logo }: Branding) =>
  logo ? `<img src="${escapeHtml(logo)}" alt="" width="44" height="44">` : ''

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

function inWords({ language, catalogue }: PageLanguage, shown: PublicSponsorship) {
  const { configured, packages, audience, contact } = shown
  const { nothingTitle, nothingText } = catalogue.sponsorship
  if (!configured) return `<h2>${escapeHtml(nothingTitle)}</h2><p>${escapeHtml(nothingText)}</p>`
  const reach = [contact.name, contact.title, contact.email, contact.phone].filter(Boolean).join(', ')
  const figures = audience.map(
    ({ label, value }) => `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd></div>`,
  )
  const { dateFormat } = shown.branding
  const spoken = { language, sponsorship: catalogue.sponsorship, dateFormat }
  const offered = packages.map((each) => {
    const facts = [priceIn(spoken, each), each.description, bookedText(spoken, each)]
    const paragraphs = facts.flatMap((fact) => (fact ? [`<p>${escapeHtml(fact)}</p>`] : []))
    return `<li><h3>${escapeHtml(each.name)}</h3>${paragraphs.join('')}</li>`
  })
  return `<dl class="figures">${figures.join('')}</dl>
    <h2 class="hidden">${escapeHtml(catalogue.sponsorship.packages)}</h2>
    <ul class="packages">${offered.join('')}</ul>
    <p>${escapeHtml(reach)}</p>`
}

const documentHtml = (spoken: PageLanguage, title: string, head: string, main: string) =>
  publicPage({ ...languageOf(spoken), title, head: `<style>${style}</style>${head}`, main })

const style = `
  main { max-width: 1152px; margin: 0 auto; padding: 56px 24px 64px; --cueroom-max-width: 1104px }
  .show { display: flex; gap: 12px; align-items: center; min-height: 44px; margin: 0 0 16px; font-weight: 600 }
  .show img { border-radius: 10px; object-fit: cover }
  h1 { margin: 0 0 24px; font-size: clamp(34px, 6vw, 54px) }
  cueroom-sponsorship { display: block; min-height: 100vh; --cueroom-surface: var(--paper); --cueroom-radius: 12px }
  cueroom-sponsorship::part(surface) { padding: 0 }
  cueroom-sponsorship::part(header) { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
  cueroom-sponsorship::part(logo) { display: none }
  cueroom-sponsorship::part(audience), .figures, cueroom-sponsorship::part(form), cueroom-sponsorship::part(contact), cueroom-sponsorship::part(package), .packages li { border: 1px solid var(--edge); border-radius: 18px; background: var(--card) }
  cueroom-sponsorship::part(audience), .figures { margin: 0 0 40px; padding: 24px; gap: 24px }
  cueroom-sponsorship::part(value), .figures dd { font: 600 26px/1.2 var(--serif) }
  cueroom-sponsorship::part(package), .packages li { padding: 24px }
  cueroom-sponsorship::part(amount) { font: 600 34px/1 var(--serif) }
  cueroom-sponsorship::part(form) { padding: 28px }
  cueroom-sponsorship::part(form-title) { font: 600 26px/1.2 var(--serif) }
  cueroom-sponsorship::part(contact) { padding: 24px }
  cueroom-sponsorship::part(field) { background-color: var(--paper) }
  .figures, .packages { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr)); list-style: none }
  .figures div { display: flex; flex-direction: column-reverse; justify-content: flex-end }
  dt { color: var(--soft); font-size: 14px }
  dd { margin: 0 }
  .packages { gap: 16px; margin: 0 0 40px; padding: 0 }
  h3, .packages p { margin: 0 0 8px }
  @media (max-width: 480px) { main { padding: 24px 16px 32px } cueroom-sponsorship::part(form) { padding: 20px } }
`
