import type { Command } from '../app/command.ts'
import type { Cli } from '../app/cli.ts'
import { version } from '../app/installation.ts'

export function define(command: Command, { output }: Cli): void {
  command
    .description('Print the version of this command line. cueroom doctor compares it with the server.')
    .action(() => (output.format === 'text' ? output.print(version) : output.json({ version })))
}
