import type { Brief } from '../../content/brief.ts'

/** What one types in a chat, also where a guest is quoted. */
const shorthand = /(?<![\p{L}’'.-])(?:bc|b\/c|cuz|idk|lol|pls|ppl|thx|w\/o?)(?![\p{L}’'-])/u
/** A question of the form as a form has it. */
const ofForm =
  /\bTo the question “|\bOne of our questions was|“[^”]*(?: \/ |\bleave out\b)[^”]*\?”|“(?:Boring answer|Probably the time)\b/u
/** “Why?” her answer: a line begins with a capital. */
const smallLine = /[?.]” (?:her|his|their) answer:/u
/** A rank, a number or half of a name in place of one. */
const noName = /(?:\b(?:Welcome|Hello|Hi|Hey),? |^)(?:Corporal|PC|Rev['’]d|The)[,.!?]|\bPC \d{3}/mu

/** What is plain on a page, and can’t be read aloud: shorthand, questions of a form, a rank as a name. */
export const readAloud = (content: string, { type }: Brief): string[] =>
  type === 'introduction'
    ? [shorthand, ofForm, smallLine, noName]
        .flatMap((rule) => rule.exec(content)?.slice(0, 1) ?? [])
        .map((found) => `can’t be read aloud: ${found}`)
    : []
