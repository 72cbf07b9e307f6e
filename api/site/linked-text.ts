import { escapeHtml } from '@cueroom/core/marketing/email-html.ts'
import { find } from 'linkifyjs'

/** Text as HTML with web and email addresses as links, which open in a new tab so a form stays open. */
export function linkedText(text: string): string {
  let html = ''
  let end = 0
  for (const { href, start, end: next } of find(text, { defaultProtocol: 'https' })) {
    html += escapeHtml(text.slice(end, start))
    const shown = escapeHtml(text.slice(start, next))
    html += /^(https?:\/\/|mailto:)/i.test(href)
      ? `<a href="${escapeHtml(href)}" target="_blank" rel="noopener nofollow">${shown}</a>`
      : shown
    end = next
  }
  return html + escapeHtml(text.slice(end))
}
