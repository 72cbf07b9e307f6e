import type { Reading } from '@cueroom/core/marketing/model-json.ts'
import type { Task } from '@cueroom/core/marketing/tasks.ts'
import { failed } from './no-text.ts'
import { connect, type Message, messagesOf, write } from './openai.ts'
import type { ComposedDraft, ModelCall, ModelWriter } from './provider.ts'

/**
 * Has the model do a task whose answer is checked; an answer that is wrong is repaired once.
 * @throws a problem when it does not answer, or twice not in the asked form.
 */
export async function composeWithModel<Brief, Draft>(
  { config, threads }: ModelWriter,
  { name: task }: Task<Brief, Draft>,
  brief: Brief,
  { signal, tenantId }: ModelCall,
): Promise<ComposedDraft<Draft>> {
  const model = connect(config)
  const call = { signal, tenantId, onText: () => {} }
  const { note, ...prompt } = await threads.run('taskPrompt', { task, brief }, call)
  const read = async (text: string) =>
    (await threads.run('readTaskAnswer', { task, brief, text }, call)) as Reading<Draft>
  const asked = messagesOf(prompt)
  const answer = await write(model, asked, call)
  const first = await read(answer)
  const composed = (draft: Draft): ComposedDraft<Draft> => ({
    draft,
    note,
    provider: 'openai',
    model: config.model,
  })
  if (first.draft && !first.fault) return composed(first.draft)
  const repair: Message[] = [
    ...asked,
    { role: 'assistant', content: answer },
    { role: 'user', content: first.fault! },
  ]
  const second = await write(model, repair, call)
    .then(read)
    .catch((error: unknown) => {
      if (signal.aborted || !first.draft) throw error
      return first
    })
  const draft = second.draft ?? first.draft
  if (!draft) throw failed()
  return composed(draft)
}
