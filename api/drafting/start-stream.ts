import type { AnswerSchema } from '@cueroom/core/prompts/answer-schema.ts'
import OpenAI from 'openai'
import { ContextExceeded, type Message, type Model } from './model-client.ts'

/** The JSON that an answer has to be. */
export interface NamedSchema {
  name: string
  schema: AnswerSchema
}

interface StreamOptions {
  signal: AbortSignal
  schema?: NamedSchema | undefined
}

const responseFormat = ({ name, schema }: NamedSchema) => ({
  response_format: {
    type: 'json_schema' as const,
    json_schema: { name, strict: true, schema },
  },
})

const isRejected = (error: unknown): error is InstanceType<typeof OpenAI.APIError> =>
  error instanceof OpenAI.BadRequestError || error instanceof OpenAI.UnprocessableEntityError

/**
 * Opens the stream of an answer. A server that refuses `response_format` is asked again without it, and from then on
 * in words only: the prompt describes the JSON, and the reader takes JSON from any text.
 * @throws ContextExceeded where the prompt is too long
 */
export async function startStream(model: Model, messages: Message[], { signal, schema }: StreamOptions) {
  const { client, name, learned, notice } = model
  const ask = (extra: Partial<ReturnType<typeof responseFormat>>) =>
    client.chat.completions
      .create({ model: name, messages, stream: true, ...extra }, { signal })
      .catch((error: unknown) => {
        throw contextOf(error) ?? error
      })
  if (!schema || learned.jsonForm === 'words') return ask({})
  try {
    const stream = await ask(responseFormat(schema))
    learned.jsonForm = 'schema'
    return stream
  } catch (error) {
    if (!isRejected(error)) throw error
    const stream = await ask({})
    learned.jsonForm = 'words'
    notice(
      "The language model's server rejects response_format with a JSON schema, so Cueroom requests JSON in the prompt.",
    )
    return stream
  }
}

/** As OpenAI, vLLM and llama.cpp say it. */
const exceeds =
  /context[ _]length[ _]exceeded|maximum context length|exceed_context_size|exceeds the available context size/iu
const size = /(?:maximum context length is|available context size \()\s?(\d{3,8})/iu

/** A refusal of a prompt's length, and the size the server names. */
function contextOf(error: unknown): ContextExceeded | undefined {
  if (!isRejected(error)) return undefined
  const { n_ctx: context } = (error.error ?? {}) as { n_ctx?: unknown }
  const said = `${error.code ?? ''} ${error.type ?? ''} ${error.message}`.slice(0, 2_000)
  if (!exceeds.test(said)) return undefined
  const tokens = typeof context === 'number' ? context : Number(size.exec(said)?.[1])
  return new ContextExceeded(Number.isFinite(tokens) && tokens > 0 ? tokens : undefined)
}
