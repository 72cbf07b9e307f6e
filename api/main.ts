import type { Instance } from '@cueroom/core/instance/instance.contract.ts'
import { type Env, readEnv } from './config/env.ts'
import { warnOfMisspelt } from './config/misspelt-variables.ts'
import { fail, runInForeground } from './foreground.ts'
import type { RunningServer } from './listen.ts'
import { start } from './start.ts'

/** Runs the server in the foreground until SIGTERM or SIGINT. @throws what keeps it from starting. */
export async function serve(variables: NodeJS.ProcessEnv = process.env) {
  warnOfMisspelt(variables)
  const env = readEnv(variables)
  const running = await runInForeground(() => start(env))
  process.stdout.write(welcome(running, env, await running.demo()))
}

function welcome({ url, notice }: RunningServer, env: Env, demo: Instance['demo']) {
  const lines = [`Cueroom is ready at ${url}${env.publicUrl ? ` for ${env.publicUrl}` : ''}`]
  if (demo?.host) lines.push(`  host   ${demo.host.email}   ${demo.host.password}`)
  if (demo?.admin) lines.push(`  admin  ${demo.admin.email}  ${demo.admin.password}   ${url}/admin`)
  lines.push(
    env.openai
      ? `  texts are written by ${env.openai.model}`
      : '  texts are drafted by template (no model is configured)',
    ...(notice ? [`  ${notice}`] : []),
    '  press Ctrl-C to stop',
  )
  return `${lines.join('\n')}\n`
}

if (import.meta.main) serve().catch(fail)
