import { type Env, readEnv } from './env.ts'
import { demoAdmin, demoHost } from './instance/demo.ts'
import { type RunningServer, start } from './start.ts'

/** Runs the server in the foreground until SIGTERM or SIGINT. @throws what keeps it from starting. */
export async function serve(variables: NodeJS.ProcessEnv = process.env) {
  const env = readEnv(variables)
  const running = await start(env)
  process.stdout.write(welcome(running.url, env))
  stopOnSignal(running)
}

function welcome(url: string, env: Env) {
  const lines = [`Cueroom is ready at ${url}`]
  if (env.demo) {
    lines.push(
      `  host   ${demoHost.email}   ${demoHost.password}`,
      `  admin  ${demoAdmin.email}  ${demoAdmin.password}   ${url}/admin`,
    )
  }
  lines.push(
    env.openai
      ? `  texts are written by ${env.openai.model}`
      : '  texts are written by the embedded drafter (no model is configured)',
    '  stop with Ctrl-C',
  )
  return `${lines.join('\n')}\n`
}

function stopOnSignal(running: RunningServer) {
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

function fail(error: unknown): never {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
}

function explain(error: unknown) {
  if (!(error instanceof Error)) return String(error)
  if ('code' in error && error.code === 'EADDRINUSE') {
    return 'The port is taken by another program. Choose another one: PORT=3001 npm start'
  }
  return error.message
}

if (import.meta.main) serve().catch(fail)
