import type { Guest } from '@cueroom/core/guests/guest.ts'
import { questionLabel } from '@cueroom/core/questionnaires/default-questionnaire.ts'
import { recordId } from '../app/command.ts'
import { type Cli, type Define, usageError } from '../app/cli.ts'
import { readText } from '../app/input.ts'
import { missing } from '../app/records.ts'

interface RewordFlags {
  question: string
  text?: string
  file?: string
  remove?: true
}

const textBytes = 50_000

export const defineReword: Define = (command, cli) =>
  command
    .argument('<id>', 'the number in the first column of: cueroom guests list', recordId)
    .requiredOption('--question <id or text>', 'the question, by its id or its beginning')
    .option('--text <text>', 'your wording, up to 10,000 characters')
    .option('-f, --file <file>', 'a file with your wording; - for standard input')
    .option('--remove', "remove your wording: the guest's words are used again")
    .summary('word an answer of a guest differently')
    .description(
      "Word an answer differently: a translation, or a correction. Texts and exports use your wording; the guest's words are kept, and the guest's own page shows them.",
    )
    .examples(
      'cueroom guests reword 12 --question story --text "I took over the stoves in 2019."',
      'cueroom guests reword 12 --question "Which moment" -f story.txt',
      'cueroom guests reword 12 --question story --remove',
    )
    .action((id: number, flags: RewordFlags) => reword(cli, id, flags))

async function reword(cli: Cli, id: number, { question: named, text, file, remove }: RewordFlags) {
  const { api, output, environment } = cli
  if ([text, file, remove].filter((flag) => flag !== undefined).length !== 1)
    throw usageError('Pass one of --text, --file and --remove.')
  const guest = await missing(api.guests.get({ params: { id } }), `Couldn't find guest ${id}.`)
  const questionId = questionNamed(guest, named)
  const params = { id, questionId }
  const label = `“${questionLabel(questionId, 1, guest.questionnaire.asked)}”`
  if (remove) {
    const changed = await api.guests.removeWording({ params })
    return output.outcome(changed, `Removed your wording of ${label}. Texts use the guest's words again.`)
  }
  const typed = (text ?? (await readText(environment, file!, textBytes, 'your wording'))).trim()
  if (!typed) throw usageError("Your wording is empty. To go back to the guest's words, pass --remove.")
  const answer = guest.questionnaire.responses[questionId]
  const body = { text: typed, ...(typeof answer === 'string' && { answer }) }
  const changed = await api.guests.setWording({ params, body })
  return output.outcome(changed, `Saved your wording of ${label}.`)
}

/** The question with that id, or the only one that begins so. */
function questionNamed({ questionnaire }: Guest, named: string): string {
  const { asked, responses, wordings = {} } = questionnaire
  const ids = [...new Set([...Object.keys(responses), ...Object.keys(wordings)])]
  if (ids.includes(named)) return named
  const labels = ids.map((id, place) => ({ id, label: questionLabel(id, place + 1, asked) }))
  const found = labels.filter(({ label }) => label.toLowerCase().startsWith(named.trim().toLowerCase()))
  if (found.length === 1) return found[0]!.id
  const listed = labels.map(({ id, label }) => `\n  ${id}: ${label}`).join('')
  const problem = found.length > 1 ? `Several questions begin with “${named}”.` : `No answer to “${named}”.`
  throw usageError(ids.length === 0 ? 'This guest has no answers.' : `${problem} The answers:${listed}`)
}
