import * as z from 'zod'

/** What wrote a text: a language model over the OpenAI protocol, or the embedded template drafter. */
export const ProviderName = z.enum(['openai', 'drafter'])
export type ProviderName = z.infer<typeof ProviderName>
