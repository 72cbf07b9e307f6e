import { raw } from 'jq-wasm'
import { usageError } from './cli.ts'

const longest = 10_000

/** Filters values with jq, one result per line; strings are unquoted. @throws usage error with jq's message */
export async function filterJson(values: readonly unknown[], filter: string): Promise<string> {
  if (filter.length > longest) throw usageError(`A filter can be at most ${longest} characters.`)
  const input = values.map((value) => JSON.stringify(value)).join('\n')
  const { stdout, stderr, exitCode } = await raw(input, filter, ['-r']).catch((error: unknown) => {
    // jq ends its WebAssembly when it gets no more memory or recurses too deeply
    throw error instanceof WebAssembly.RuntimeError
      ? usageError('--jq: The filter needs too much memory.')
      : error
  })
  // Results before the failure are left out: a script would take them for all of them
  if (exitCode !== 0) throw usageError(`--jq: ${withoutPlaces(stderr.trim().split('\n', 1)[0] ?? '')}.`)
  return stdout
}

/** Keeps only the problem: jq's positions and shell hints don't apply here. */
const withoutPlaces = (message: string) =>
  message
    .replace(/^jq: (?:error ?)?(?:\(at [^)]*\))?:? ?/, '')
    .replace(' (Unix shell quoting issues?)', '')
    .replace(/ at <top-level>, line \d+, column \d+:$/, '')
