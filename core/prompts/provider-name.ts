import * as z from 'zod'

/** Who wrote a text: a language model over the OpenAI protocol, or the embedded drafter by templates. */
export const ProviderName = z.enum(['openai', 'drafter'])
export type ProviderName = z.infer<typeof ProviderName>
