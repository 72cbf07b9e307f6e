import { runFacts, segmentTimes } from '@cueroom/core/episodes/run-text.ts'
import { segmentLabels, withStarts } from '@cueroom/core/episodes/segments.ts'
import { escapeHtml } from '@cueroom/core/marketing/email-html.ts'
import type { ServerRoute } from '@hapi/hapi'
import { forAnyone } from '../db/tenant.ts'
import type { App } from '../http/app.ts'
import { clientAddress } from '../http/limits.ts'
import { notice, poweredBy, showHeader } from '../questionnaires/questionnaire-html.ts'
import { pageStyle } from '../questionnaires/questionnaire-page-style.ts'
import { accentStyle } from '../site/accent-style.ts'
import { englishPage } from '../site/page-language.ts'
import { noIndex, publicPage, respondWithPage } from '../site/public-page.ts'
import { type RunNotice, sharedRun, type SharedRun } from './shared-run.service.ts'

/** The text of a notice. Names the show's host, if the link belongs to one. */
const notices: Record<RunNotice['why'], { status: number; title: string; text: (host: string) => string }> = {
  missing: {
    ...{ status: 404, title: 'Page not found' },
    text: (host) => `The link may be incomplete. Please ask ${host} to send it again.`,
  },
  deleted: {
    ...{ status: 410, title: 'This episode was deleted' },
    text: (host) => `Its run of show is no longer available. Please ask ${host} about it.`,
  },
  revoked: {
    ...{ status: 410, title: 'This link no longer works' },
    text: (host) => `It was revoked. Ask ${host} for a new one.`,
  },
  expired: {
    ...{ status: 410, title: 'This link has expired' },
    text: (host) => `Links to a run of show work for a limited time. Ask ${host} for a new one.`,
  },
  closed: {
    ...{ status: 200, title: 'Closed for now' },
    text: (host) => `The show is paused. Ask ${host} when this page will be available again.`,
  },
}

const hostOf = ({ podcastName }: RunNotice) => (podcastName ? `the host of ${podcastName}` : 'your host')

/** A run of show for anyone who has its link; works without scripts. */
export const sharedRunSite = (app: App): ServerRoute[] => [
  {
    method: 'GET',
    path: '/r/{token}',
    options: { auth: false },
    handler: async (request, h) => {
      await app.limits.take('read', clientAddress(request, app.env))
      const shown = await forAnyone(() => sharedRun(app, String(request.params['token'])))
      if ('why' in shown) {
        const { status, title, text } = notices[shown.why]
        return respondWithPage(h, notice(englishPage, title, text(hostOf(shown))), status)
      }
      // What is private to the show stays out of shared caches
      return respondWithPage(h, runHtml(shown)).header('cache-control', 'private, no-store')
    },
  },
]

const style = `
  .lead { margin: 0 24px 24px; color: var(--soft) }
  .run { display: grid; gap: 14px; margin: 28px 0 0; padding: 0; list-style: none }
  .run li { padding: 18px 20px; border: 1px solid var(--edge); border-radius: 16px; background: var(--card) }
  .run .times { margin: 0; color: var(--soft); font-size: 14px; font-variant-numeric: tabular-nums }
  .run h2 { margin: 4px 0 0; font-size: 18px }
  .run .said { margin: 10px 0 0; font-family: var(--serif); font-size: 19px; line-height: 1.55; white-space: pre-line; overflow-wrap: anywhere }
  @media print { .run { display: block } .run li { border: 0; border-bottom: 1px solid #ccc; border-radius: 0 } .run h2 { break-after: avoid } }
`

function runHtml(shown: SharedRun): string {
  const { episode, run, branding } = shown
  const segments = withStarts(run.segments).map(
    (segment) => `<li>
        <p class="times">${escapeHtml(segmentTimes(segment, shown))} · ${segmentLabels[segment.kind]}</p>
        <h2 dir="auto">${escapeHtml(segment.title || segmentLabels[segment.kind])}</h2>
        ${segment.text ? `<p class="said" dir="auto">${escapeHtml(segment.text)}</p>` : ''}
      </li>`,
  )
  return publicPage({
    title: `${episode.title} · ${branding.podcastName}`,
    icon: branding.logo,
    head: `${noIndex}<style>${pageStyle}${style}${accentStyle(branding)}</style>`,
    widget: false,
    main: `${showHeader(branding, episode.title, `<p class="lead" dir="auto">${escapeHtml(runFacts(shown))}</p>`)}
    <ol class="run">
      ${segments.join('\n      ')}
    </ol>
    ${poweredBy(branding, englishPage)}`,
  })
}
