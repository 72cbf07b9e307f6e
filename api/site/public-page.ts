import type { Language } from '@cueroom/core/languages/languages.ts'
import { escapeHtml } from '@cueroom/core/marketing/email-html.ts'
import Boom from '@hapi/boom'
import type { ResponseToolkit } from '@hapi/hapi'
import { publicPolicy } from '../http/headers.ts'
import { grounds } from './accent-style.ts'

export const noIndex = '<meta name="robots" content="noindex">'

interface PublicPage {
  language?: Language
  direction?: 'ltr' | 'rtl'
  title: string
  /** Address of the show's logo, which a tab shows then. */
  icon?: string | null
  /** HTML for the head: metadata, and the page's own styles. */
  head: string
  /** HTML of the main element. */
  main: string
  /** Whether a widget takes over once its loader has come. */
  widget?: boolean
}

/** The initial page for guests and sponsors: readable without scripts, with the widgets' loader if built. */
export const publicPage = ({
  language = 'en',
  direction = 'ltr',
  title,
  icon,
  head,
  main,
  widget = true,
}: PublicPage) => `<!doctype html>
<html lang="${language}" dir="${direction}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${escapeHtml(title)}</title>
    <link rel="icon" href="${escapeHtml(icon ?? '/favicon.svg')}">
    <style>${look}</style>
    ${head}
    ${widget ? '<script type="module" src="/widgets/v1/loader.js"></script>' : ''}
  </head>
  <body>
    <main>
    ${main}
    </main>
  </body>
</html>
`

/** The style of all public pages: no web fonts, so the text is visible immediately. */
const look = `
  :root { --ink: #191d2b; --soft: #5c6274; --edge: #e7e4dc; --paper: ${grounds.light.paper}; --card: ${grounds.light.card}; --accent: #4a47c4; --accent-text: #ffffff; --accent-ink: var(--accent);
    --serif: 'Source Serif 4', 'Iowan Old Style', Georgia, serif; --sans: Inter, system-ui, sans-serif }
  @media (prefers-color-scheme: dark) { :root { --ink: #eef0f6; --soft: #a9afc0; --edge: #2b3040; --paper: ${grounds.dark.paper}; --card: ${grounds.dark.card}; --accent: #9aa6ff; --accent-text: #11141d } }
  * { box-sizing: border-box }
  body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 var(--sans); overflow-wrap: break-word }
  h1, h2 { font-family: var(--serif); font-weight: 600; letter-spacing: -0.01em; line-height: 1.12; overflow-wrap: anywhere }
  main { --cueroom-radius: 12px; --cueroom-font: var(--sans); --cueroom-accent: var(--accent); --cueroom-accent-text: var(--accent-text); --cueroom-surface: var(--card); --cueroom-text: var(--ink) }
  .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
`

/** Answers with a public page. */
export const respondWithPage = (h: ResponseToolkit, html: string, status = 200) =>
  h
    .response(html)
    .code(status)
    .type('text/html')
    .header('content-security-policy', publicPolicy)
    .header('cache-control', 'no-cache')
    .vary('accept-language')

/** Turns "not found" into undefined, for a page that says so. */
export function unlessMissing(error: unknown): undefined {
  if (Boom.isBoom(error) && error.output.statusCode === 404) return undefined
  throw error
}
