/** Styles of a guest's own page, in addition to those of a questionnaire's. */
export const guestPageStyle = `
  .lead { margin: 0 24px 24px; color: var(--soft) }
  .part { margin: 0 0 16px; padding: 20px 24px; border: solid var(--edge); border-width: 1px 0; background: var(--card) }
  .part h2 { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: center; justify-content: space-between; margin: 0 0 12px; font-size: 22px }
  .part h3 { margin: 0 0 4px; font: 600 16px/1.4 var(--sans); overflow-wrap: anywhere }
  .part p { margin: 0 0 12px }
  .part > :last-child, .asked > :last-child { margin-bottom: 0 }
  .asked { margin: 0 0 16px }
  .part form { padding: 0 }
  .part form + form, .part form + p, .part form + .asked, .part form + details, .part p + form, .photo + form, .release + form { margin-top: 16px }
  .part .button, .part button { min-height: 48px; padding: 8px 22px; font-size: 16px }
  .state { padding: 2px 10px; border: 1px solid var(--edge); border-radius: 99px; color: var(--soft); font: 600 13px/1.6 var(--sans); letter-spacing: 0 }
  .state[data-state=done] { border-color: #2e7d4f; color: #1f6b40 }
  .saved { padding: 10px 14px; border: 1px solid #2e7d4f; border-radius: 12px; color: #1f6b40; font-weight: 600 }
  .saved, .summary, #question { scroll-margin-top: 80px }
  .quiet, summary { display: inline-flex; align-items: center; min-height: 44px; color: var(--accent-ink); font-weight: 600; text-underline-offset: 3px; cursor: pointer }
  summary { text-decoration: underline }
  .second { border: 1px solid #8a8fa0; background: none; color: inherit }
  .when { font-size: 18px; font-weight: 600 }
  .note { color: var(--soft) }
  .own-time { display: block; color: var(--soft); font-weight: 400; font-size: 0.9em }
  .photo { display: block; width: 120px; height: 120px; border-radius: 18px; object-fit: cover }
  .choice { margin: 0; padding: 4px 0; align-items: flex-start }
  .choice input { flex: none; margin-top: 2px; min-height: 0 }
  .part legend { margin: 0 0 8px; font: 400 16px/1.5 var(--sans) }
  .part label[for] { font: 600 16px/1.4 var(--sans) }
  blockquote { margin: 0 0 16px; padding: 0 0 0 16px; border-inline-start: 3px solid var(--accent-ink); font: 18px/1.6 var(--serif); white-space: pre-line; overflow-wrap: anywhere }
  .release { max-height: 320px; margin: 0 0 12px; padding: 14px; border: 1px solid var(--edge); border-radius: 12px; overflow: auto; white-space: pre-line; overflow-wrap: anywhere }
  .powered { margin: 24px }
  @media (min-width: 680px) { .part { margin: 0 24px 16px; border-width: 1px; border-radius: 20px } }
  @media (prefers-color-scheme: dark) { .state[data-state=done], .saved { border-color: #6fcf97; color: #8fe0b2 } }
`
