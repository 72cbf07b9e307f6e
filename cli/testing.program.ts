import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { freshHome } from './testing.ts'

export const program = join(import.meta.dirname, 'cueroom.mjs')

interface Ran {
  code: number | null
  stdout: string
  stderr: string
}

/** Runs the real program in a home of its own. `watch` sees what it prints while it runs. */
export async function run(args: string[], options: Options = {}): Promise<Ran> {
  const home = await freshHome()
  const { CI: _, ...inherited } = process.env
  const env = {
    ...inherited,
    HOME: home,
    CUEROOM_CONFIG_DIR: home,
    // Nothing listens there; fetch refuses port 9
    CUEROOM_HOST: 'http://127.0.0.1:8',
    ...options.env,
  }
  const [command = '', ...rest] = options.command ?? [process.execPath, program, ...args]
  const child = spawn(command, rest, { cwd: home, env, detached: options.detached ?? false })
  const ran: Ran = { code: null, stdout: '', stderr: '' }
  child.stdout.on('data', (data) => {
    ran.stdout += data
    options.watch?.(ran, child)
  })
  child.stderr.on('data', (data) => (ran.stderr += data))
  child.stdin.on('error', () => {})
  if (options.stdin !== undefined) child.stdin.end(options.stdin)
  options.started?.(child)
  ran.code = await new Promise((resolve) => child.on('close', resolve))
  return ran
}

export type Child = ReturnType<typeof spawn>
interface Options {
  command?: string[]
  env?: Record<string, string>
  stdin?: string
  /** In a process group of its own, which gets signals as from a terminal. */
  detached?: boolean
  watch?(ran: Ran, child: Child): void
  started?(child: Child): unknown
}

/** The real program as an older Node starts it. */
export const underOlderNode = (...args: string[]) => {
  const older =
    "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.1.0' } })"
  return [process.execPath, '--import', `data:text/javascript,${encodeURIComponent(older)}`, program, ...args]
}
