import type { Command } from 'commander'
import { usageError } from './cli.ts'

/** The line with the value of --tenant as the first argument, for administrators' commands about one tenant. */
export function tenantFirst(
  program: Command,
  { args, words }: { args: readonly string[]; words: readonly string[] },
  tenant: string,
): string[] {
  let command = program
  let at = 0
  for (const word of words) {
    const next = command.commands.find((each) => each.name() === word)
    if (!next) break
    command = next
    at = args.indexOf(word, at) + 1
  }
  if (command.registeredArguments[0]?.name() === 'tenant') return args.toSpliced(at, 0, tenant)
  if (words[0] === 'admin') return [...args]
  throw usageError(
    '--tenant only works with admin commands. To work with another show, sign in to it with --profile.',
    ['cueroom admin --help', 'cueroom auth list'],
  )
}
