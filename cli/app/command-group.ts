import type { Define } from './cli.ts'

/** A command that only has subcommands: the one that is named is loaded, or all of them for help. */
export const commandGroup =
  (description: string, members: Record<string, () => Promise<Define>>): Define =>
  async (command, cli, [wanted = '', ...rest] = []) => {
    command.description(description)
    const nameOf = (words: string) => words.split(' ', 1)[0] ?? ''
    const named = Object.entries(members).filter(([words]) => nameOf(words) === wanted)
    const chosen = named.length > 0 ? named : Object.entries(members)
    const loaded = await Promise.all(chosen.map(async ([words, load]) => ({ words, define: await load() })))
    for (const { words, define } of loaded) await define(command.command(words), cli, rest)
  }
