import { homedir } from 'node:os'
import type { ClientOptions } from '@cueroom/core/contract/client.ts'
import type { contract } from '@cueroom/core/contract.ts'
import { exit, type Environment } from './app/cli.ts'
import { onInterrupt } from './app/on-interrupt.ts'
import { plainPrompter } from './app/plain-prompts.ts'
import { terminalPrompter } from './app/terminal-prompts.ts'
import { run } from './program.ts'

// The prompt library only reads the environment variable
if (process.argv.includes('--no-color')) process.env.NO_COLOR = '1'

const interrupted = new AbortController()

const environment: Environment = {
  env: process.env,
  home: homedir(),
  directory: process.cwd(),
  // Opened when it is read
  get stdin() {
    return process.stdin
  },
  stdout: process.stdout,
  stderr: process.stderr,
  signal: interrupted.signal,
  now: () => new Date(),
  async wait(milliseconds) {
    const { setTimeout } = await import('node:timers/promises')
    await setTimeout(milliseconds, undefined, { signal: interrupted.signal })
  },
  loadClient,
  ask: terminalPrompter(interrupted.signal),
  askPlainly: plainPrompter(interrupted.signal),
  openPager,
  browse,
}

async function loadClient() {
  const [{ createClient }, calls] = await Promise.all([
    import('@cueroom/core/contract/client.ts'),
    import('@cueroom/core/calls.ts'),
  ])
  return (options: ClientOptions) => createClient<typeof contract>(calls, options)
}

async function openPager() {
  const { startPager } = await import('./app/pager.ts')
  return startPager(process)
}

/** Starts the system's opener, which hands the address to a browser. */
async function browse(url: string): Promise<boolean> {
  const { spawn } = await import('node:child_process')
  const [program = '', ...args] =
    process.platform === 'darwin'
      ? ['open']
      : process.platform === 'win32'
        ? ['rundll32', 'url.dll,FileProtocolHandler']
        : ['xdg-open']
  const opener = spawn(program, [...args, url], { stdio: 'ignore', detached: true })
  return new Promise((resolve) => {
    opener.once('error', () => resolve(false))
    opener.once('spawn', () => {
      opener.unref()
      resolve(true)
    })
  })
}

// The first Ctrl-C lets the command report its progress, the second kills it
onInterrupt(process, () => {
  if (interrupted.signal.aborted) process.exit(exit.interrupted)
  interrupted.abort()
})
// Listening to the launcher keeps no process running
process.channel?.unref()

// A reader like head or less may close the pipe: not an error
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(exit.ok)
})

process.exitCode = await run(process.argv.slice(2), environment)
// Nothing that a failed command left open may keep it running once its output is written
if (process.exitCode !== exit.ok)
  process.stdout.write('', () => process.stderr.write('', () => process.exit()))
