import { readSuggestion, suggestionPrompt } from '@cueroom/core/questionnaires/suggestion-prompt.ts'
import type { SuggestedQuestion } from '@cueroom/core/questionnaires/suggest-questions.ts'
import type { Show } from '@cueroom/core/show/show-settings.ts'
import type { App } from '../http/app.ts'
import type { ModelCall } from '../drafting/provider.ts'
import { threads } from '../threads/threads.ts'
import { withIds } from './questionnaires.service.ts'

/** Questions for a show, by the configured model or by templates; the answer says which. */
export async function suggest({ env: { openai } }: App, show: Show, call: ModelCall) {
  if (openai) {
    const questions = await byModel(openai, show, call).catch((error: unknown) => {
      if (call.signal.aborted) throw error
      return undefined
    })
    if (questions) return { questions: withIds(questions), provider: 'openai' as const, model: openai.model }
  }
  const questions = await threads.run('suggestQuestions', show, call)
  return { questions: withIds(questions), provider: 'drafter' as const, model: null }
}

type Model = NonNullable<App['env']['openai']>

async function byModel(model: Model, show: Show, call: ModelCall): Promise<SuggestedQuestion[] | undefined> {
  // The client takes 100 ms to import: only where a model is used
  const { connect, write } = await import('../drafting/openai.ts')
  const { system, user } = suggestionPrompt(show)
  const messages = [
    { role: 'system' as const, content: system },
    { role: 'user' as const, content: user },
  ]
  return readSuggestion(await write(connect(model), messages, { ...call, onText: () => {} }))
}
