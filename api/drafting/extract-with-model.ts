import type { ExtractionSource } from '@cueroom/core/guests/extract-guest.ts'
import { extractionPrompt, readExtraction } from '@cueroom/core/guests/extraction-prompt.ts'
import { askModel, type Config } from './openai.ts'
import type { ModelCall, Reading } from './provider.ts'

/** Reads a guest's fields with the model. @throws when it does not answer, or not in the asked form. */
export async function extractWithModel(
  config: Config,
  source: ExtractionSource,
  call: ModelCall,
): Promise<Reading> {
  const reading = readExtraction(await askModel(config, extractionPrompt(source), call))
  if (!reading) throw new Error("The model's reply had the wrong format")
  return { ...reading, method: 'model' }
}
