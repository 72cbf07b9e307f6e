import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const builds = ['dashboard/dist/index.html', 'widgets/dist/loader.js', 'api/dist/main.js']
/** Milliseconds: a first start makes the database and the sample show. */
const startDeadline = 90_000
const stopDeadline = 30_000

export interface RunningApp {
  /** Origin of the server. */
  url: string
  /** Sends SIGTERM and waits; gives the exit code. */
  stop(): Promise<number | null>
}

/** Starts the built app as a program of its own, in demo mode on a free port, with these variables besides. */
export async function startApp(
  dataDirectory: string,
  variables: Record<string, string> = {},
): Promise<RunningApp> {
  const missing = builds.filter((path) => !existsSync(`${root}/${path}`))
  if (missing.length > 0) throw new Error(`Not built: ${missing.join(', ')}. Run npm run build`)
  // As `npm start` has it: less work until it is ready
  const server = spawn(process.execPath, ['--min-semi-space-size=4', 'api/dist/main.js'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...demoEnvironment(dataDirectory), ...variables },
  })
  const url = await addressOf(server)
  return { url, stop: () => stop(server) }
}

// Nothing of the tester's own settings may lead the demo to another database or model
function demoEnvironment(dataDirectory: string) {
  const { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE } = process.env
  const own = { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error', CUEROOM_DATA: dataDirectory }
  return { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE, ...own }
}

function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    const fail = (why: string) => reject(new Error(`The app did not start: ${why}\n${output}`))
    const deadline = setTimeout(() => {
      server.kill('SIGKILL')
      fail(`nothing after ${startDeadline / 1000} s`)
    }, startDeadline)
    const read = (piece: Buffer) => {
      output += piece
      const url = /ready at (http:\S+)/.exec(output)?.[1]
      if (!url) return
      clearTimeout(deadline)
      resolve(new URL(url).origin)
    }
    server.stdout?.on('data', read)
    server.stderr?.on('data', read)
    server.once('exit', (code) => {
      clearTimeout(deadline)
      fail(`it ended with ${code}`)
    })
  })
}

async function stop(server: ChildProcess) {
  if (server.exitCode !== null) return server.exitCode
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  const deadline = setTimeout(() => server.kill('SIGKILL'), stopDeadline)
  await ended
  clearTimeout(deadline)
  return server.exitCode
}
