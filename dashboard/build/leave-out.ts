import type { Plugin } from 'vite'

/** What only a server and its documentation know of a call. */
const ofServer = new Set(['summary', 'audit'])

// A call may have one of these names, too
const needed = (key: string, value: unknown) =>
  typeof value === 'string' && ofServer.has(key) ? undefined : value

/** Leaves out of the calls of core what no browser needs. */
export const leaveOut = (): Plugin => ({
  name: 'cueroom-leave-out',
  enforce: 'pre',
  apply: 'build',
  async load(id) {
    if (!id.endsWith('.calls.ts')) return undefined
    const exported = Object.entries((await import(id)) as Record<string, unknown>)
    return exported
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value, needed)}`)
      .join('\n')
  },
})
