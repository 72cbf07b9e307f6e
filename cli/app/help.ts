import { type Argument, type Command, Help } from 'commander'
import type { Sink } from './cli.ts'
import type { Output } from './output.ts'
import { wrapHelp } from './wrap.ts'

export const helpSummary = 'show help for a command'

/** Lines of up to this many characters are read most easily. */
const widestHelp = 80

const helpWidth = ({ columns }: Sink) => Math.min(columns || widestHelp, widestHelp)

const laidOut = (text: string, sink: Sink, colours: boolean) => {
  const wrapped = wrapHelp(text, helpWidth(sink))
  return colours ? wrapped.replace(plainTitles, '\u001b[1m$&\u001b[0m') : wrapped
}

/** Those of the texts that follow commander's, which styles its own. */
const plainTitles = /^[A-Z][a-z ]*:$/gm

/** Settings that addCommand doesn't inherit: errors are thrown, help goes through the output module. */
export function settle(command: Command, sinks: Output['help']) {
  command
    .exitOverride()
    .usage(
      command.commands.length > 0 ? '<command> [flags]' : command.usage().replace('[options]', '[flags]'),
    )
    .configureHelp({ showGlobalOptions: command.parent !== null, subcommandTerm, styleTitle, formatHelp })
    .configureOutput({
      writeOut: (text) => sinks.out.write(laidOut(text, sinks.out, sinks.outColours)),
      writeErr: (text) => sinks.err.write(laidOut(text, sinks.err, sinks.errColours)),
      outputError() {},
      getOutHelpWidth: () => helpWidth(sinks.out),
      getErrHelpWidth: () => helpWidth(sinks.err),
      getOutHasColors: () => sinks.outColours,
      getErrHasColors: () => sinks.errColours,
    })
  for (const child of command.commands)
    settle(child.helpOption('-h, --help', helpSummary).helpCommand(false), sinks)
}

const titles: Record<string, string> = { 'Options:': 'Flags:', 'Global Options:': 'Global flags:' }
const styleTitle = (title: string) => `\u001b[1m${titles[title] ?? title}\u001b[0m`

const subcommandTerm = (command: Command) =>
  [command.name(), ...command.registeredArguments.map(argumentTerm)].join(' ')

const argumentTerm = (argument: Argument) => {
  const name = argument.variadic ? `${argument.name()}...` : argument.name()
  return argument.required ? `<${name}>` : `[${name}]`
}

/** Help with global flags last, after the command's own. */
function formatHelp(command: Command, help: Help) {
  const common = command.parent ? 'Global flags:' : 'Flags:'
  const sections = Help.prototype.formatHelp.call(help, command, help).trimEnd().split('\n\n')
  const isCommon = (section: string) => section.split('\n', 1)[0]?.includes(common) === true
  return `${[...sections.filter((section) => !isCommon(section)), ...sections.filter(isCommon)].join('\n\n')}\n`
}
