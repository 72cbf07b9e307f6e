import { promptTokens, tokensOf } from '@cueroom/core/batches/tokens.ts'
import { Counter, Histogram, type Registry } from 'prom-client'
import type { Drafting } from '../drafting/provider.ts'

/** Counts what a server's drafting does; prompts of the Marketing Hub and of extraction are not estimated. */
export function measureDrafting(register: Registry): (drafting: Drafting) => Drafting {
  const registers = [register]
  const calls = new Histogram({
    name: 'cueroom_model_call_duration_seconds',
    help: 'Calls of the language model or the template drafter',
    labelNames: ['provider', 'task', 'outcome'],
    buckets: [0.1, 0.5, 1, 2.5, 5, 10, 20, 40, 60],
    registers,
  })
  const tokens = new Counter({
    name: 'cueroom_model_tokens_total',
    help: 'Tokens read and written, estimated from characters',
    labelNames: ['direction'],
    registers,
  })
  return (drafting) => {
    const { provider } = drafting
    const measured = async <T>(task: string, work: () => Promise<T>, written: (result: T) => unknown) => {
      const end = calls.startTimer({ provider, task })
      try {
        const result = await work()
        end({ outcome: 'ok' })
        if (provider !== 'drafter')
          tokens.inc({ direction: 'written' }, tokensOf(JSON.stringify(written(result)).length))
        return result
      } catch (error) {
        end({ outcome: codeOf(error) })
        throw error
      }
    }
    return {
      ...drafting,
      draft: (brief, call) => {
        if (provider !== 'drafter') tokens.inc({ direction: 'read' }, promptTokens(brief))
        return measured(
          'draft',
          () => drafting.draft(brief, call),
          ({ content }) => content,
        )
      },
      compose: (task, brief, call) =>
        measured(
          'compose',
          () => drafting.compose(task, brief, call),
          ({ draft }) => draft,
        ),
      extract: (source, call) =>
        measured(
          'extract',
          () => drafting.extract(source, call),
          ({ fields }) => fields,
        ),
      suggestQuestions: (show, call) =>
        measured(
          'suggest',
          () => drafting.suggestQuestions(show, call),
          (questions) => questions,
        ),
    }
  }
}

/** The problem's code, of which there are a few dozen. */
function codeOf(error: unknown) {
  const { data, name } = error as { data?: { code?: unknown }; name?: string }
  if (typeof data?.code === 'string') return data.code
  return name === 'AbortError' ? 'aborted' : 'failed'
}
