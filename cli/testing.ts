import * as calls from '@cueroom/core/calls.ts'
import { type ClientOptions, createClient } from '@cueroom/core/contract/client.ts'
import type { Client, contract } from '@cueroom/core/contract.ts'
import { fakeApi } from '@cueroom/core/testing/fake-api.ts'
import { fromFailure } from '@cueroom/core/imports/read/import-error.ts'
import { planFeatures } from '@cueroom/core/entitlements/features.ts'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ExitCode, Environment, SheetReader } from './app/cli.ts'
import type { Prompter } from './app/prompts.ts'
import { doReadTask } from './imports/read-task.ts'
import { run } from './program.ts'

/** What a host of the show `default` is signed in as. */
export const session = {
  tenant: {
    id: 'default',
    name: 'Unhurried Work',
    email: 'ines@show.example',
    subscriptionStatus: 'active' as const,
    subscriptionPlan: 'pro' as const,
    trialEndsAt: null,
    active: true,
    features: planFeatures.pro,
  },
  expiresAt: '2026-12-02T00:00:00Z',
  drafting: { provider: 'drafter' as const, model: null },
}

/** How much of its limits that show has used. */
export const usage = {
  guests: { used: 1_200, limit: 200_000 },
  answers: { used: 40, limit: 200_000 },
  texts: { used: 3_000, limit: 500_000 },
  mediaBytes: { used: 2.5 * 1024 ** 2, limit: 10 * 1024 ** 3 },
}

type Answer = string | boolean | Error

export interface FakeEnvironment {
  /** Whether its calls go to a real server, instead of `api`. */
  isConnected?: boolean
  api?: Client
  env?: Record<string, string>
  /** Whether a person uses it; false for a script. */
  terminal?: boolean
  /** Columns of the terminal. */
  columns?: number
  stdin?: string
  /** What the person answers, question after question; a question more fails the test. */
  answers?: Answer[] | ((question: string, kind: keyof Prompter) => Answer)
  /** Sees the address and token of every connection. */
  onConnect?(connection: { host: string | undefined; token: string | null | undefined }): void
  signal?: AbortSignal
  /** The clock; without it the time never changes. */
  now?(): Date
  /** Sees the address that is opened, and says whether there is a browser. */
  onBrowse?(url: string): boolean
  /** Whether the pager can be started. */
  pager?: boolean
  /** Sees the waiting times instead of waiting. */
  onWait?(milliseconds: number): void
  /** Called before a line of standard error is kept. */
  onMessage?(text: string): void
}

export interface Ran {
  code: ExitCode
  stdout: string
  stderr: string
  /** The questions that were asked. */
  asked: string[]
  /** What the pager showed. */
  paged?: string
}

/** A command line in its own environment: a fresh home directory, nothing on the network. */
export async function cueroom(
  command: string | string[],
  fake: FakeEnvironment & { home?: string } = {},
): Promise<Ran> {
  const home = fake.home ?? (await freshHome())
  const ran: Ran = { code: 0, stdout: '', stderr: '', asked: [] }
  const { answers: decide = [] } = fake
  const answers = typeof decide === 'function' ? [] : [...decide]
  const answer =
    (kind: keyof Prompter, manner: string) =>
    async <T>(question: string) => {
      ran.asked.push(manner + question)
      const given = typeof decide === 'function' ? decide(question, kind) : answers.shift()
      if (given === undefined) throw new Error(`Nobody answers: ${question}`)
      if (given instanceof Error) throw given
      return given as T
    }
  const asking = (manner: string): Prompter => ({
    confirm: answer('confirm', manner),
    text: answer('text', manner),
    secret: answer('secret', manner),
  })
  const sink = (name: 'stdout' | 'stderr') => ({
    isTTY: fake.terminal === true,
    columns: fake.columns ?? 80,
    write(chunk: string | Uint8Array) {
      const text = typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString('latin1')
      ran[name] += text
      if (name === 'stderr') fake.onMessage?.(text)
    },
  })
  const environment: Environment = {
    env: { TZ: 'UTC', ...fake.env },
    home,
    directory: home,
    stdin: Object.assign(pieces(fake.stdin), { isTTY: fake.terminal === true && fake.stdin === undefined }),
    stdout: sink('stdout'),
    stderr: sink('stderr'),
    signal: fake.signal ?? new AbortController().signal,
    now: fake.now ?? (() => new Date('2026-12-01T10:00:00Z')),
    wait: async (milliseconds) => fake.onWait?.(milliseconds),
    loadClient: async () => (options: ClientOptions) => {
      if (fake.isConnected) return createClient<typeof contract>(calls, options)
      fake.onConnect?.({ host: options.baseUrl, token: options.token?.() })
      return fake.api ?? fakeApi({})
    },
    ask: asking(''),
    askPlainly: asking('plainly: '),
    openPager: async () => ({
      stdout: { ...sink('stdout'), write: (chunk) => (ran.paged = (ran.paged ?? '') + String(chunk)) },
      end: async () => fake.pager ?? true,
    }),
    browse: async (url) => Boolean(fake.onBrowse?.(url)),
    readSheets,
  }
  const args = typeof command === 'string' ? command.split(' ').filter(Boolean) : command
  ran.code = await run(args, environment)
  return ran
}

/** Reads as the child process does, which a few tests start: most of the time it would take is its start. */
const readSheets: SheetReader = async (file, task) => {
  const answer = await doReadTask(file, task)
  if ('failure' in answer) throw fromFailure(answer.failure)
  // As it comes through the channel between processes
  return JSON.parse(JSON.stringify(answer.value)) as unknown
}

/** Home directories of a test file, which end with it. */
const homes: string[] = []

export async function freshHome() {
  const home = await mkdtemp(join(tmpdir(), 'cueroom-cli-'))
  // As root the embedded database runs as another user, who passes through
  await chmod(home, 0o711)
  homes.push(home)
  return home
}

export async function leaveHomes() {
  for (const home of homes.splice(0)) await rm(home, { recursive: true, force: true, maxRetries: 10 })
}

async function* pieces(text = '') {
  yield Buffer.from(text)
}
