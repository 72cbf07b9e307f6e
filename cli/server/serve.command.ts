import { InvalidArgumentError } from 'commander'
import type { Define } from '../app/cli.ts'
import { dataFlag, onThisComputer, refuseHost, serverEnvironment } from './on-this-computer.ts'

export const define: Define = (command, cli) =>
  command
    .description(
      'Run the server in the foreground until Ctrl-C. Configure everything else with environment variables.',
    )
    .option('--port <number>', 'the port to listen on (default: PORT, else 3000)', port)
    .option(...dataFlag)
    .examples('cueroom serve --port 8080', 'DATABASE_URL=postgres://… CUEROOM_SECRET=… cueroom serve')
    .action((flags: { port?: number; dataDir?: string }) => {
      refuseHost(cli, 'To choose the address to listen on, set HOST.')
      return onThisComputer(async () => {
        const { serve } = await import('@cueroom/api/main.ts')
        await serve(serverEnvironment(cli, flags))
      })
    })

function port(text: string) {
  const number = Number(text)
  if (/^\d+$/.test(text) && number <= 65_535) return number
  throw new InvalidArgumentError('Must be a port from 0 to 65535; 0 picks a free one.')
}
