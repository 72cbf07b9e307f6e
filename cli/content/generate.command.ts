import { ContentType, type GeneratedContent } from '@cueroom/core/content/content.ts'
import { contentTypeLabels } from '@cueroom/core/content/content-labels.ts'
import { type Command, Option } from 'commander'
import { type Cli, usageError } from '../app/cli.ts'
import { readFileOrInput } from '../app/input.ts'
import { bold, dim, type Text, yellow } from '../app/text.ts'
import { guestId, missing } from '../guests/guest-id.ts'
import { writtenBy } from './provider.ts'

interface GenerateFlags {
  guest: number
  type: ContentType
  promptFile?: string
}

export function define(command: Command, cli: Cli): void {
  command
    .description(
      'Write a text for a guest. The text goes to standard output, who wrote it is said beside it.',
    )
    .requiredOption('--guest <id>', 'the guest, by the number that cueroom guests list shows', guestId)
    .addOption(
      new Option('--type <type>', 'what to write').choices(ContentType.options).default('introduction'),
    )
    .option('--prompt-file <file>', 'your own instructions, up to 4,000 characters; - for standard input')
    .addHelpText(
      'after',
      `
Examples:
  $ cueroom generate --guest 12 --type introduction
  $ cueroom generate --guest 12 --type show_notes > notes.txt
  $ echo "Mention the new book" | cueroom generate --guest 12 --prompt-file -`,
    )
    .action((flags: GenerateFlags) => generate(cli, flags))
}

async function generate(cli: Cli, { guest: id, type, promptFile }: GenerateFlags) {
  const { api, output, world } = cli
  const prompt = promptFile === undefined ? undefined : await readPrompt(cli, promptFile)
  const guest = await missing(api.guests.show({ params: { id } }), `There is no guest ${id}.`)
  const body = { guestId: id, type, ...(prompt && { prompt }) }
  if (output.format !== 'text') return output.json(await api.content.generate({ body, signal: world.signal }))
  output.say(bold(contentTypeLabels[type]), ` for ${guest.name}`)
  const content = output.terminal
    ? await streamed(cli, body)
    : await api.content.generate({ body, signal: world.signal })
  if (!output.terminal) output.print(content.content)
  tellAuthor(cli, content)
}

type Body = Parameters<Cli['api']['content']['generate']>[0]['body']

// What was streamed may be replaced: a text outside its length is written once more
async function streamed({ api, output, world }: Cli, body: Body) {
  let shown = ''
  output.print('')
  const content = await api.content.generate({
    body,
    signal: world.signal,
    onEvent({ text }) {
      shown += text
      output.piece(text)
    },
  })
  if (shown && !shown.endsWith('\n')) output.print('')
  if (shown.trim() !== content.content.trim()) {
    if (shown) output.say(dim('Revised:'))
    output.print(content.content)
  }
  output.print('')
  return content
}

function tellAuthor({ output }: Cli, content: GeneratedContent) {
  output.done(`${writtenBy(content)} · ${content.wordCount} words · saved as text ${content.id}`)
  if (content.note) output.say(yellow('! '), ...shortNote(content.note))
  output.next(`cueroom content export --guest ${content.guestId} -o guest.docx`)
}

const longNote = 160
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })

/** A long note is cut to its first sentence: the whole of it is in the JSON. */
function shortNote(note: string): Text[] {
  const all = [...sentences.segment(note)].map(({ segment }) => segment.trim())
  if (note.length <= longNote || all.length === 1) return [note]
  return [all[0] ?? '', dim(` (${all.length - 1} more with --json)`)]
}

const promptCharacters = 4_000

async function readPrompt({ world }: Cli, file: string) {
  const bytes = await readFileOrInput(world, file, 100_000, 'the instructions')
  const prompt = bytes.toString('utf8').trim()
  if (!prompt) throw usageError('The instructions are empty.')
  if (prompt.length <= promptCharacters) return prompt
  throw usageError(
    `The instructions have ${prompt.length} characters, and at most ${promptCharacters} are used.`,
  )
}
