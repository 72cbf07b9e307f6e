import { longestFor } from '@cueroom/core/prompts/token-budget.ts'
import type { Prompt } from '@cueroom/core/prompts/prompt.ts'
import OpenAI from 'openai'
import type { Env } from '../config/env.ts'
import { learnedOf, type Learned } from './learned.ts'
import { outOfContext } from './no-text.ts'

/** How long a model may take, in milliseconds. */
export interface ModelTimeouts {
  /** For a whole text. */
  deadline: number
  /** Without a piece of text, until a stream counts as dead: the client's own timeout ends at its start. */
  longestSilence: number
}

export interface Config extends NonNullable<Env['openai']> {
  timeouts?: ModelTimeouts
  /** Receives what an administrator should know about the model's server; never a text or a prompt. */
  notice?: (message: string) => void
}
export type Message = { role: 'system' | 'user' | 'assistant'; content: string }

const usualTimeouts: ModelTimeouts = { deadline: 60_000, longestSilence: 20_000 }

/** A model connection: client, model, timeouts and the known behaviour of its server. */
export interface Model {
  client: OpenAI
  name: string
  timeouts: ModelTimeouts
  learned: Learned
  notice: (message: string) => void
}

const models = new WeakMap<Config, Model>()

/** The model of a configuration. Its client is made once: making one takes as long as a query. */
export function connect(config: Config): Model {
  const model = models.get(config) ?? open(config)
  models.set(config, model)
  return model
}

function open(config: Config): Model {
  const { apiKey, baseUrl, model, timeouts = usualTimeouts, notice = () => {} } = config
  const client = new OpenAI({
    // Local servers need no key, but the client insists on one
    apiKey: apiKey ?? 'none',
    baseURL: baseUrl ?? null,
    timeout: timeouts.longestSilence,
    // The one second try is made by `readStream`: the client would wait longer than the host does
    maxRetries: 0,
    // The prompt and the key go to the configured server only
    fetchOptions: { redirect: 'manual' },
    // It would print what a broken answer contains
    logLevel: 'off',
  })
  return { client, name: model, timeouts, learned: learnedOf(config), notice }
}

/** The messages of a prompt. */
export const messagesOf = ({ system, user }: Pick<Prompt, 'system' | 'user'>): Message[] => [
  { role: 'system', content: system },
  { role: 'user', content: user },
]

/** Share of the assumed context to try next if a server rejects a prompt without giving a limit. */
const lessContext = 0.5

/** The prompt is longer than the model's context. */
export class ContextExceeded extends Error {
  readonly tokens: number | undefined
  /** @param tokens the context's size, where the server says it */
  constructor(tokens: number | undefined) {
    super("The prompt exceeds the model's context")
    this.tokens = tokens
  }
}

/** Does something with a prompt that fits; a server that refuses its length gets a shorter one, once. */
export async function withinContext<T>(
  { learned, notice }: Model,
  work: (longest: number) => Promise<T>,
): Promise<T> {
  const believed = learned.contextTokens
  try {
    return await work(longestFor(believed))
  } catch (error) {
    if (!(error instanceof ContextExceeded)) throw error
    const said = error.tokens && error.tokens < believed ? error.tokens : believed * lessContext
    learned.contextTokens = Math.floor(said)
    notice(
      `The language model reads at most ${learned.contextTokens} tokens, so Cueroom shortens its prompts. Set OPENAI_CONTEXT_TOKENS to the model's context size.`,
    )
    return await work(longestFor(learned.contextTokens)).catch((second: unknown) => {
      throw second instanceof ContextExceeded ? outOfContext() : second
    })
  }
}
