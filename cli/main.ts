import { spawn } from 'node:child_process'
import { homedir } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { calls } from '@cueroom/core/calls.ts'
import { createClient } from '@cueroom/core/contract/client.ts'
import type { contract } from '@cueroom/core/contract.ts'
import { exit, type Environment } from './app/cli.ts'
import { terminalPrompter } from './app/prompts.ts'
import { run } from './program.ts'

// The prompt library only reads the environment variable
if (process.argv.includes('--no-color')) process.env.NO_COLOR = '1'

const interrupted = new AbortController()

const environment: Environment = {
  env: process.env,
  home: homedir(),
  directory: process.cwd(),
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  signal: interrupted.signal,
  now: () => new Date(),
  wait: (milliseconds) => setTimeout(milliseconds, undefined, { signal: interrupted.signal }),
  connect: (options) => createClient<typeof contract>(calls, options),
  ask: terminalPrompter(interrupted.signal),
  browse,
}

/** Starts the system's opener, which hands the address to a browser. */
function browse(url: string): Promise<boolean> {
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
process.on('SIGINT', () => {
  if (interrupted.signal.aborted) process.exit(exit.interrupted)
  interrupted.abort()
})

// A reader like head or less may close the pipe: not an error
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(exit.ok)
})

process.exitCode = await run(process.argv.slice(2), environment)
