import { withArticle } from './words.ts'
import { presentVerbs, withS } from './verbs.ts'

const list = (text: string) => new Set(text.split(/\s+/u).filter(Boolean))

/** What a person can be called: only the commonest, because a wrong guess would be read aloud. */
export const persons = list(`
  accountant finalist graduate member recipient winner activist actor actress advisor adviser advocate analyst architect artist athlete author baker biologist blogger
  builder chef climber coach comedian composer consultant creator dad dancer designer developer director doctor economist
  editor educator engineer entrepreneur executive expert farmer father filmmaker founder historian host investor
  journalist lawyer leader lecturer maker manager mother musician novelist nurse owner painter parent photographer
  physician player podcaster poet producer professor psychologist publisher reporter researcher runner scientist
  singer songwriter speaker storyteller strategist student surgeon survivor swimmer teacher therapist trainer
  barber bartender butcher carpenter conductor drummer electrician firefighter florist gardener grandfather grandmother
  guide illustrator inventor librarian magician mechanic mentor midwife mom mum optimist organiser organizer paramedic pastor person pianist
  pilot plumber potter programmer rancher sculptor shepherd soldier tailor violinist waiter welder
  translator veteran volunteer man woman worker writer
`)
/** Words that open such a phrase with a small letter, besides the persons. */
const openers = list(`
  accomplished acclaimed award-winning aspiring bestselling best-selling certified experienced former freelance
  independent lifelong licensed multi-award-winning passionate professional proud published registered retired
  recovering reformed seasoned self-employed self-taught serial single two-time three-time working
`)
const finite =
  /^(is|are|was|were|am|be|been|has|have|had|does|do|did|can|could|will|would|should|may|might|must|isn[’']t|i|we|you)$/iu
const isVerb = (word: string) =>
  finite.test(word) || [...presentVerbs].some((base) => withS(base) === word && !persons.has(word))
const relative = /^(who|whose|that|which|where)$/iu
const ofBody = /^(?:director|founder|manager|owner|publisher) of (?:the )?\p{Lu}/u
const described = /^(?!(?:an?|and|or|our|the|where|which|who|whose|with)\b)\p{Ll}/u
const headEnds = /^(of|at|in|for|from|with|on|and|or|to|by|based|who|whose|that|turned)$|^\p{P}+$/iu

/** Goes on with the phrase, behind a comma: "who …", "based in …", "Scotland", "and …". */
const goesOn = /^(?:and|now|or|where|which|who|whose|with|\p{Lu}|\p{Ll}+(?:ed|ing)\b)/u
/** Is the first word of them that ends what somebody is a person, as in "author of three novels"? */
const namesSomebody = (piece: string) => {
  const words = piece.split(' ')
  const end = words.findIndex((word) => headEnds.test(word))
  return persons.has((end < 0 ? words : words.slice(0, end)).at(-1)?.toLowerCase() ?? '')
}
/** "teacher of Latin, 44 years", "volunteer, butterfly house", "farmer, four times in the team": the phrase without what is only noted behind it. */
function withoutNoteBehind(sentence: string): string {
  const pieces = sentence.replace(/\.$/u, '').split(', ')
  const note = pieces.findIndex(
    (piece, at) =>
      at > 0 && !goesOn.test(piece) && !(namesSomebody(piece) && !/\b(?:19|20)\d\d\b/u.test(piece)),
  )
  return note < 0 ? sentence : `${pieces.slice(0, note).join(', ')}.`
}

/**
 * A biography often begins without a sentence: "Serial entrepreneur." or "Award-winning author of three novels."
 * Gives "a serial entrepreneur." to follow "… is"; null for everything else.
 */
export function personPhrase(typed: string): string | null {
  const sentence = withoutNoteBehind(typed)
  const tokens = sentence.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*|[^\s\p{L}\p{N}]/gu) ?? []
  const first = (tokens[0] ?? '').toLowerCase()
  if (
    !(openers.has(first) || persons.has(first) || /-(?:generation|time)$/u.test(first)) ||
    !sentence.endsWith('.')
  )
    return null
  const end = tokens.findIndex((token) => headEnds.test(token))
  const head = tokens.slice(0, end).map((token) => token.toLowerCase())
  if (!persons.has(head.at(-1) ?? '') || head.length > 4) return null
  const clause = tokens.findIndex((token) => relative.test(token))
  const main = clause === -1 ? tokens : tokens.slice(0, clause)
  if (main.some((token) => isVerb(token.toLowerCase()))) return null
  const phrase = first + sentence.slice(first.length)
  // "a founder of Reef Line" would be one of several, and what comes after it is the page’s: "Reef Line, coral with villages"
  if (ofBody.test(phrase)) {
    const [body = '', next = ''] = phrase.split(', ')
    return described.test(next) ? `${body}.` : phrase.replace(/ since (?:19|20)\d\d(?=\.$)/u, '')
  }
  return withArticle(phrase.replace(/^([^,]+(?:, \p{L}+(?: \p{L}+)?)+), ([^,]+)$/u, '$1 and $2'))
}
