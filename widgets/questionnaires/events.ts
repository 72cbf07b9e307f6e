import type { EmitOf } from '../shared/emit.ts'

/** What the element tells the page. Answers themselves stay inside. */
export interface QuestionnaireEvents {
  'cueroom-ready': { questionnaireId: string; title: string; questions: number }
  'cueroom-change': { questionId: string; answered: number; questions: number }
  'cueroom-saved': { savedAt: string }
  'cueroom-submit': { submittedAt: string }
  'cueroom-error': { reason: 'script' | 'missing' | 'link' | 'closed' | 'load' | 'submit'; message: string }
}

export type Emit = EmitOf<QuestionnaireEvents>
