import { answerSchemas } from '@cueroom/core/marketing/answer-schemas.ts'
import type { Reading } from '@cueroom/core/marketing/model-json.ts'
import type { BriefOf, DraftOf, TaskName } from '@cueroom/core/marketing/task-kinds.ts'
import { connect, type Message, messagesOf, withinContext } from './model-client.ts'
import { wrongForm } from './no-text.ts'
import { write } from './openai.ts'
import type { ComposedDraft, ModelCall, ModelWriter } from './provider.ts'

/**
 * Has the model do a task whose answer is checked; an answer that is wrong is repaired once.
 * @throws a problem when it does not answer, or twice not in the asked form.
 */
export async function composeWithModel<N extends TaskName>(
  { config, threads }: ModelWriter,
  task: N,
  brief: BriefOf<N>,
  call: ModelCall,
): Promise<ComposedDraft<DraftOf<N>>> {
  const model = connect(config)
  const read = async (text: string) =>
    (await threads.run('readTaskAnswer', { task, brief, text }, call)) as Reading<DraftOf<N>>
  return withinContext(model, async (longest) => {
    const { note, ...prompt } = await threads.run('taskPrompt', { task, brief, longest }, call)
    const asked = messagesOf(prompt)
    const ask = (messages: Message[]) =>
      write(model, messages, { name: task, schema: answerSchemas[task] }, call)
    const draft = await readChecked(ask, asked, read, call)
    return { draft, note, provider: 'openai' as const, model: config.model }
  })
}

async function readChecked<Draft>(
  ask: (messages: Message[]) => Promise<string>,
  asked: Message[],
  read: (text: string) => Promise<Reading<Draft>>,
  { signal }: ModelCall,
): Promise<Draft> {
  const answer = await ask(asked)
  const first = await read(answer)
  if (first.draft && !first.fault) return first.draft
  const repair: Message[] = [
    ...asked,
    { role: 'assistant', content: answer },
    { role: 'user', content: first.fault! },
  ]
  const second = await ask(repair)
    .then(read)
    .catch((error: unknown) => {
      if (signal.aborted || !first.draft) throw error
      return first
    })
  const draft = second.draft ?? first.draft
  if (!draft) throw wrongForm()
  return draft
}
