import { continuationOf, continuePrompt } from '@cueroom/core/content/continued.ts'
import { hideThinking, withoutThought } from '@cueroom/core/content/thinking.ts'
import { setTimeout } from 'node:timers/promises'
import OpenAI from 'openai'
import type { NamedSchema } from './start-stream.ts'
import { startStream } from './start-stream.ts'
import { ContextExceeded, type Message, type Model } from './model-client.ts'
import { explain, secondTryAfter } from './model-failures.ts'
import { brokenOff, declined, onlyThought, tooLong, unreadable } from './no-text.ts'
import type { DraftCall } from './provider.ts'

/** Characters after which a text is given up: no content type asks for as much. */
const longestText = 40_000

export interface Written {
  text: string
  /** The model stopped at its own limit: the end is missing. */
  cutOff: boolean
}

interface StreamCall extends DraftCall {
  /** The answer is JSON that keeps to this schema. */
  schema?: NamedSchema | undefined
}

/** Writes one answer; @throws a problem that says what the host can do. */
export async function writeText(model: Model, messages: Message[], call: StreamCall): Promise<Written> {
  const { signal, schema } = call
  const { deadline, longestSilence } = model.timeouts
  const idle = new AbortController()
  const stop = AbortSignal.any([signal, idle.signal, AbortSignal.timeout(deadline)])
  let timer: NodeJS.Timeout | undefined
  const wake = () => {
    clearTimeout(timer)
    timer = globalThis.setTimeout(() => idle.abort(), longestSilence)
  }
  const onText = (piece: string) => {
    wake()
    if (piece) call.onText(piece)
  }
  try {
    wake()
    const written = await writeWhole(model, messages, { ...call, signal: stop, onText, schema })
    // An aborted stream ends quietly: what arrived is not the text
    stop.throwIfAborted()
    return { ...written, text: withoutThought(written.text.trim()) }
  } catch (error) {
    // The SDK may notice the abort first and throw its own error
    signal.throwIfAborted()
    throw error instanceof ContextExceeded ? error : explain(error)
  } finally {
    clearTimeout(timer)
    // Closes the connection of a stream that was given up
    idle.abort()
  }
}

/** A stream that broke off, with what had arrived. */
class BrokenStream extends Error {
  readonly soFar: string
  constructor(soFar: string, cause: unknown) {
    super('The stream ended early', { cause })
    this.soFar = soFar
  }
}

/** A server's own error says more than the place where the stream ended. */
const failureOf = ({ soFar, cause }: BrokenStream) =>
  soFar.trim() === '' || cause instanceof OpenAI.APIError ? cause : brokenOff()

/** An interrupted stream is continued once from where it stopped, so the text on screen stays. */
async function writeWhole(model: Model, messages: Message[], call: StreamCall): Promise<Written> {
  try {
    return await readStream(model, messages, call)
  } catch (error) {
    if (!(error instanceof BrokenStream)) throw error
    // JSON is read only when it is whole: asking for it again is safer than joining halves
    if (call.signal.aborted || call.schema || error.soFar.trim() === '') throw failureOf(error)
    return continueStream(model, messages, call, error.soFar).catch((second: unknown) => {
      throw second instanceof BrokenStream ? failureOf(error) : second
    })
  }
}

async function continueStream(
  model: Model,
  messages: Message[],
  call: StreamCall,
  soFar: string,
): Promise<Written> {
  const joined = continuationOf(soFar)
  const asked: Message[] = [
    ...messages,
    { role: 'assistant', content: soFar },
    { role: 'user', content: continuePrompt },
  ]
  let text = soFar
  const show = (piece: string) => {
    text += piece
    call.onText(piece)
  }
  const { cutOff } = await readStream(model, asked, { ...call, onText: (piece) => show(joined.push(piece)) })
  show(joined.end())
  if (joined.isRestarted()) throw brokenOff()
  return { text, cutOff }
}

async function startTwice(model: Model, messages: Message[], { signal, schema }: StreamCall) {
  const ask = () => startStream(model, messages, { signal, schema })
  return ask().catch(async (error: unknown) => {
    const wait = secondTryAfter(error)
    if (wait === undefined) throw error
    await setTimeout(wait, undefined, { signal })
    return ask()
  })
}

async function readStream(model: Model, messages: Message[], call: StreamCall): Promise<Written> {
  const stream = await startTwice(model, messages, call)
  const thinking = hideThinking()
  let text = ''
  let finish: string | null = null
  let isAnswer = false
  let isRefused = false
  const add = (piece: string) => {
    text += piece
    if (text.length > longestText) throw tooLong()
    call.onText(piece)
  }
  try {
    for await (const { choices } of stream) {
      const choice = choices?.[0]
      isAnswer ||= choice !== undefined
      finish = choice?.finish_reason ?? finish
      isRefused ||= Boolean(choice?.delta?.refusal)
      add(thinking.push(choice?.delta?.content ?? ''))
    }
  } catch (error) {
    throw isBreak(error) ? new BrokenStream(text, error) : error
  }
  if (!isAnswer && !call.signal.aborted) throw unreadable()
  // A proxy that gives up ends the stream as if it were complete
  if (!finish && !call.signal.aborted) throw new BrokenStream(text, brokenOff())
  if (finish === 'content_filter' || isRefused) throw declined()
  const isCut = finish === 'length'
  if (isCut && thinking.isStillThinking()) throw onlyThought()
  add(thinking.end())
  return { text, cutOff: isCut }
}

/** The connection broke, or the server reported a failure within the stream. */
const isBreak = (error: unknown) =>
  (error instanceof OpenAI.APIError && !(error instanceof OpenAI.APIUserAbortError)) ||
  (error instanceof TypeError && error.message === 'terminated')
