import type { QuestionChoice } from '@cueroom/core/imports/plan/import-plan.ts'
import { shellWord } from '../app/shell-word.ts'
import type { SheetFlags } from './sheet-flags.ts'

/** The flags that answer a question of a plan; empty for the answer that the plan assumes. */
export const answerFlags = ({
  map = {},
  nameNameless,
  splitPeople,
  arePeople,
}: QuestionChoice['options']): string[] => [
  ...Object.entries(map).map((column) => `--map ${shellWord(column.join('='))}`),
  ...(nameNameless ? ['--name-nameless'] : []),
  ...(splitPeople === false ? ['--no-split-people'] : []),
  ...(arePeople === undefined ? [] : [arePeople ? '--people' : '--no-people']),
]

/** How a spreadsheet was to be read, as flags for the same command again. */
export const readingFlags = ({
  sheet = [],
  headerRow,
  people: arePeople,
  ...others
}: SheetFlags): string[] => [
  ...sheet.map((nameOrNumber) => `--sheet ${shellWord(String(nameOrNumber))}`),
  ...(headerRow === undefined ? [] : [`--header-row ${headerRow}`]),
  ...answerFlags({ ...others, ...(arePeople !== undefined && { arePeople }) }),
]
