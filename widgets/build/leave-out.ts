import { readFile } from 'node:fs/promises'
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
 * react-dom/client needs only a shared object from react-dom; portals and preloading aren't used here. Their
 * index files choose between React's versions and look for its devtools.
 */
const reactDom: Record<string, string> = {
  'react-dom/index.js': `const n = () => {}
    const d = { f: n, r: n, D: n, C: n, L: n, m: n, X: n, S: n, M: n }
    exports.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE = { d, p: 0, findDOMNode: null }`,
  'react-dom/client.js': `module.exports = require('./cjs/react-dom-client.production.js')`,
}
const reactVersion = '19.3.1'

/** Texts that only the pages without scripts show. */
const pageTexts = /^ +(?:checkAgain|onlyIf|onlyIfAny|yourAnswers):\s+(['"]).*\1,$/gm

/** How r2wc reads attributes comes first: a widget reads its own (shared/define.ts), and declares no property to it. */
function withoutConverters(code: string) {
  const end = code.indexOf(', b = /* @__PURE__ */ Symbol.for("r2wc.render")')
  if (!code.startsWith('const C = {') || end < 0)
    throw new Error('Check what r2wc does with the properties of a component')
  return `const w = {}, k = (name) => name${code.slice(end)}`
}

/**
 * Leaves out of core what widgets never use: the reading of streams and of files, the calls that no visitor makes from
 * another site, what only a server needs to know of a call, the texts of pages without scripts, and the parts of react-dom and r2wc that
 * are not used.
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
    if (id.includes('/core/languages/')) return (await readFile(id, 'utf8')).replace(pageTexts, '')
    const left = Object.entries(unused).find(([file]) => id.endsWith(file))
    if (left) return `export const ${left[1]} = () => { throw new Error('Left out') }`
    const ofReact = Object.entries(reactDom).find(([file]) => id.endsWith(`node_modules/${file}`))
    if (ofReact) return ofReact[1]
    if (id.endsWith('@r2wc/core/dist/core.js')) return withoutConverters(await readFile(id, 'utf8'))
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
