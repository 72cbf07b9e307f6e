import { contentPrompt } from '@cueroom/core/content/content-prompt.ts'
import { lengthNote, repairPrompt } from '@cueroom/core/content/intro-length.ts'
import type { Brief } from '@cueroom/core/drafting/drafter.ts'
import OpenAI from 'openai'
import type { Env } from '../env.ts'
import { problem } from '../http/problems.ts'
import type { DraftCall, WrittenDraft } from './provider.ts'

export type Config = NonNullable<Env['openai']>
export type Message = { role: 'system' | 'user' | 'assistant'; content: string }

/** Milliseconds a whole text may take. */
const deadline = 60_000
/** Milliseconds without a piece of text after which a stream counts as dead: the client's timeout ends at its start. */
const longestSilence = 20_000
/** Characters after which a text is cut off: no content type asks for as much. */
const longestText = 40_000

const failed = () =>
  problem(
    502,
    'generation_failed',
    'The language model did not answer. Nothing was changed; please try again.',
  )

export const connect = (config: Config) =>
  new OpenAI({
    // Local servers need no key, but the client insists on one
    apiKey: config.apiKey ?? 'none',
    baseURL: config.baseUrl ?? null,
    timeout: longestSilence,
    maxRetries: 1,
  })

/** Writes with any server that speaks the OpenAI protocol; an introduction of the wrong length is repaired once. */
export async function draftWithModel(config: Config, brief: Brief, call: DraftCall): Promise<WrittenDraft> {
  const client = connect(config)
  const { system, user } = contentPrompt(brief)
  const asked: Message[] = [
    { role: 'system', content: system },
    { role: 'user', content: user },
  ]
  const text = await write(client, config.model, asked, call)
  const content = await repaired(client, config.model, brief, asked, text, call)
  return {
    content,
    note: lengthNote(brief.type, brief.show.contentStyles, content),
    sources: [],
    provider: 'openai',
    model: config.model,
  }
}

async function repaired(
  client: OpenAI,
  model: string,
  brief: Brief,
  asked: Message[],
  text: string,
  call: DraftCall,
) {
  const repair = repairPrompt(brief.type, brief.show.contentStyles, text)
  if (!repair) return text
  const messages: Message[] = [
    ...asked,
    { role: 'assistant', content: text },
    { role: 'user', content: repair },
  ]
  // The text so far is already on screen; the second one replaces it as a whole
  return write(client, model, messages, { ...call, onText: () => {} }).catch((error: unknown) => {
    if (call.signal.aborted) throw error
    return text
  })
}

/** Writes one answer, streamed; @throws a problem that says what the host can do. */
export async function write(
  client: OpenAI,
  model: string,
  messages: Message[],
  { signal, onText }: DraftCall,
): Promise<string> {
  const idle = new AbortController()
  const stop = AbortSignal.any([signal, idle.signal, AbortSignal.timeout(deadline)])
  let timer: NodeJS.Timeout | undefined
  const wake = () => {
    clearTimeout(timer)
    timer = setTimeout(() => idle.abort(), longestSilence)
  }
  try {
    wake()
    const stream = await client.chat.completions.create({ model, messages, stream: true }, { signal: stop })
    let text = ''
    for await (const chunk of stream) {
      wake()
      const piece = chunk.choices?.[0]?.delta?.content ?? ''
      text += piece
      if (piece) onText(piece)
      if (text.length > longestText) break
    }
    // An aborted stream ends quietly: what arrived is not the text
    stop.throwIfAborted()
    if (!text.trim()) throw failed()
    return text.trim()
  } catch (error) {
    throw signal.aborted ? error : explain(error)
  } finally {
    clearTimeout(timer)
  }
}

/** What the host can do about a provider's failure; its own words stay out of the answer. */
function explain(error: unknown) {
  if (error instanceof OpenAI.AuthenticationError || error instanceof OpenAI.PermissionDeniedError) {
    return problem(
      502,
      'provider_refused',
      'The language model refused our key. Please tell the administrator.',
    )
  }
  if (error instanceof OpenAI.NotFoundError) {
    return problem(
      502,
      'provider_model',
      'The language model is not known to its server. Please tell the administrator.',
    )
  }
  if (error instanceof OpenAI.RateLimitError) {
    const seconds = Number(error.headers?.get('retry-after')) || 20
    return problem(503, 'provider_busy', 'The language model is busy. Please try again in a moment.', {
      retryAfter: seconds,
    })
  }
  return failed()
}
