import type { toProblem } from '../problems/problems.ts'
import type { WorkerDeps } from './prepare-items.ts'

/** Milliseconds without a failure after which an outage is over: longer than batches wait for a model that can't be reached. */
const quiet = 6 * 60_000

interface Outage {
  failures: number
  end(): void
  timer: NodeJS.Timeout
}

/**
 * Warns an administrator that the language model fails: one warning when a kind of failure begins, and one with its count when
 * it is over. Their reasons are our own sentences: a server's words could repeat the prompt.
 */
export function createModelWarnings({ env, log }: Pick<WorkerDeps, 'env' | 'log'>) {
  const { host } = new URL(env.openai?.baseUrl ?? 'https://api.openai.com')
  const outages = new Map<string, Outage>()
  const begin = (code: string, reason: string, cause: unknown) => {
    log.warn({ host, code, reason, systemCode: systemCodeOf(cause) }, 'the language model fails')
    const end = () => {
      clearTimeout(outage.timer)
      outages.delete(reason)
      log.warn({ host, code, reason, count: outage.failures }, 'how often the language model failed')
    }
    const outage: Outage = { failures: 1, end, timer: setTimeout(end, quiet).unref() }
    outages.set(reason, outage)
  }
  return {
    /** Counts the failure if the model is what failed. */
    note: (failure: ReturnType<typeof toProblem>) => {
      const code = failure.data?.code ?? ''
      if (code !== 'generation_failed' && !code.startsWith('provider_')) return
      const outage = outages.get(failure.message)
      if (!outage) return begin(code, failure.message, failure)
      outage.failures += 1
      outage.timer.refresh()
    },
    /** Logs the counts of what isn't over. */
    end: () => {
      for (const outage of outages.values()) outage.end()
    },
  }
}

/** The system's code of a connection that failed, such as ECONNREFUSED, which is several causes down. */
function systemCodeOf(thrown: unknown): string | undefined {
  if (!(thrown instanceof Error)) return undefined
  return 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : systemCodeOf(thrown.cause)
}
