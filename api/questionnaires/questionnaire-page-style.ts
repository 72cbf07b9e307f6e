import type { QuestionType } from '@cueroom/core/questionnaires/questionnaire.ts'

/** Styles of a questionnaire's page; its form looks like the widget that takes its place. */
export const pageStyle = `
  main { max-width: 680px; margin: 0 auto; padding: 0 0 64px }
  .cover { height: 188px; background: radial-gradient(120% 140% at 85% -10%, #ffb9a9 0, transparent 55%), linear-gradient(140deg, rgb(255 255 255 / 22%), transparent 60%), var(--accent) }
  .mark { display: grid; place-items: center; width: 76px; height: 76px; margin: -38px 24px 0; border-radius: 18px; background: var(--card); color: var(--accent-ink); font: 700 24px var(--serif); box-shadow: 0 4px 14px #0002; position: relative; object-fit: cover }
  .show { margin: 16px 24px 0; color: var(--soft); font-size: 14px; font-weight: 600 }
  h1 { margin: 4px 24px 16px; font-size: 36px }
  .host { display: flex; gap: 12px; align-items: flex-start; margin: 0 24px; padding: 14px; border: 1px solid var(--edge); border-radius: 16px; background: var(--card) }
  .host img { flex: none; border-radius: 50%; object-fit: cover }
  .host p { margin: 0; font-size: 15px; line-height: 1.45; white-space: pre-line; overflow-wrap: anywhere }
  .host b { display: block; margin-top: 6px; color: var(--soft); font-size: 13px }
  .facts { margin: 18px 24px 24px; padding: 0; list-style: none; font-size: 15px }
  .facts li::before { content: ''; display: inline-block; width: 8px; height: 8px; margin-inline-end: 10px; border-radius: 50%; background: var(--accent-ink); vertical-align: 1px }
  .form { border: 0 solid var(--edge) }
  cueroom-questionnaire { display: block; min-height: 60vh; --cueroom-surface: var(--paper) }
  cueroom-questionnaire::part(surface) { padding: 8px 24px 24px }
  cueroom-questionnaire::part(label), label, legend { font: 600 19px/1.3 var(--serif) }
  cueroom-questionnaire::part(heading) { font-family: var(--serif) }
  cueroom-questionnaire::part(field) { background-color: var(--card); font-size: 17px }
  cueroom-questionnaire::part(submit) { min-height: 54px; padding: 8px 28px; border-radius: 14px; font-size: 17px }
  cueroom-questionnaire::part(form-title), cueroom-questionnaire::part(description), cueroom-questionnaire::part(extent), cueroom-questionnaire::part(welcome), cueroom-questionnaire::part(logo), cueroom-questionnaire::part(privacy) { display: none }
  main:has(cueroom-questionnaire[started]) > header { display: none }
  cueroom-questionnaire::part(start) { flex: none }
  form { padding: 8px 24px 24px }
  .field, fieldset { margin: 0 0 24px; padding: 0; border: 0; min-width: 0 }
  label, legend { display: block; margin: 0 0 8px; padding: 0 }
  small { color: var(--soft); font: 400 14px var(--sans) }
  .choice { display: flex; gap: 12px; align-items: center; min-height: 44px; margin: 0; font: 400 16px/1.5 var(--sans) }
  .choice input { width: 20px; height: 20px; margin: 0; accent-color: var(--accent-ink) }
  .field input, textarea, select { display: block; width: 100%; min-height: 44px; padding: 8px 12px; border: 1px solid #8a8fa0; border-radius: 12px; background: var(--card); color: inherit; font: 17px/1.5 var(--sans) }
  textarea { min-height: 108px; field-sizing: content }
  .details { margin: -4px 0 8px; color: var(--soft); font-size: 15px; white-space: pre-line }
  button { min-height: 54px; max-width: 100%; padding: 8px 28px; overflow-wrap: anywhere; border: 0; border-radius: 14px; background: var(--accent); color: var(--accent-text); font: 600 17px var(--sans); cursor: pointer }
  :focus-visible { outline: 3px solid var(--ink); outline-offset: 2px }
  .privacy { padding: 0 24px 24px; overflow-wrap: anywhere }
  .privacy, .powered { margin: 24px 0 0; color: var(--soft); font-size: 13px }
  @media (min-width: 680px) { .cover { border-radius: 0 0 28px 28px } .form { margin: 0 24px; border-width: 1px; border-radius: 20px; background: var(--card); overflow: clip } cueroom-questionnaire { --cueroom-surface: var(--card) } cueroom-questionnaire::part(surface), form { padding: 28px } cueroom-questionnaire::part(field) { background-color: var(--paper) } .field input, textarea, select { background: var(--paper) } }
  @media (prefers-color-scheme: dark) { main { --cueroom-error: #ff9d8a } }
`

