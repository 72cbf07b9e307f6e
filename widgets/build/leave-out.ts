import type { Call } from '@cueroom/core/contract/endpoint.ts'
import type { Plugin } from 'vite'

type Group = Record<string, Call>

/**
 * Leaves out of core what widgets never use: the reading of streams, the calls that no visitor makes from another
 * site, and what only a server needs to know of a call.
 */
export const leaveOut = (): Plugin => ({
  name: 'cueroom-leave-out',
  enforce: 'pre',
  async load(id) {
    if (id.endsWith('core/contract/event-stream.ts'))
      return `export const readEvents = () => { throw new Error('No streams') }`
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
      .filter(([, { anyOrigin }]) => anyOrigin)
      .map(([name, { route, patience }]) => [name, { route, patience }]),
  )
