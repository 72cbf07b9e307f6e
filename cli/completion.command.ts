import { Argument, type Command } from 'commander'
import { type Cli, usageError } from './app/cli.ts'

const shells = ['bash', 'zsh', 'fish', 'powershell'] as const
type Shell = (typeof shells)[number]

export function define(command: Command, cli: Cli): void {
  command
    .description('Print a shell completion script.')
    .addArgument(new Argument('<shell>', 'your shell').choices(shells))
    .addHelpText(
      'after',
      `
Add one of these to your shell's start-up file:
  $ source <(cueroom completion bash)
  $ source <(cueroom completion zsh)
  $ cueroom completion fish | source
  > cueroom completion powershell | Out-String | Invoke-Expression`,
    )
    .action(async (shell: Shell) => {
      const { createProgram } = await import('./commands.ts')
      cli.output.print(scripts[shell](wordsByPath(await createProgram(cli, 'all'))))
    })
}

/** Completions by command path: subcommands and flags. */
export function wordsByPath(program: Command): Map<string, string[]> {
  const everywhere = flagsOf(program).filter((flag) => flag !== '--version')
  const found = new Map<string, string[]>()
  const walk = (command: Command, path: string) => {
    const names = command.commands.map((child) => child.name())
    found.set(path, [...names, ...new Set([...flagsOf(command), ...everywhere, '--help'])])
    for (const child of command.commands) walk(child, path ? `${path} ${child.name()}` : child.name())
  }
  walk(program, '')
  for (const words of found.values())
    if (!words.every(plain)) throw usageError("A command name can't be completed in a shell.")
  return found
}

const flagsOf = (command: Command) => command.options.flatMap(({ long }) => (long ? [long] : []))
const plain = (word: string) => /^[\w-]+$/.test(word)

type Words = Map<string, string[]>

const cases = (words: Words, answer: (list: string[]) => string) =>
  [...words].map(([path, list]) => `    '${path}') ${answer(list)} ;;`).join('\n')

const known = (words: Words) =>
  [...words.keys()]
    .filter(Boolean)
    .map((path) => `'${path}'`)
    .join('|')

// Walks the command tree along the typed words, skipping flags, files and ids
const scripts: Record<Shell, (words: Words) => string> = {
  bash: (words) => `_cueroom() {
  local at='' word words=''
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "\${at:+$at }$word" in
      ${known(words)}) at="\${at:+$at }$word" ;;
    esac
  done
  case "$at" in
${cases(words, (list) => `words='${list.join(' ')}'`)}
  esac
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _cueroom cueroom`,

  zsh: (words) => `#compdef cueroom
_cueroom() {
  local at='' word
  for word in "\${(@)words[2,CURRENT-1]}"; do
    case "\${at:+$at }$word" in
      ${known(words)}) at="\${at:+$at }$word" ;;
    esac
  done
  case "$at" in
${cases(words, (list) => `compadd -- ${list.join(' ')}`)}
  esac
  _files
}
compdef _cueroom cueroom`,

  fish: (words) => `function __cueroom_words
  set -l at ''
  for word in (commandline -opc)[2..-1]
    set -l next (string trim -- "$at $word")
    switch $next
      case ${known(words).replaceAll('|', ' ')}
        set at $next
    end
  end
  switch $at
${[...words].map(([path, list]) => `    case '${path}'\n      printf '%s\\n' ${list.join(' ')}`).join('\n')}
  end
end
complete -c cueroom -a '(__cueroom_words)'`,

  powershell: (words) => `Register-ArgumentCompleter -Native -CommandName cueroom -ScriptBlock {
  param($wordToComplete, $commandAst, $cursorPosition)
  $known = @{
${[...words].map(([path, list]) => `    '${path}' = '${list.join(' ')}'`).join('\n')}
  }
  $at = ''
  foreach ($element in $commandAst.CommandElements | Select-Object -Skip 1) {
    if ($element.Extent.EndOffset -ge $cursorPosition) { break }
    $next = "$at $($element.Extent.Text)".Trim()
    if ($known.ContainsKey($next)) { $at = $next }
  }
  $known[$at] -split ' ' | Where-Object { $_ -like "$wordToComplete*" } | ForEach-Object {
    [System.Management.Automation.CompletionResult]::new($_, $_, 'ParameterValue', $_)
  }
}`,
}