/** Of the kinds of questions that few forms have. */
export const typeStyles: Partial<Record<QuestionType, string>> = {
  ranking: `.rank { display: flex; gap: 12px; align-items: center; margin: 0 0 8px; font: 400 16px/1.5 var(--sans) } .rank select { flex: 1 }`,
  section: `.section { margin: 40px 0 24px; padding-top: 24px; border-top: 1px solid var(--edge) } .section h2 { margin: 0 0 8px; font-size: 24px }`,
  statement: `.statement { margin: 0 0 24px }`,
}

/** Of a page that says one thing, with a copy of the answers where there are any. */
export const noticeStyle = `
  .copy { margin: 40px auto 0; padding: 24px; max-width: 560px; border: 1px solid var(--edge); border-radius: 16px; background: var(--card); text-align: start }
  .copy h2 { margin: 0 0 16px; font-size: 22px }
  dt { font-weight: 600 }
  dd { margin: 0 0 16px; white-space: pre-line; overflow-wrap: anywhere }
  .notice { margin: 12vh 16px 24px; padding: 48px 24px; border: 1px solid var(--edge); border-radius: 20px; background: var(--card); text-align: center }
  .notice h1 { margin: 0 0 12px }
  .notice > p { white-space: pre-line }
  .notice > :last-child { margin-bottom: 0 }
`

/** Of a link that looks like a button. */
export const buttonStyle = `
  .button { display: inline-flex; align-items: center; min-height: 54px; padding: 8px 28px; border-radius: 14px; background: var(--accent); color: var(--accent-text); font-weight: 600; text-decoration: none }
`

/** Of the link to the guest's own page. */
export const backStyle = `
  .back { margin: 0 24px }
  .back a { display: inline-flex; gap: 8px; align-items: center; min-height: 44px; color: inherit; font-size: 15px; font-weight: 600 }
  .back a::before { content: '←' }
  [dir=rtl] .back a::before { content: '→' }
`

/** Of a form that was sent before. */
export const sentStyle = `
  .sent, .earlier { margin: 0 0 24px; padding: 12px 16px; border: 1px solid var(--edge); border-radius: 12px; background: var(--card) }
  .earlier { margin: 0 0 12px }
  .earlier p { margin: 0 0 8px; overflow-wrap: anywhere; white-space: pre-line }
  .earlier p + p { font-weight: 500 }
  .earlier img { max-width: 160px; border-radius: 12px }
`

/** Of a form that the server did not take. */
export const refusedStyle = `
  .problem { margin: 8px 0 0; color: #b42318; font-size: 14px }
  .summary { margin: 0 0 24px; padding: 16px; border: 1px solid #b42318; border-radius: 12px; color: #b42318; font-weight: 600 }
  .summary p { margin: 0 }
  .summary ul { margin: 8px 0 0; padding-inline-start: 20px; font-weight: 400 }
  @media (prefers-color-scheme: dark) { .problem, .summary { color: #ff9d8a; border-color: #ff9d8a } }
`
