import type { ContentType } from '@cueroom/core/content/content.ts'
import { contentTypes } from '@cueroom/core/content/content-labels.ts'
import { unreadRuleNote } from '@cueroom/core/content/pattern-rules.ts'
import type { Pattern, PatternChanges } from '@cueroom/core/patterns/pattern.ts'
import { InvalidArgumentError, Option } from 'commander'
import { type Command, recordId } from '../app/command.ts'
import { expectChanges, sendEdit } from '../app/records.ts'
import type { Cli, Define } from '../app/cli.ts'
import { closest } from '@cueroom/core/text/closest.ts'
import { findPattern, idArgument, printPattern } from './list-patterns.ts'

interface Flags {
  for?: ContentType
  kind?: string
  pattern?: string
  description?: string
  category?: string
  on?: boolean
  off?: boolean
  ifVersion?: number
}

const kinds = ['rule', 'tone', 'structure', 'example']

/** A kind of the program's own changes what a pattern does, so a slip of a key must not make a new one. */
function kindNamed(text: string): string {
  const known = closest(text, kinds)
  if (!known || known === text) return text
  throw new InvalidArgumentError(`"${text}" is not a kind. Did you mean "${known}"?`)
}

const withFlags = (command: Command) =>
  command
    .choice('--for <type>', 'type of text it applies to', contentTypes)
    .option('--kind <kind>', `${kinds.join(', ')}, or a word of your own`, kindNamed)
    .option('--description <text>', 'what the pattern is for; "" for none')
    .option('--category <text>', 'a category; "" for none')
    .option('--on', 'turn it on')
    .addOption(new Option('--off', 'turn it off: new texts no longer follow it').conflicts('on'))

export const defineAdd: Define = (command, cli) =>
  withFlags(command.argument('<pattern>', 'a rule to follow, or a text to imitate'))
    .summary('add a training pattern')
    .description('Add a training pattern at the end of the list: a rule for introductions by default.')
    .examples(
      'cueroom patterns add "Keep it short."',
      'cueroom patterns add "Ask about money last." --for questions',
    )
    .action((pattern: string, flags: Flags) => add(cli, pattern, flags))

async function add(cli: Cli, pattern: string, flags: Flags) {
  const body = { contentType: 'introduction' as const, patternType: 'rule', ...fieldsOf(flags), pattern }
  await report(cli, await cli.api.patterns.create({ body }))
}

export const defineEdit: Define = (command, cli) =>
  withFlags(command.argument('<id>', idArgument, recordId))
    .option('--pattern <text>', 'the pattern')
    .versionOption('pattern', 'patterns show')
    .summary('change a training pattern, or turn it on or off')
    .description('Change a training pattern. Fields without a flag stay as they are.')
    .examples('cueroom patterns edit 3 --off')
    .action((id: number, flags: Flags) => edit(cli, id, flags))

async function edit(cli: Cli, id: number, flags: Flags) {
  const body = fieldsOf(flags)
  expectChanges(body, 'cueroom patterns edit')
  const version = flags.ifVersion ?? (await findPattern(cli, id)).version
  const edit = { commands: 'cueroom patterns', record: 'training pattern', id, body, version }
  await report(cli, await sendEdit(cli.api.patterns.update, edit))
}

/** Prints the pattern, and what a template does not follow where no model writes. */
async function report(cli: Cli, pattern: Pattern) {
  printPattern(cli, pattern)
  const note = pattern.isActive ? unreadRuleNote(pattern) : null
  // Only a hint: the pattern is saved
  const session = note ? await cli.api.auth.session().catch(() => null) : null
  if (note && session?.drafting.provider === 'drafter') cli.output.warn(note)
}

function fieldsOf({ for: type, kind, pattern, description, category, on, off }: Flags): PatternChanges {
  const isActive = on ? true : off ? false : undefined
  return {
    ...(type !== undefined && { contentType: type }),
    ...(kind !== undefined && { patternType: kind }),
    ...(pattern !== undefined && { pattern }),
    ...(description !== undefined && { description }),
    ...(category !== undefined && { category }),
    ...(isActive !== undefined && { isActive }),
  }
}
