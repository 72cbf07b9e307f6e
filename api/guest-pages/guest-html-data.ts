import { dayText } from '@cueroom/core/text/dates.ts'
import { fill } from '@cueroom/core/languages/text.ts'
import { escapeHtml } from '@cueroom/core/marketing/email-html.ts'
import { privacyNote } from '@cueroom/core/privacy/privacy-note.ts'
import { type PrivacyTexts, privacyTexts } from '@cueroom/core/privacy/privacy-texts.ts'
import { linkedText } from '../site/linked-text.ts'
import type { Part, ShownPage } from './guest-html.ts'
import { asks, form, linkTo, paragraph, question } from './guest-html-parts.ts'

/** What the show stores about the guest, and how they ask for a copy or for erasure. */
export function dataPart(page: ShownPage): Part {
  const { view, language } = page
  const texts = privacyTexts[language]
  return {
    id: 'data',
    title: texts.title,
    html: `<p dir="auto">${linkedText(privacyNote({ ...view.privacy, language }))}</p>
      ${copyOfData(page, texts)}
      ${erasure(page, texts)}`,
  }
}

const button = (text: string, kind = ' class="second"') => `<button${kind}>${escapeHtml(text)}</button>`

const copyOfData = (page: ShownPage, texts: PrivacyTexts) => {
  const at = page.view.requests.data
  return at
    ? paragraph(fill(texts.dataAsked, { date: dayText(at, page) }))
    : form(page, 'data', button(texts.askData))
}

/** Asked for in two steps, and taken back in one. */
function erasure(page: ShownPage, texts: PrivacyTexts) {
  const { view, asking } = page
  const at = view.requests.erasure
  if (at)
    return (
      paragraph(fill(texts.erasureAsked, { date: dayText(at, page) })) +
      form(page, 'keep', button(texts.takeBack))
    )
  if (asking !== 'erasure') return linkTo(page, asks('erasure'), texts.askErasure)
  return question(fill(texts.confirmErasure, { show: view.privacy.show }), [
    form(page, 'erasure', button(texts.sendErasure, '')),
    linkTo(page, '#data', texts.keepData),
  ])
}
