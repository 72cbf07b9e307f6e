import { readSuggestion, suggestionPrompt } from '@cueroom/core/questionnaires/suggestion-prompt.ts'
import { type SuggestedQuestion, suggestQuestions } from '@cueroom/core/questionnaires/suggest-questions.ts'
import type { Show } from '@cueroom/core/show/show-settings.ts'
import type { App } from '../app.ts'
import { withIds } from './questionnaires.service.ts'

/** Questions for a show, by the configured model or by templates; the answer says which. */
export async function suggest({ env: { openai } }: App, show: Show, signal: AbortSignal) {
  if (openai) {
    const questions = await byModel(openai, show, signal).catch((error: unknown) => {
      if (signal.aborted) throw error
      return undefined
    })
    if (questions) return { questions: withIds(questions), provider: 'openai' as const, model: openai.model }
  }
  return { questions: withIds(suggestQuestions(show)), provider: 'drafter' as const, model: null }
}

type Model = NonNullable<App['env']['openai']>

async function byModel(
  model: Model,
  show: Show,
  signal: AbortSignal,
): Promise<SuggestedQuestion[] | undefined> {
  // The client takes 100 ms to import: only where a model is used
  const { connect, write } = await import('../drafting/openai.ts')
  const { system, user } = suggestionPrompt(show)
  const messages = [
    { role: 'system' as const, content: system },
    { role: 'user' as const, content: user },
  ]
  return readSuggestion(await write(connect(model), messages, { signal, onText: () => {} }))
}
