/** What the element tells the page. Answers themselves stay inside. */
export interface QuestionnaireEvents {
  'cueroom-ready': { questionnaireId: string; title: string; questions: number }
  'cueroom-change': { questionId: string; answered: number; questions: number }
  'cueroom-saved': { savedAt: string }
  'cueroom-submit': { submittedAt: string }
  'cueroom-error': { reason: 'script' | 'missing' | 'closed' | 'load' | 'submit'; message: string }
}

export type Emit = <Name extends keyof QuestionnaireEvents>(
  name: Name,
  detail: QuestionnaireEvents[Name],
) => void

/** Sends events from an element through the shadow roots around it. */
export const emitFrom =
  (element: HTMLElement | undefined): Emit =>
  (name, detail) =>
    element?.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }))
