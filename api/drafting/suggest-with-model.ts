import {
  readSuggestion,
  suggestionAnswer,
  suggestionPrompt,
} from '@cueroom/core/questionnaires/suggestion-prompt.ts'
import type { Show } from '@cueroom/core/show/show-settings.ts'
import type { Config } from './model-client.ts'
import { wrongForm } from './no-text.ts'
import { askModel } from './openai.ts'
import type { ModelCall, SuggestedQuestions } from './provider.ts'

/** Suggests questions with the model. @throws when it does not answer, or not in the asked form. */
export async function suggestWithModel(
  config: Config,
  show: Show,
  call: ModelCall,
): Promise<SuggestedQuestions> {
  const form = { name: 'questionnaire', schema: suggestionAnswer }
  const questions = readSuggestion(await askModel(config, () => suggestionPrompt(show), form, call))
  if (!questions) throw wrongForm()
  return { questions, provider: 'openai', model: config.model }
}
