import { counted, listed, shortenedAtWord } from '../text/format.ts'
import type { TrainingPattern } from './brief.ts'
import { type Wishes, wishesOf, withWishes } from './wishes.ts'

type Rule = Pick<TrainingPattern, 'pattern' | 'patternType'>

const nothing = wishesOf(null)
/** Maximum patterns named in a note. */
const rulesNamed = 2

/** A text to imitate instead of a rule to follow; only a language model can do that. */
const isExample = ({ patternType }: Rule) => /^examples?$/iu.test(patternType.trim())

const readRule = (rule: Rule) => (isExample(rule) ? nothing : wishesOf(rule.pattern))

const isFollowed = (rule: Rule) => !isExample(rule) && readRule(rule).unread.length === 0

const hasEffect = (rule: Rule) =>
  JSON.stringify({ ...readRule(rule), unread: [] }) !== JSON.stringify(nothing)

/** The show's rules, later ones first, and the host's wishes for this text, which take precedence. */
export const wishesByRules = (rules: readonly Rule[], own: Wishes): Wishes =>
  withWishes(
    rules.map(readRule).reduce((earlier, later) => withWishes(earlier, later), nothing),
    own,
  )

/** Note for the host about patterns that a template can't follow; null if it follows them all. */
export function unreadRulesNote(rules: readonly Rule[]): string | null {
  const left = rules.filter((rule) => !isFollowed(rule))
  if (left.length === 0) return null
  const named = left
    .slice(0, rulesNamed)
    .map(({ pattern }) => `“${shortenedAtWord(pattern.replace(/[.!?]$/u, ''), 80)}”`)
  const more = left.length > rulesNamed ? ' and more' : ''
  const [patterns, fully] = [counted(left.length, 'training pattern'), left.some(hasEffect) ? 'fully ' : '']
  return `A template can’t ${fully}follow ${patterns}: ${listed(named)}${more}. A language model can.`
}

/** Note for the host on how far a template follows one pattern; null if it follows it fully. */
export function unreadRuleNote(rule: Rule): string | null {
  if (isFollowed(rule)) return null
  if (isExample(rule)) return 'A template can’t follow examples. A language model can.'
  const note = hasEffect(rule) ? 'A template follows only some of it.' : 'A template can’t follow it.'
  return `${note} A language model can.`
}
