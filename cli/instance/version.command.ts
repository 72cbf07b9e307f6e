import type { Define } from '../app/cli.ts'
import { version } from '../app/installation.ts'

export const define: Define = (command, { output }) =>
  command
    .description('Print the version of this command line. cueroom doctor compares it with the server.')
    .action(() => (output.format === 'text' ? output.print(version) : output.json({ version })))
