import { readFile } from 'node:fs/promises'
import { extname, resolve } from 'node:path'
import { agreed } from '@cueroom/core/questionnaires/consent.ts'
import { problemWith } from '@cueroom/core/questionnaires/check-answers.ts'
import { isAnswerable } from '@cueroom/core/questionnaires/question-types.ts'
import type { Answers, Question, QuestionType } from '@cueroom/core/questionnaires/questionnaire.ts'
import type { Cli } from '../app/cli.ts'
import { bold, dim, yellow } from '../app/text.ts'

/** Prompts until the answer is valid, by the form's rules. A section or a statement is only shown. */
export async function ask(cli: Cli, question: Question): Promise<Answers[string] | undefined> {
  if (!isAnswerable(question.type)) {
    cli.output.say(bold(question.question))
    if (question.details) cli.output.say(question.details)
    return undefined
  }
  for (;;) {
    const given = await read(cli, question)
    const problem = problemWith(question, given)
    if (!problem) return given
    cli.output.say(yellow('! '), problem)
  }
}

const hints: Partial<Record<QuestionType, string>> = {
  select: 'number',
  radio: 'number',
  checkbox: 'numbers',
  ranking: 'all numbers, the first choice first',
  photo: 'file',
  file: 'link to the file',
  url: 'web address',
  date: 'YYYY-MM-DD',
  consent: 'y to agree',
}

async function read(
  cli: Cli,
  { question, type, required, options, details }: Question,
): Promise<Answers[string] | undefined> {
  const hint = hints[type]
  if (details) cli.output.say(dim(details))
  options.forEach((option, place) => cli.output.say(dim(`  ${place + 1} `), option))
  const message = [question, hint && `(${hint})`, !required && '(optional)'].filter(Boolean).join(' ')
  const line = (await cli.prompts.text(message, { flag: 'the answers in a browser' })).trim()
  if (!line) return undefined
  if (type === 'photo') return readPhoto(cli, line)
  if (type === 'consent') return /^y(es)?$/i.test(line) ? agreed : undefined
  if (options.length === 0) return line
  const chosen = line.split(/[\s,]+/).map((part) => options[Number(part) - 1] ?? part)
  if (type === 'checkbox' || type === 'ranking') return chosen
  return options.find((option) => option === line) ?? chosen[0]
}

const types: Record<string, string> = { '.png': 'png', '.jpg': 'jpeg', '.jpeg': 'jpeg', '.webp': 'webp' }
/** Maximum bytes of a photo in a submission. */
const largestPhoto = 700_000

async function readPhoto({ output, environment }: Cli, path: string): Promise<string> {
  if (/^https?:\/\//i.test(path)) return path
  const bytes = await readFile(resolve(environment.directory, path)).catch(() => undefined)
  const type = types[extname(path).toLowerCase()]
  if (bytes && type && bytes.length <= largestPhoto)
    return `data:image/${type};base64,${bytes.toString('base64')}`
  const why = !bytes
    ? 'File not found.'
    : !type
      ? 'Use a PNG, JPEG or WebP file.'
      : 'The photo can be at most 700 kB.'
  output.say(yellow('! '), why)
  // An empty answer is checked by the question's own rule
  return path
}
