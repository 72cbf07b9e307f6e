import { trashDays } from '@cueroom/core/deletions/trash.ts'
import { defaultTitle } from '@cueroom/core/questionnaires/default-title.ts'
import { mayUnfit } from '@cueroom/core/questionnaires/changed-questions.ts'
import { questionTypes } from '@cueroom/core/questionnaires/question-types.ts'
import type { NewQuestionnaire, Questionnaire } from '@cueroom/core/questionnaires/questionnaire.ts'
import { counted } from '@cueroom/core/text/format.ts'
import { type Cli, type Define, usageError } from '../app/cli.ts'
import { confirmed, reportDeletion } from '../app/deletions.ts'
import { readText } from '../app/input.ts'
import { found, idHelp, questionnaireId } from './questionnaire-id.ts'

const fileHelp = 'a JSON file with title, description and questions; - for standard input'
const largest = 1_000_000

const example = `
Example file:
  { "title": "Before we record",
    "questions": [
      { "id": "place", "question": "Where do we meet?", "type": "radio", "options": ["Studio", "Online"] },
      { "question": "Which microphone do you use?", "type": "text", "required": true,
        "details": "The built-in one is fine.", "showIf": { "question": "place", "is": "Online" } }],
    "settings": { "language": "de", "oneAtATime": "phones",
      "afterSubmit": { "text": "See you soon.", "link": "https://example.com/book", "redirect": true } } }

Types: ${questionTypes.join(', ')}.`

export const defineCreate: Define = (command, cli) =>
  command
    .summary('create a questionnaire from a file or suggestions')
    .description('Create a questionnaire from a file, or with questions suggested from the show settings.')
    .option('-f, --file <file>', fileHelp)
    .option('--suggest', 'questions that fit your show settings')
    .option('--title <title>', 'title (default: from the file, else podcast and date)')
    .addHelpText('after', example)
    .action((flags: CreateFlags) => create(cli, flags))

interface CreateFlags {
  file?: string
  suggest?: true
  title?: string
}

async function create(cli: Cli, { file, suggest, title }: CreateFlags) {
  const { api, output } = cli
  if (Boolean(file) === Boolean(suggest)) throw usageError('Pass either -f FILE or --suggest.')
  const body = file ? await readQuestionnaire(cli, file) : await suggested(cli)
  const made = await api.questionnaires.create({ body: { ...body, ...(title && { title }) } })
  printSaved(cli, made, 'was created')
  output.next(`cueroom questionnaires link ${made.id}`)
}

async function suggested({ api, output, environment }: Cli): Promise<NewQuestionnaire> {
  const { questions, provider, model } = await api.questionnaires.suggest({ signal: environment.signal })
  const settings = await api.show.settings()
  output.say(provider === 'drafter' ? 'Questions drafted by template.' : `Questions written by ${model}.`)
  return { title: defaultTitle(settings, environment.now()), questions }
}

export const defineUpdate: Define = (command, cli) =>
  command
    .summary('update a questionnaire from a file')
    .description(
      'Update a questionnaire from a file. Fields missing from the file stay unchanged; questions with the same id or text keep their answers.',
    )
    .argument('<id>', idHelp, questionnaireId)
    .requiredOption('-f, --file <file>', fileHelp)
    .addHelpText('after', example)
    .action((id: string, { file }: { file: string }) => update(cli, id, file))

async function update(cli: Cli, id: string, file: string) {
  const {
    id: _,
    version,
    createdAt: __,
    responseCount: ___,
    unverifiedCount: ____,
    ...body
  } = await readQuestionnaire(cli, file)
  const ifMatch = typeof version === 'number' ? { ifMatch: version } : {}
  const before = await found(cli.api.questionnaires.get({ params: { id } }), id)
  const saved = await found(cli.api.questionnaires.update({ params: { id }, body, ...ifMatch }), id)
  printSaved(cli, saved, 'was changed')
  if (saved.responseCount > 0) noteUnfit(cli, before, saved)
}

/** Says what happens to answers that may not fit their questions any more. */
function noteUnfit({ output }: Cli, before: Questionnaire, saved: Questionnaire) {
  const now = new Map(saved.questions.map((question) => [question.id, question]))
  const unfit = before.questions.filter((question) => {
    const same = now.get(question.id)
    return same && mayUnfit(question, same)
  })
  if (unfit.length === 0) return
  const sets = counted(saved.responseCount, 'set of answers', 'sets of answers')
  output.say(`It has ${sets}. Answers that don't fit these questions are kept until the guest answers again:`)
  for (const { question } of unfit) output.say('  ', question)
}

type QuestionnaireFile = NewQuestionnaire & Partial<Omit<Questionnaire, keyof NewQuestionnaire>>

async function readQuestionnaire({ environment }: Cli, file: string): Promise<QuestionnaireFile> {
  const text = await readText(environment, file, largest, 'the questionnaire')
  try {
    const parsed: unknown = JSON.parse(text)
    if (typeof parsed === 'object' && parsed && !Array.isArray(parsed)) return parsed as QuestionnaireFile
  } catch {
    // Reported below
  }
  throw usageError(`${file === '-' ? 'Standard input' : file} is not a JSON object.`)
}

export const defineSwitch =
  (isActive: boolean): Define =>
  (command, cli) =>
    command
      .about(isActive ? 'open a questionnaire to guests' : 'close a questionnaire to guests')
      .argument('<id>', idHelp, questionnaireId)
      .action(async (id: string) => {
        const changed = cli.api.questionnaires.update({ params: { id }, body: { isActive } })
        printSaved(cli, await found(changed, id), isActive ? 'is active' : 'is inactive')
      })

export const defineDuplicate: Define = (command, cli) =>
  command
    .summary('duplicate a questionnaire without its answers')
    .description(
      'Duplicate a questionnaire: questions, texts and settings. The copy is inactive and has no answers.',
    )
    .argument('<id>', idHelp, questionnaireId)
    .action(async (id: string) => {
      const copy = await found(cli.api.questionnaires.duplicate({ params: { id } }), id)
      printSaved(cli, copy, 'was created and is inactive')
      cli.output.next(`cueroom questionnaires activate ${copy.id}`)
    })

export const defineDelete: Define = (command, cli) =>
  command
    .summary('delete a questionnaire and keep its answers')
    .description(
      `Delete a questionnaire. Its link stops working immediately; its answers are kept. You can restore it for ${trashDays} days.`,
    )
    .argument('<id>', idHelp, questionnaireId)
    .action((id: string) => remove(cli, id))

async function remove(cli: Cli, id: string) {
  const { api } = cli
  const { title } = await found(api.questionnaires.get({ params: { id } }), id)
  const question = `Delete "${title}"? Its link stops working immediately.`
  if (!(await confirmed(cli, question, `cueroom questionnaires delete ${id} --yes`))) return
  const deletion = await found(api.questionnaires.remove({ params: { id } }), id)
  const kept = deletion.responsesKept
  const answers = kept === 1 ? 'Kept 1 set of answers' : `Kept ${kept} sets of answers`
  reportDeletion(cli, deletion, `Deleted ${title}. ${answers}.`)
}

function printSaved({ output }: Cli, questionnaire: Questionnaire, what: string) {
  if (output.format !== 'text') return output.json(questionnaire)
  output.print(questionnaire.id)
  output.done(`${questionnaire.title} ${what} (${counted(questionnaire.questions.length, 'question')}).`)
}
