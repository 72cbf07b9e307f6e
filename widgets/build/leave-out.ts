import type { Call } from '@cueroom/core/contract/endpoint.ts'
import { version } from 'react-dom'
import type { Plugin } from 'vite'

type Group = Record<string, Call>

/** Files of core whose one function widgets never call: they read no streams and no files. */
const unused: Record<string, string> = {
  'core/contract/event-stream.ts': 'readReply',
  'core/contract/download.ts': 'download',
}

/**
 * All that react-dom/client takes from react-dom is an object both share; portals and preloading are for others. Their
 * index files choose between React's versions and look for its devtools.
 */
const reactDom: Record<string, string> = {
  'react-dom/index.js': `const n = () => {}
    const d = { f: n, r: n, D: n, C: n, L: n, m: n, X: n, S: n, M: n }
    exports.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE = { d, p: 0, findDOMNode: null }`,
  'react-dom/client.js': `module.exports = require('./cjs/react-dom-client.production.js')`,
}
const reactVersion = '19.3.1'

/**
 * Leaves out of core what widgets never use: the reading of streams and of files, the calls that no visitor makes from
 * another site, what only a server needs to know of a call, and the part of react-dom that its client does not use.
 */
export const leaveOut = (): Plugin => ({
  name: 'cueroom-leave-out',
  enforce: 'pre',
  apply: 'build',
  buildStart() {
    if (version !== reactVersion)
      throw new Error(`Check what react-dom/client ${version} takes from react-dom`)
  },
  async load(id) {
    const left = Object.entries(unused).find(([file]) => id.endsWith(file))
    if (left) return `export const ${left[1]} = () => { throw new Error('Left out') }`
    const ofReact = Object.entries(reactDom).find(([file]) => id.endsWith(`node_modules/${file}`))
    if (ofReact) return ofReact[1]
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
