import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { usageError } from './cli.ts'
import type { FilterAnswer, FilterTask } from './filter-json.worker.ts'

const longest = 10_000
/** Seconds after which a filter is stopped: one that never ends would hold a script forever. */
const usualSeconds = 60

/** Filters values with jq, one result per line; strings are unquoted. @throws usage error with jq's message */
export async function filterJson(
  values: readonly unknown[],
  filter: string,
  seconds = usualSeconds,
): Promise<string> {
  if (filter.length > longest) throw usageError(`A filter can be at most ${longest} characters.`)
  const answer = await runJq(
    { input: values.map((value) => JSON.stringify(value)).join('\n'), filter },
    seconds,
  )
  if (answer === 'too_much_memory') throw usageError('--jq: The filter needs too much memory.')
  const { stdout, stderr, exitCode } = answer
  // Results before the failure are left out: a script would take them for all of them
  if (exitCode !== 0) throw usageError(`--jq: ${withoutPlaces(stderr.trim().split('\n', 1)[0] ?? '')}.`)
  return stdout
}

/** Runs jq in a thread of its own, which can be stopped. */
async function runJq(task: FilterTask, seconds: number): Promise<FilterAnswer> {
  const worker = new Worker(new URL('./filter-json.worker.ts', import.meta.url), { workerData: task })
  try {
    const [answer] = await once(worker, 'message', { signal: AbortSignal.timeout(seconds * 1_000) })
    return answer as FilterAnswer
  } catch (error) {
    if ((error as Error).name !== 'AbortError') throw error
    throw usageError(
      `--jq: The filter took longer than ${seconds} seconds. Pass --json and filter elsewhere.`,
    )
  } finally {
    await worker.terminate()
  }
}

/** Keeps only the problem: jq's positions and shell hints don't apply here. */
const withoutPlaces = (message: string) =>
  message
    .replace(/^jq: (?:error ?)?(?:\(at [^)]*\))?:? ?/, '')
    .replace(' (Unix shell quoting issues?)', '')
    .replace(/ at <top-level>, line \d+, column \d+:$/, '')
