import { raw } from 'jq-wasm'
import { usageError } from './cli.ts'

const longest = 10_000

/** What a jq filter makes of values, a line each; strings are not quoted. @throws usage error with jq's own message */
export async function filterJson(values: readonly unknown[], filter: string): Promise<string> {
  if (filter.length > longest) throw usageError(`A filter can be at most ${longest} characters.`)
  try {
    return await raw(values.map((value) => JSON.stringify(value)).join('\n'), filter, ['-r'])
  } catch (error) {
    const [message = ''] = (error instanceof Error ? error.message : String(error)).trim().split('\n')
    throw usageError(`--jq: ${withoutPlaces(message)}.`)
  }
}

/** Only what is wrong: where jq read it, and what a shell may have to do with it, are about another program. */
const withoutPlaces = (message: string) =>
  message
    .replace(/^jq: (?:error ?)?(?:\(at [^)]*\))?:? ?/, '')
    .replace(' (Unix shell quoting issues?)', '')
    .replace(/ at <top-level>, line \d+:$/, '')
