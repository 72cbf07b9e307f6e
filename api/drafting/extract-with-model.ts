import type { ExtractionSource } from '@cueroom/core/guests/extract-guest.ts'
import { extractionPrompt, readExtraction } from '@cueroom/core/guests/extraction-prompt.ts'
import { type Config, connect, type Message, write } from './openai.ts'
import type { ModelCall, Reading } from './provider.ts'

/** Reads a guest's fields with the model. @throws when it does not answer, or not in the asked form. */
export async function extractWithModel(
  config: Config,
  source: ExtractionSource,
  call: ModelCall,
): Promise<Reading> {
  const { system, user } = extractionPrompt(source)
  const messages: Message[] = [
    { role: 'system', content: system },
    { role: 'user', content: user },
  ]
  const reading = readExtraction(await write(connect(config), messages, { ...call, onText: () => {} }))
  if (!reading) throw new Error("The model's reply had the wrong format")
  return { ...reading, method: 'model' }
}
