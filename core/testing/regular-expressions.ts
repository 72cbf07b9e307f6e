import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'

/** A regular expression as it is written in production code. */
export interface FoundExpression {
  /** Path from the root of the repository, with the line. */
  at: string
  source: string
  flags: string
}

export interface FoundExpressions {
  literals: FoundExpression[]
  /** Files that put expressions together at run time, with the code that does. */
  dynamic: { file: string; code: string }[]
}

const root = fileURLToPath(new URL('../../', import.meta.url))
const production = '{core,api,cli,widgets,dashboard}/**/*.{ts,tsx}'
const notProduction = /\.(test|setup|d)\.tsx?$|(^|\/)(testing|node_modules|dist)(\/|\.tsx?$)/

interface Node {
  type: string
  start: number
  end: number
  regex?: { pattern: string; flags: string }
  callee?: { name?: string }
}

/** Every regular expression in a file of TypeScript. */
export function expressionsIn(file: string, code: string): FoundExpressions {
  const found: FoundExpressions = { literals: [], dynamic: [] }
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (typeof value !== 'object' || value === null) return
    const { type, start, end, regex, callee } = value as Node
    if (regex) {
      const line = code.slice(0, start).split('\n').length
      found.literals.push({ at: `${file}:${line}`, source: regex.pattern, flags: regex.flags })
    } else if ((type === 'NewExpression' || type === 'CallExpression') && callee?.name === 'RegExp')
      found.dynamic.push({ file, code: code.slice(start, end) })
    Object.values(value).forEach(visit)
  }
  const { program, errors } = parseSync(file, code)
  if (errors.length > 0) throw new Error(`${file} can't be parsed: ${errors[0]!.message}`)
  visit(program)
  return found
}

/** Every regular expression in production code. */
export async function productionExpressions(): Promise<FoundExpressions> {
  const all: FoundExpressions = { literals: [], dynamic: [] }
  for await (const path of glob(production, { cwd: root, exclude: (name) => name === 'node_modules' })) {
    const file = path.replaceAll('\\', '/')
    if (notProduction.test(file)) continue
    const { literals, dynamic } = expressionsIn(file, readFileSync(root + path, 'utf8'))
    all.literals.push(...literals)
    all.dynamic.push(...dynamic)
  }
  return all
}
