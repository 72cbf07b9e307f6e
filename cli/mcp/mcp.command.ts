import { createMcpServer } from '@cueroom/core/mcp/server.ts'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { type Cli, type Define, CliError, exit } from '../app/cli.ts'
import { version } from '../app/installation.ts'

export const define: Define = (command, cli) =>
  command
    .description(
      'Let an AI assistant work with your show: the Model Context Protocol over standard input and output. ' +
        'Read-only unless you pass --allow-writes or CUEROOM_TOKEN is an API key with write access.',
    )
    .option('--allow-writes', 'also offer the tools that add, change and delete')
    .examples('cueroom mcp', 'CUEROOM_TOKEN=cue_… cueroom mcp --host https://cueroom.example.com')
    .action((flags: { allowWrites?: true }) => serve(cli, flags.allowWrites === true))

async function serve({ api, tokenFrom, host, environment }: Cli, allowWrites: boolean) {
  if (!tokenFrom)
    throw new CliError(`You are not signed in at ${host}.`, {
      exit: exit.signInNeeded,
      code: 'sign_in_needed',
      next: ['cueroom login', 'CUEROOM_TOKEN=cue_… cueroom mcp'],
    })
  const { key } = await api.auth.session()
  const writes = allowWrites || key?.scope === 'write'
  const ended = Promise.withResolvers<void>()
  // Of /dev/null there is an end, and no close
  for (const event of ['end', 'close']) process.stdin.once(event, () => ended.resolve())
  const server = serveStdio(() => createMcpServer({ api, version, writes }))
  environment.signal.addEventListener('abort', () => ended.resolve())
  await ended.promise
  await server.close()
}
