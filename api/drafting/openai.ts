import type { Brief } from '@cueroom/core/content/brief.ts'
import { withDetails } from '@cueroom/core/content/short-note.ts'
import { present } from '@cueroom/core/text/present.ts'
import { hideTrailer } from '@cueroom/core/content/model-sources.ts'
import type { Prompt } from '@cueroom/core/prompts/prompt.ts'
import type { ModelAnswer, ModelText } from '../threads/model-text.ts'
import { cutOffNote } from '../threads/text-notes.ts'
import type { NamedSchema } from './start-stream.ts'
import { type Config, connect, type Message, messagesOf, type Model, withinContext } from './model-client.ts'
import { writeText } from './model-stream.ts'
import { echoed, empty } from './no-text.ts'
import type { DraftCall, ModelCall, ModelWriter, WrittenDraft } from './provider.ts'

/** The model's answer to a prompt, once it is complete. */
export function askModel(
  config: Config,
  promptOf: (longest: number) => Pick<Prompt, 'system' | 'user'>,
  schema: NamedSchema,
  call: ModelCall,
) {
  const model = connect(config)
  return withinContext(model, (longest) => write(model, messagesOf(promptOf(longest)), schema, call))
}

/** Writes one answer that keeps to a schema; @throws a problem that says what the host can do. */
export const write = async (model: Model, messages: Message[], schema: NamedSchema, call: ModelCall) =>
  (await writeText(model, messages, { ...call, onText: () => {}, schema })).text

/** Writes with any server that speaks the OpenAI protocol; a text that ignores the rules is repaired once. */
export async function draftWithModel(
  { config, threads }: ModelWriter,
  brief: Brief,
  call: DraftCall,
): Promise<WrittenDraft> {
  const model = connect(config)
  const read = (answer: Omit<ModelAnswer, 'brief'>) =>
    threads.run('readModelText', { ...answer, brief }, call)
  return withinContext(model, async (longest) => {
    const { note, ...prompt } = await threads.run('contentPrompt', { brief, longest }, call)
    const asked = messagesOf(prompt)
    const first = await writeSourced(model, asked, call, read)
    if (first.isEcho) throw echoed()
    const { content, sources, hostNotes, notes, cutOff } = await repaired(model, asked, first, call, read)
    return {
      content,
      note: withDetails(hostNotes, present([note, cutOff && cutOffNote, ...notes]).join(' ')),
      sources,
      provider: 'openai' as const,
      model: config.model,
    }
  })
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
  if (!answer.content) throw empty()
  return { ...answer, whole: text, cutOff }
}

/** The better of two attempts; of two that are as good, the second. */
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
    const second = await writeSourced(model, messages, { ...call, onText: () => {} }, read, first)
    return second.isEcho || second.faults > first.faults ? first : second
  } catch (error) {
    if (call.signal.aborted) throw error
    return first
  }
}
