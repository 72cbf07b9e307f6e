import { lacksVerb } from './fragments.ts'

const ofGuest = /^(?:I|My|Our|We)(?:\s|[’'])/u
/** "We are short of top tenors." is how things are. */
const isState = /^(?:I[’']m|I am|We[’']re|We are) (?!(?:also |now )?\p{Ll}+ing\b)/u
const namesInside = /(?<!^)\p{Lu}[\p{L}’'-]*/gu
/** "Our book, Plot 19b, and we do …": the book does nothing. */
const nextClause = /\s(?:and (?:I|we)\b|[–—-]\s)/u

/** Is it something the guest does or has coming up, in a whole sentence? "My second book comes out on January 20." */
export function isComingUp(sentence: string): boolean {
  const [clause = ''] = sentence.split(nextClause)
  // "My book Ask for the Spreadsheet, out in May." has a verb in its title only
  return ofGuest.test(sentence) && !isState.test(sentence) && !lacksVerb(clause.replace(namesInside, ''))
}
