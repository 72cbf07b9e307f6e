import type { ExtractionSource } from '@cueroom/core/guests/extract-guest.ts'
import { extractionAnswer, extractionPrompt, readExtraction } from '@cueroom/core/guests/extraction-prompt.ts'
import type { Config } from './model-client.ts'
import { wrongForm } from './no-text.ts'
import { askModel } from './openai.ts'
import type { ModelCall, Reading } from './provider.ts'

/** Reads a guest's fields with the model. @throws when it does not answer, or not in the asked form. */
export async function extractWithModel(
  config: Config,
  source: ExtractionSource,
  call: ModelCall,
): Promise<Reading> {
  const form = { name: 'guest', schema: extractionAnswer }
  const reading = readExtraction(
    await askModel(config, (longest) => extractionPrompt(source, longest), form, call),
  )
  if (!reading) throw wrongForm()
  return { ...reading, method: 'model' }
}
