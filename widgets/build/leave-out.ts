import type { Call } from '@cueroom/core/contract/endpoint.ts'
import type { Plugin } from 'vite'

type Group = Record<string, Call>

/** Files of core whose one function widgets never call: they read no streams and no files. */
const unused: Record<string, string> = {
  'core/contract/event-stream.ts': 'readReply',
  'core/contract/download.ts': 'download',
}

/**
 * Leaves out of core what widgets never use: the reading of streams and of files, the calls that no visitor makes from
 * another site, and what only a server needs to know of a call.
 */
export const leaveOut = (): Plugin => ({
  name: 'cueroom-leave-out',
  enforce: 'pre',
  async load(id) {
    const left = Object.entries(unused).find(([file]) => id.endsWith(file))
    if (left) return `export const ${left[1]} = () => { throw new Error('Left out') }`
    if (!id.endsWith('.calls.ts')) return undefined
    const groups = Object.entries((await import(id)) as Record<string, Group>)
    return groups
      .map(([name, calls]) => `export const ${name} = ${JSON.stringify(ofVisitors(calls))}`)
      .join('\n')
  },
})

const ofVisitors = (calls: Group) =>
  Object.fromEntries(
    Object.entries(calls)
      .filter(([, { cors }]) => cors)
      .map(([name, { route, timeoutSeconds }]) => [name, { route, timeoutSeconds }]),
  )
