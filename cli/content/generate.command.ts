import { instructionsMax } from '@cueroom/core/content/instructions.ts'
import { numberText } from '@cueroom/core/text/format.ts'
import { batchConcurrencyMax } from '@cueroom/core/batches/batch-limits.ts'
import { ContentType } from '@cueroom/core/content/content.ts'
import { unreadNote } from '@cueroom/core/content/unread-note.ts'
import { wishesOf } from '@cueroom/core/content/wishes.ts'
import { InvalidArgumentError, Option } from 'commander'
import { recordIds, upTo } from '../app/command.ts'
import { type Cli, type Define, usageError } from '../app/cli.ts'
import { readText } from '../app/input.ts'
import { yellow } from '../app/text.ts'
import { type ManyFlags, generateMany, resumeMany } from './generate-many.ts'
import { generateOne } from './generate-one.ts'

interface GenerateFlags extends ManyFlags {
  type: ContentType[]
  prompt?: string
  promptFile?: string
  resume?: string | true
}

export const define: Define = (command, cli) =>
  command
    .description(
      'Generate texts for guests. A single text is printed to standard output, its author to stderr. Several texts ' +
        'are generated and stored on the server: Ctrl-C pauses them, --resume continues.',
    )
    .option('--guest <id...>', 'guest numbers, as shown by cueroom guests list', recordIds)
    .option('--all', 'every guest of the show')
    .option('--missing', 'only missing texts')
    .option('--stale', 'only texts whose answers, guest or settings have changed')
    .addOption(
      new Option('--type <types>', 'what to write; separate several with commas')
        .choices(ContentType.options)
        .argParser(types)
        .default(['introduction'] satisfies ContentType[], 'introduction'),
    )
    .option('--prompt <text>', `custom instructions, up to ${numberText(instructionsMax)} characters`)
    .option(
      '--prompt-file <file>',
      `file with custom instructions, up to ${numberText(instructionsMax)} characters; - for standard input`,
    )
    .option('--replace-edited', 'also replace texts that were edited by hand or checked by their guest')
    .option('--dry-run', 'only estimate the number of texts and tokens')
    .option('--max-items <number>', 'maximum number of texts', upTo(30_000))
    .option(
      '--concurrency <number>',
      `how many texts of a batch are written at the same time, 1 to ${batchConcurrencyMax} (default: the server's maximum)`,
      upTo(batchConcurrencyMax),
    )
    .option('--restart', 'cancel unfinished batches, then start')
    .option('--resume [batch]', 'resume a paused or stopped batch, or retry its failed texts')
    .examples(
      'cueroom generate --guest 12 --type introduction',
      'cueroom generate --guest 12 --prompt "Mention the new book"',
      'echo "Mention the new book" | cueroom generate --guest 12 --prompt-file -',
      'cueroom generate --missing --type introduction,questions --dry-run',
      'cueroom generate --stale --max-items 50 --concurrency 2',
      'cueroom generate --resume',
    )
    .action((flags: GenerateFlags) => generate(cli, flags))

async function generate(cli: Cli, { prompt: typed, promptFile, resume, ...flags }: GenerateFlags) {
  const { guest: guests = [], type, all, missing, stale, dryRun, maxItems: max } = flags
  const ways = [guests.length > 0, all, missing ?? stale, resume].filter(Boolean).length
  if (ways !== 1) throw usageError('Choose guests with --guest, --all, --missing, --stale or --resume.')
  if (resume && flags.restart) throw usageError('--resume continues a batch; --restart cancels it.')
  if (resume && flags.concurrency) throw usageError("--concurrency can't be changed with --resume.")
  if (resume) return resumeMany(cli, resume === true ? undefined : resume)
  if (typed !== undefined && promptFile !== undefined)
    throw usageError('Pass the instructions with --prompt or with --prompt-file, not both.')
  const file = promptFile && (await readText(cli.environment, promptFile, 100_000, 'the instructions'))
  const prompt = checkedPrompt(typed ?? file)
  if (prompt) await sayUnread(cli, prompt)
  const [only] = guests
  const isSingle = only !== undefined && guests.length === 1 && type.length === 1
  const one = isSingle && !dryRun && !max && !flags.restart
  const { replaceEdited } = flags
  const wish = { ...(prompt && { prompt }), ...(replaceEdited && { replaceEdited }) }
  if (one) return generateOne(cli, { guestId: only, type: type[0]!, ...wish })
  return generateMany(cli, flags, { types: type, ...(prompt && { prompt }) })
}

/** Says beforehand which instructions a template would not follow. */
async function sayUnread({ api, output }: Cli, prompt: string) {
  const note = unreadNote(wishesOf(prompt))
  // Only a hint: where the session can't be read, generating says why
  const session = note ? await api.auth.session().catch(() => null) : null
  if (note && session?.drafting.provider === 'drafter') output.say(yellow('! '), note)
}

function types(text: string): ContentType[] {
  const named = text.split(',').map((each) => ContentType.safeParse(each.trim()))
  if (named.every(({ success }) => success)) return [...new Set(named.map(({ data }) => data!))]
  throw new InvalidArgumentError(
    `Must be one or more of ${ContentType.options.join(', ')}, separated by commas.`,
  )
}

function checkedPrompt(text: string | undefined) {
  if (text === undefined) return undefined
  const prompt = text.trim()
  if (!prompt) throw usageError('The instructions are empty.')
  if (prompt.length <= instructionsMax) return prompt
  throw usageError(`The instructions have ${prompt.length} characters; the limit is ${instructionsMax}.`)
}
