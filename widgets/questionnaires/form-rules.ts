import { splitAboutGuest } from '@cueroom/core/questionnaires/split-about-guest.ts'
import { fingerprint } from '@cueroom/core/questionnaires/fingerprint.ts'
import type { Answers, Question } from '@cueroom/core/questionnaires/questionnaire.ts'
import { shownQuestions } from '@cueroom/core/questionnaires/shown-questions.ts'
import { sourceOf } from './page-source.ts'
import type { printAnswers } from './print-answers.ts'
import type { FormOptions } from './use-form.ts'

export { goToNextField } from '../shared/enter-key.ts'
export { ClearButton } from './clear-button.tsx'
export { ErrorSummary } from './error-summary.tsx'
export { focusField } from './focus-field.ts'
export { SavedNotice } from './notices.tsx'
export { SendingNotice } from './sending-notice.tsx'
export { pageForm } from './page-form.ts'
export { startVisit } from './visits.ts'
export { checkForm, problemWith } from '@cueroom/core/questionnaires/check-answers.ts'

/** What is sent. */
export function bodyOf(
  { questionnaire, guest, source }: FormOptions,
  { answers, token, restored }: { answers: Answers; token: string; restored: string | undefined },
  {
    about,
    opened,
    trap,
    visit,
  }: { about: Question[]; opened: number; trap: string | undefined; visit: string | undefined },
) {
  const { questions, settings, submitted } = questionnaire
  const { guestName, guestEmail, responses } = splitAboutGuest(about, answers)
  const shown = new Set(shownQuestions(questions, answers).map(({ id }) => id))
  return {
    responses: Object.fromEntries(Object.entries(responses).filter(([question]) => shown.has(question))),
    uniqueToken: token,
    fingerprint: fingerprint(questions),
    source: sourceOf(source, settings.hiddenFields),
    // Answers of an earlier visit were not typed in no time
    ...(!restored && { seconds: (performance.now() - opened) / 1000 }),
    ...(guest && { guest }),
    ...(submitted && { revises: submitted.revision, removes: answers['.removes'] as string[] }),
    ...(guestName && { guestName }),
    ...(guestEmail && { guestEmail }),
    ...(trap && { subject: trap }),
    ...(visit && { visit }),
  }
}

/**
 * A page of ours that was sent before its scripts ran names in `refused` why the server did not take the answers, or
 * nothing if they need another look. The widget, which takes that form's place, says it again.
 */
export function repeatRefusal(shell: Element, check: () => void, fail: (message: string) => void) {
  const why = shell.getAttribute('refused')
  shell.removeAttribute('refused')
  if (why) fail(why)
  else check()
}

/** Prints the form alone, or where that cannot be loaded the page, which hides the buttons of the form. */
export async function print(form: Parameters<typeof printAnswers>[0]) {
  try {
    const loaded = await import('./print-answers.ts')
    await loaded.printAnswers(form)
  } catch {
    globalThis.print()
  }
}
