import type { Define } from './cli.ts'

/** A command that only has subcommands. */
export const commandGroup =
  (description: string, members: Record<string, Define>): Define =>
  (command, cli) => {
    command.description(description)
    for (const [name, define] of Object.entries(members)) define(command.command(name), cli)
  }
