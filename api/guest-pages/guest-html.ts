import { escapeHtml } from '@cueroom/core/marketing/email-html.ts'
import type { DateFormat } from '@cueroom/core/text/dates.ts'
import { fill } from '@cueroom/core/languages/text.ts'
import { shortName } from '@cueroom/core/drafting/short-name.ts'
import type { GuestPageTexts } from '@cueroom/core/guest-pages/languages/en.ts'
import { notice, poweredBy, showHeader } from '../questionnaires/questionnaire-html.ts'
import { buttonStyle, pageStyle, refusedStyle } from '../questionnaires/questionnaire-page-style.ts'
import { accentStyle } from '../site/accent-style.ts'
import { languageOf, type PageLanguage } from '../site/page-language.ts'
import { noIndex, publicPage } from '../site/public-page.ts'
import type { Asked, GuestAction } from './guest-actions.service.ts'
import { dataPart } from './guest-html-data.ts'
import { introductionPart, releasePart } from './guest-html-texts.ts'
import { answersPart, datePart, photoPart } from './guest-html-parts.ts'
import { guestPageStyle } from './guest-page-style.ts'
import type { GuestView, Notice } from './guest-view.service.ts'

/** What every part of the page is written from. */
export interface ShownPage extends PageLanguage {
  view: GuestView
  texts: GuestPageTexts
  dateFormat: DateFormat | undefined
  /** Address of the page, to which its forms are sent. */
  path: string
  /** What was stored just now. */
  saved?: GuestAction['do'] | undefined
  /** What the guest is asked before it is stored. */
  asking?: Asked | undefined
  /** What could not be stored, why, and what the guest typed. */
  problem?: PageProblem | undefined
}

export interface PageProblem {
  at: GuestAction['do']
  text: string
  typed?: string | undefined
}

const styles = [pageStyle, buttonStyle, refusedStyle, guestPageStyle]

/** How far a part is: what the guest does, or a recording that is ahead. */
export type PartState = 'done' | 'open' | 'scheduled'

/** One part of the page. */
export interface Part {
  id: string
  title: string
  /** Undefined if there is nothing to do. */
  state?: PartState | undefined
  html: string
}

/** A guest's own page: everything on it works without scripts. */
export function guestHtml(page: ShownPage): string {
  const { view, texts } = page
  const { branding, guest } = view
  const parts = [
    answersPart(page),
    datePart(page),
    introductionPart(page),
    photoPart(page),
    releasePart(page),
    dataPart(page),
  ].filter((part) => part !== undefined)
  const greeting = fill(texts.greeting, { name: shortName(guest.name) })
  const lead = fill(texts.lead, { show: branding.podcastName })
  return publicPage({
    ...languageOf(page),
    title: fill(texts.title, { show: branding.podcastName }),
    icon: branding.logo,
    head: `${noIndex}${showsTimes(view) ? '<script src="/own-time.js" defer></script>' : ''}<style>${styles.join('')}${accentStyle(branding)}</style>`,
    widget: false,
    main: `${showHeader(branding, greeting, `<p class="lead" dir="auto">${escapeHtml(lead)}</p>`)}
    ${parts.map((part) => sectionHtml(part, page)).join('\n    ')}
    ${poweredBy(branding, page)}`,
  })
}

/** Whether a script has times to add the guest's own clock to. */
const showsTimes = ({ times, guest }: GuestView) => times.length > 0 || guest.interviewDate !== null

/** Which part shows what came of an action. */
const partOf: Record<GuestAction['do'], string> = {
  photo: 'photo',
  time: 'date',
  approve: 'introduction',
  correct: 'introduction',
  consent: 'consent',
  data: 'data',
  erasure: 'data',
  keep: 'data',
}

function sectionHtml({ id, title, state: reached, html }: Part, { texts, saved, problem }: ShownPage) {
  const state =
    reached === undefined
      ? ''
      : `<span class="state" data-state="${reached}">${escapeHtml(texts[reached])}</span>`
  const stored = saved && partOf[saved] === id
  const wrong = problem && partOf[problem.at] === id
  return `<section class="part" id="${id}" aria-labelledby="${id}-title">
      <h2 id="${id}-title">${escapeHtml(title)}${state}</h2>
      ${stored ? `<p class="saved" id="saved" role="status" tabindex="-1">${escapeHtml(texts.saved)}</p>` : ''}
      ${wrong ? `<p class="summary" role="alert" tabindex="-1" autofocus>${escapeHtml(problem.text)}</p>` : ''}
      ${html}
    </section>`
}

/** A page that says why there is nothing else. */
export const noticeHtml = (spoken: PageLanguage, texts: GuestPageTexts, why: Notice): string =>
  notice(spoken, texts[`${why}Title`], texts[`${why}Text`])
