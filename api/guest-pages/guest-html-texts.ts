import { dayText } from '@cueroom/core/text/dates.ts'
import { correctionMax } from '@cueroom/core/guest-pages/guest-page-limits.ts'
import type { FactCheck } from '@cueroom/core/guest-pages/guest-page.ts'
import { fill } from '@cueroom/core/languages/text.ts'
import { escapeHtml } from '@cueroom/core/marketing/email-html.ts'
import type { Part, ShownPage } from './guest-html.ts'
import { asks, doneIf, form, linkTo, paragraph, question, required } from './guest-html-parts.ts'

/** The introduction, to approve or correct. */
export function introductionPart(page: ShownPage): Part | undefined {
  const { texts, view, problem } = page
  const { introduction, factCheck } = view
  if (!introduction) return undefined
  const answered = factCheck && !factCheck.superseded ? factCheck : undefined
  // What waits for the host can still be changed, and what was withdrawn sent again
  const proposed =
    factCheck?.state === 'proposed' || answered?.state === 'approved' ? factCheck?.proposed : null
  const typed = problem?.at === 'correct' ? problem.typed : undefined
  const read = `<input type="hidden" name="read" value="${escapeHtml(introduction.content)}">`
  const correct = form(
    page,
    'correct',
    `${read}<div class="field"><label for="correction">${escapeHtml(texts.correctText)}</label>
        <textarea id="correction" name="proposed" dir="auto" maxlength="${correctionMax}">
${escapeHtml(typed ?? proposed ?? introduction.content)}</textarea></div>
        <button class="second">${escapeHtml(texts.sendCorrection)}</button>`,
  )
  const isOpen = problem?.at === 'correct' ? ' open' : ''
  return {
    id: 'introduction',
    title: texts.introTitle,
    state: doneIf(answered !== undefined),
    html: `${paragraph(texts.introText)}
      <blockquote dir="auto">${escapeHtml(introduction.content)}</blockquote>
      ${factCheck ? stateOf(page, factCheck, answered !== undefined) : ''}
      ${answered?.state === 'approved' ? '' : approval(page, read)}
      <details${isOpen}><summary>${escapeHtml(texts.correct)}</summary>${correct}</details>`,
  }
}

/** A correction that waits is withdrawn only after a question, so that one press doesn't throw it away. */
function approval(page: ShownPage, read: string) {
  const { texts, view, asking } = page
  const button = `<button>${escapeHtml(texts.approve)}</button>`
  if (view.factCheck?.state !== 'proposed') return form(page, 'approve', read + button)
  if (asking !== 'approve') return linkTo(page, asks('approve'), texts.approve, 'button second')
  const confirmed = '<input type="hidden" name="withdraws" value="yes">'
  return question(texts.confirmApprove, [
    form(page, 'approve', read + confirmed + button),
    linkTo(page, '#introduction', texts.keepCorrection),
  ])
}

function stateOf({ texts }: ShownPage, { state, partial }: FactCheck, isCurrent: boolean) {
  // An accepted correction changes the text, so the difference isn't worth a notice
  if (state === 'approved' && !isCurrent) return ''
  return `<p class="note" dir="auto">${escapeHtml(partial ? texts.acceptedPart : texts[state])}</p>`
}

/** The release text, and a form for the consent. */
export function releasePart(page: ShownPage): Part | undefined {
  const { texts, view, problem } = page
  const { release, consent } = view
  if (!release) return undefined
  const given = consent?.version === release.version ? consent : undefined
  const text = `<div class="release" dir="auto" tabindex="0" role="region" aria-label="${escapeHtml(texts.releaseTitle)}">${escapeHtml(release.text)}</div>`
  const signed =
    consent && paragraph(fill(texts.consented, { date: dayText(consent.givenAt, page), name: consent.name }))
  const name = (problem?.at === 'consent' ? problem.typed : undefined) ?? view.guest.name
  const fields = `<input type="hidden" name="version" value="${release.version}">
        <label class="choice"><input type="checkbox" name="agreed" value="yes" ${required}>${escapeHtml(texts.releaseAgree)}</label>
        <div class="field"><label for="release-name">${escapeHtml(texts.releaseName)}</label>
        <input id="release-name" name="name" dir="auto" maxlength="200" autocomplete="name" ${required} value="${escapeHtml(name)}"></div>
        <button>${escapeHtml(texts.releaseGive)}</button>`
  return {
    id: 'consent',
    title: texts.releaseTitle,
    state: doneIf(given !== undefined),
    html: `${text}${signed ?? ''}${consent && !given ? paragraph(texts.releaseChanged) : ''}${given ? '' : form(page, 'consent', fields)}`,
  }
}
