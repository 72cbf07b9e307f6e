import { readSuggestion, suggestionPrompt } from '@cueroom/core/questionnaires/suggestion-prompt.ts'
import type { Show } from '@cueroom/core/show/show-settings.ts'
import { askModel, type Config } from './openai.ts'
import type { ModelCall, SuggestedQuestions } from './provider.ts'

/** Suggests questions with the model. @throws when it does not answer, or not in the asked form. */
export async function suggestWithModel(
  config: Config,
  show: Show,
  call: ModelCall,
): Promise<SuggestedQuestions> {
  const questions = readSuggestion(await askModel(config, suggestionPrompt(show), call))
  if (!questions) throw new Error("The model's reply had the wrong format")
  return { questions, provider: 'openai', model: config.model }
}
