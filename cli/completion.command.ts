import { Argument, type Command } from 'commander'
import { type Define, usageError } from './app/cli.ts'
import { type Offers, scripts, type Shell, shells } from './completion/scripts.ts'
import { isKind, type Kind, kinds, printValues } from './completion/values.ts'

export const define: Define = (command, cli) =>
  command
    .description('Print a shell completion script. It completes commands, flags, their choices, and ids.')
    .addArgument(new Argument('[shell]', 'your shell').choices(shells))
    .choice('--values <kind>', 'print ids with titles, as the scripts do', kinds)
    .addHelpText(
      'after',
      `
Add one of these to your shell's start-up file:
  $ source <(cueroom completion bash)
  $ source <(cueroom completion zsh)
  $ cueroom completion fish | source
  > cueroom completion powershell | Out-String | Invoke-Expression`,
    )
    .action(async (shell: Shell | undefined, { values }: { values?: Kind }) => {
      if ((shell === undefined) === (values === undefined))
        throw usageError('Name your shell, or pass --values.')
      if (values !== undefined) return printValues(cli, values)
      const { createProgram } = await import('./commands.ts')
      cli.output.print(scripts[shell!](offersByPath(await createProgram(cli, 'all'))))
    })

/** What can follow: by command path its subcommands, flags and ids, by path and flag its values. */
function offersByPath(program: Command): Offers {
  const everywhere = flagsOf(program).filter((flag) => flag !== '--version')
  const found: Offers = new Map()
  const walk = (command: Command, path: string) => {
    const names = command.commands.map((child) => child.name())
    if (path === '') names.push('help')
    const words = [...names, ...new Set([...flagsOf(command), ...everywhere, '--help'])]
    if (!words.every(isPlain)) throw usageError("A command name can't be completed in a shell.")
    const [first] = command.registeredArguments
    const choices = first?.argChoices?.filter(isPlain) ?? []
    found.set(path, { words: [...choices, ...words], kind: first && kindOfArgument(path, first.name()) })
    for (const { long, argChoices } of [...command.options, ...program.options]) {
      const kind = kindsByFlag[long ?? '']
      if (path && (argChoices || kind))
        found.set(`${path} ${long}`, { words: argChoices?.filter(isPlain) ?? [], kind })
    }
    for (const child of command.commands) walk(child, path ? `${path} ${child.name()}` : child.name())
  }
  walk(program, '')
  return found
}

const flagsOf = (command: Command) => command.options.flatMap(({ long }) => (long ? [long] : []))
const isPlain = (word: string) => /^[\w-]+$/.test(word)

const kindsByFlag: Record<string, Kind | undefined> = { '--guest': 'guests', '--profile': 'profiles' }

/** An id is of what its group lists. */
function kindOfArgument(path: string, argument: string): Kind | undefined {
  if (argument === 'profile') return 'profiles'
  const [group = ''] = path.split(' ')
  return argument === 'id' && isKind(group) ? group : undefined
}
