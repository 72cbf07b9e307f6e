import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import * as calls from '@cueroom/core/calls.ts'
import { createClient } from '@cueroom/core/contract/client.ts'
import type { Client, contract } from '@cueroom/core/contract.ts'
import { demoHost } from '../config/demo.ts'

const main = fileURLToPath(new URL('../dist/main.js', import.meta.url))
const worker = fileURLToPath(new URL('../dist/worker.js', import.meta.url))

/** Milliseconds a process may take until it is ready: at a first start on a busy machine it takes some seconds. */
const startDeadline = 60_000

export type Variables = Record<string, string>

/** Cueroom in a process of its own, as `npm start` runs it. */
export interface CueroomProcess {
  /** Origin, once it is ready. */
  url: string
  child: ChildProcess
  /** What it wrote until now, both streams. */
  output(): string
  /** Its exit code, or the name of the signal that ended it. */
  ended: Promise<number | string>
  kill(signal: NodeJS.Signals): Promise<number | string>
  client(token?: string): Client
  /** The API as the host of the sample show. */
  signIn(): Promise<Client & { token: string }>
}

/** Starts a process; `url` is empty, as nothing is waited for. */
export function spawnCueroom(variables: Variables, script = main): CueroomProcess {
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE = '' } = process.env
  // As `npm start` has it: less work until it is ready
  const child = spawn(process.execPath, ['--min-semi-space-size=4', script], {
    env: { PATH, HOME, NODE_COMPILE_CACHE, PORT: '0', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const written: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => written.push(String(part)))
  const ended = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | string)
  const client = (token?: string) =>
    createClient<typeof contract>(calls, { baseUrl: started.url, token: () => token })
  const started: CueroomProcess = {
    url: '',
    child,
    output: () => written.join(''),
    ended,
    kill: async (signal) => {
      child.kill(signal)
      return ended
    },
    client,
    signIn: async () => {
      const { token } = await client().auth.signIn({ body: demoHost })
      return { ...client(token), token }
    },
  }
  return started
}

/** Starts a process and waits until it is ready. @throws Error with what it wrote when it ends instead. */
export const startCueroom = (variables: Variables, script = main) =>
  untilReady(spawnCueroom(variables, script), isReady)

/** Starts a worker next to servers and waits until it works. @throws Error with what it wrote when it ends instead. */
export const startCueroomWorker = (variables: Variables) =>
  untilReady(spawnCueroom(variables, worker), async (started) => /texts in parallel/.test(started.output()))

async function untilReady(
  started: CueroomProcess,
  isReady: (started: CueroomProcess) => Promise<boolean>,
): Promise<CueroomProcess> {
  const deadline = Date.now() + startDeadline
  while (!(await isReady(started))) {
    const over = started.child.exitCode !== null || started.child.signalCode !== null
    if (over || Date.now() > deadline) {
      const how = await started.kill('SIGKILL')
      throw new Error(
        `Cueroom did not start (${over ? `ended with ${how}` : 'not in time'}):\n${started.output()}`,
      )
    }
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return started
}

async function isReady(started: CueroomProcess) {
  started.url = /ready at (http:\S+)/.exec(started.output())?.[1] ?? ''
  if (!started.url) return false
  const { status } = await fetch(`${started.url}/health/ready`)
  return status === 200
}
