import type { Define } from '../app/cli.ts'
import { onThisComputer, refuseHost } from './on-this-computer.ts'

export const define: Define = (command, cli) =>
  command
    .description(
      'Write batch texts in the foreground until Ctrl-C, alongside the servers that use the same PostgreSQL.',
    )
    .addHelpText(
      'after',
      `
GENERATION_CONCURRENCY is the number of texts it writes at the same time (default: 8). On a server it can be 0, so only workers write.

Examples:
  $ DATABASE_URL=postgres://… CUEROOM_SECRET=… cueroom worker
  $ GENERATION_CONCURRENCY=16 cueroom worker`,
    )
    .action(() => {
      refuseHost(cli, 'To choose its database, set DATABASE_URL.')
      return onThisComputer(async () => {
        const { work } = await import('@cueroom/api/worker.ts')
        await work(cli.environment.env)
      })
    })
