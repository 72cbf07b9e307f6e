import { noteLines, shortNote } from '@cueroom/core/content/short-note.ts'
import type { GeneratedContent } from '@cueroom/core/content/content.ts'
import { contentTypeLabels } from '@cueroom/core/content/content-labels.ts'
import { textEdited } from '@cueroom/core/content/worked-on.ts'
import { ApiError } from '@cueroom/core/contract/client.ts'
import { type Cli, CliError } from '../app/cli.ts'
import { bold, dim, type Text, yellow } from '../app/text.ts'
import { missing } from '../app/records.ts'
import { writtenBy } from './provider.ts'

type Body = Parameters<Cli['api']['content']['generate']>[0]['body']

/** Generates one text and streams it. */
export async function generateOne(cli: Cli, body: Body): Promise<void> {
  const { api, output, environment } = cli
  const { guestId: id, type } = body
  const guest = await missing(api.guests.get({ params: { id } }), `Couldn't find guest ${id}.`)
  const generate = () => api.content.generate({ body, signal: environment.signal })
  if (output.format !== 'text') return output.json(await generate().catch(nameTheFlag(body)))
  output.say(bold(contentTypeLabels[type]), ` for ${guest.name}`)
  const content = await (output.terminal ? streamed(cli, body) : generate()).catch(nameTheFlag(body))
  if (!output.terminal) output.prose(0, content.content)
  printAuthor(cli, content)
}

/** Where a text that someone worked on would be replaced, the command that does is named. */
const nameTheFlag =
  ({ guestId, type }: Body) =>
  (error: unknown): never => {
    if (!(error instanceof ApiError) || error.problem.code !== textEdited) throw error
    const next = `cueroom generate --guest ${guestId} --type ${type} --replace-edited`
    throw new CliError(error.problem.error ?? '', { code: textEdited, next: [next], cause: error })
  }

// The streamed text may be replaced: one outside its length limits is rewritten once
async function streamed({ api, output, environment }: Cli, body: Body) {
  let shown = ''
  output.print('')
  const content = await api.content.generate({
    body,
    signal: environment.signal,
    onEvent({ text }) {
      shown += text
      output.piece(text)
    },
  })
  if (shown && !shown.endsWith('\n')) output.print('')
  if (shown.trim() !== content.content.trim()) {
    if (shown) output.say(dim('Revised:'))
    output.prose(0, content.content)
  }
  output.print('')
  return content
}

function printAuthor({ output }: Cli, content: GeneratedContent) {
  output.done(`${writtenBy(content)} · ${content.wordCount} words · saved as text ${content.id}`)
  if (content.note) for (const line of notePieces(content.note)) output.say(yellow('! '), ...line)
  output.next(`cueroom content export --guest ${content.guestId} -o guest.docx`)
}

/** What must be read, a line each; of the details only how many there are: --json has all of them. */
function notePieces(note: string): Text[][] {
  const { first, rest } = shortNote(note)
  const more = rest.length > 0 ? [dim(` (${rest.length} more with --json)`)] : []
  const lines = noteLines(first)
  return lines.map((line, place) => (place === lines.length - 1 ? [line, ...more] : [line]))
}
