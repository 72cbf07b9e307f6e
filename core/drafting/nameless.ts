import { isTitleWord } from './titles-of-names.ts'

/** Typed into a form until somebody knows who comes, or instead of a name. */
const placeholder =
  /^(?:tb[acd]|n\/a|none|unknown|anon|anonymous|someone|somebody|guest|speaker|estate of|executors? of)(?![\p{L}’'-])|\?/iu
/** "A friend from the choir", "Jo’s sister" */
const described = /^(?:an?|my|our|some) \p{Ll}|[’']s \p{Ll}/iu
const calling =
  /^(?:attorney|counsel|director|doctor|driver|manager|nurse|parent|producer|student|teacher)$/iu

/** "tbc (a friend?)", "Anon. ST3", "Attorney": nobody can be greeted by it. */
export function namesNobody(typed: string): boolean {
  const name = typed.trim().replace(/^.{1,80}\bc\/o (?=\p{Lu})/u, '')
  return (
    placeholder.test(name) ||
    described.test(name) ||
    name.split(/\s+/u).every((word) => isTitleWord(word) || calling.test(word))
  )
}
