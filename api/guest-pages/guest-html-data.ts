import type { DataRequest } from '@cueroom/core/inbox/data-requests.ts'
import { fill } from '@cueroom/core/languages/text.ts'
import { escapeHtml } from '@cueroom/core/marketing/email-html.ts'
import { privacyNote } from '@cueroom/core/privacy/privacy-note.ts'
import { type PrivacyTexts, privacyTexts } from '@cueroom/core/privacy/privacy-texts.ts'
import type { Part, ShownPage } from './guest-html.ts'
import { dayText, form, paragraph } from './guest-html-parts.ts'

const words: Record<DataRequest, { ask: keyof PrivacyTexts; asked: keyof PrivacyTexts }> = {
  data: { ask: 'askData', asked: 'dataAsked' },
  erasure: { ask: 'askErasure', asked: 'erasureAsked' },
}

/** What the show stores about the guest, and how they ask for a copy or for erasure. */
export function dataPart(page: ShownPage): Part {
  const { view, language } = page
  const texts = privacyTexts[language]
  const request = (what: DataRequest) => {
    const { ask, asked } = words[what]
    const at = view.requests[what]
    return at
      ? paragraph(fill(texts[asked], { date: dayText(page, at) }))
      : form(page, what, `<button class="second">${escapeHtml(texts[ask])}</button>`)
  }
  return {
    id: 'data',
    title: texts.title,
    html: `${paragraph(privacyNote({ ...view.privacy, language }))}
      ${request('data')}
      ${request('erasure')}`,
  }
}
