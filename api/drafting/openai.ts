import type { Brief } from '@cueroom/core/content/brief.ts'
import { hideTrailer } from '@cueroom/core/content/model-sources.ts'
import { hideThinking } from '@cueroom/core/content/thinking.ts'
import type { Prompt } from '@cueroom/core/prompts/prompt.ts'
import { setTimeout } from 'node:timers/promises'
import OpenAI from 'openai'
import type { Env } from '../config/env.ts'
import { explain, secondTryAfter } from './model-failures.ts'
import type { ModelAnswer, ModelText } from '../threads/model-text.ts'
import { brokenOff, failed, tooLong } from './no-text.ts'
import type { DraftCall, ModelCall, ModelWriter, WrittenDraft } from './provider.ts'
import { cutOffNote } from '../threads/text-notes.ts'

/** How long a model may take, in milliseconds. */
export interface ModelTimeouts {
  /** For a whole text. */
  deadline: number
  /** Without a piece of text, until a stream counts as dead: the client's own timeout ends at its start. */
  longestSilence: number
}

export interface Config extends NonNullable<Env['openai']> {
  timeouts?: ModelTimeouts
}
export type Message = { role: 'system' | 'user' | 'assistant'; content: string }

const usualTimeouts: ModelTimeouts = { deadline: 60_000, longestSilence: 20_000 }
/** Characters after which a text is given up: no content type asks for as much. */
const longestText = 40_000

/** Where a text is written: a connection, the model, and how long to wait. */
export interface Model {
  client: OpenAI
  name: string
  timeouts: ModelTimeouts
}

export function connect({ apiKey, baseUrl, model, timeouts = usualTimeouts }: Config): Model {
  const client = new OpenAI({
    // Local servers need no key, but the client insists on one
    apiKey: apiKey ?? 'none',
    baseURL: baseUrl ?? null,
    timeout: timeouts.longestSilence,
    // The one second try is made below: the client would wait longer than the host does
    maxRetries: 0,
    // The prompt and the key go to the configured server only
    fetchOptions: { redirect: 'manual' },
    // It would print what a broken answer contains
    logLevel: 'off',
  })
  return { client, name: model, timeouts }
}

/** The messages of a prompt. */
export const messagesOf = ({ system, user }: Pick<Prompt, 'system' | 'user'>): Message[] => [
  { role: 'system', content: system },
  { role: 'user', content: user },
]

/** The model's answer to a prompt, once it is complete. */
export const askModel = (config: Config, prompt: Pick<Prompt, 'system' | 'user'>, call: ModelCall) =>
  write(connect(config), messagesOf(prompt), { ...call, onText: () => {} })

/** Writes with any server that speaks the OpenAI protocol; an introduction of the wrong length is repaired once. */
export async function draftWithModel(
  { config, threads }: ModelWriter,
  brief: Brief,
  call: DraftCall,
): Promise<WrittenDraft> {
  const model = connect(config)
  const { note, ...prompt } = await threads.run('contentPrompt', brief, call)
  const asked = messagesOf(prompt)
  const read = (answer: Omit<ModelAnswer, 'brief'>) =>
    threads.run('readModelText', { ...answer, brief }, call)
  const first = await writeSourced(model, asked, call, read)
  if (first.isEcho) throw failed()
  const { content, sources, lengthNote, notes, cutOff } = await repaired(model, asked, first, call, read)
  return {
    content,
    note: [note, lengthNote, cutOff ? cutOffNote : null, ...notes].filter(Boolean).join(' ') || null,
    sources,
    provider: 'openai',
    model: config.model,
  }
}

interface Written {
  text: string
  /** The model stopped at its own limit: the end is missing. */
  cutOff: boolean
}

interface Sourced extends ModelText {
  /** The answer as it came, with what the model said its sentences rest on. */
  whole: string
  cutOff: boolean
}

type ReadAnswer = (answer: Omit<ModelAnswer, 'brief'>) => Promise<ModelText>

/** Writes a text whose trailer never reaches the screen. */
async function writeSourced(
  model: Model,
  messages: Message[],
  call: DraftCall,
  read: ReadAnswer,
  before?: Sourced,
): Promise<Sourced> {
  const filter = hideTrailer()
  const show = (piece: string) => {
    if (piece) call.onText(piece)
  }
  const { text, cutOff } = await writeText(model, messages, {
    ...call,
    onText: (piece) => show(filter.push(piece)),
  })
  show(filter.end())
  const answer = await read({ written: text, ...(before && { before }) })
  if (!answer.content) throw failed()
  return { ...answer, whole: text, cutOff }
}

async function repaired(
  model: Model,
  asked: Message[],
  first: Sourced,
  call: DraftCall,
  read: ReadAnswer,
): Promise<Sourced> {
  if (!first.repair) return first
  const messages: Message[] = [
    ...asked,
    // With its list of sources: a model repeats the form it sees
    { role: 'assistant', content: first.whole },
    { role: 'user', content: first.repair },
  ]
  // The text so far is already on screen; the second one replaces it as a whole
  try {
    return await writeSourced(model, messages, { ...call, onText: () => {} }, read, first)
  } catch (error) {
    if (call.signal.aborted) throw error
    return first
  }
}

/** Writes one answer; @throws a problem that says what the host can do. */
export const write = async (model: Model, messages: Message[], call: DraftCall): Promise<string> =>
  (await writeText(model, messages, call)).text

async function writeText(model: Model, messages: Message[], { signal, onText }: DraftCall): Promise<Written> {
  const { deadline, longestSilence } = model.timeouts
  const idle = new AbortController()
  const stop = AbortSignal.any([signal, idle.signal, AbortSignal.timeout(deadline)])
  let timer: NodeJS.Timeout | undefined
  const wake = () => {
    clearTimeout(timer)
    timer = globalThis.setTimeout(() => idle.abort(), longestSilence)
  }
  try {
    wake()
    const written = await readStream(model, messages, stop, (piece) => {
      wake()
      if (piece) onText(piece)
    })
    // An aborted stream ends quietly: what arrived is not the text
    stop.throwIfAborted()
    return written
  } catch (error) {
    throw signal.aborted ? error : explain(error)
  } finally {
    clearTimeout(timer)
    // Closes the connection of a stream that was given up
    idle.abort()
  }
}

async function readStream(
  { client, name }: Model,
  messages: Message[],
  signal: AbortSignal,
  onPiece: (piece: string) => void,
): Promise<Written> {
  const ask = () => client.chat.completions.create({ model: name, messages, stream: true }, { signal })
  const stream = await ask().catch(async (error: unknown) => {
    const wait = secondTryAfter(error)
    if (wait === undefined) throw error
    await setTimeout(wait, undefined, { signal })
    return ask()
  })
  let text = ''
  let finish: string | null = null
  const thinking = hideThinking()
  for await (const chunk of stream) {
    const choice = chunk.choices?.[0]
    const piece = thinking.push(choice?.delta?.content ?? '')
    finish = choice?.finish_reason ?? finish
    text += piece
    if (text.length > longestText) throw tooLong()
    onPiece(piece)
  }
  const rest = thinking.end()
  text += rest
  onPiece(rest)
  // A proxy that gives up ends the stream as if it were complete
  if (!finish && !signal.aborted) throw brokenOff()
  return { text: text.trim(), cutOff: finish === 'length' }
}
