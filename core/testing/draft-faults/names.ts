import type { Brief } from '../../content/brief.ts'
import { ownSentences } from './own-sentences.ts'

/** Typed into a form until a name is known, the address of an estate, and letters behind a name. */
const noName =
  /\b(?:tb[acd]|Anon|Estate of|c\/o)\b|\b(?:Hi|Hey|Hello|Welcome),? (?:Attorney|Big|Estate|Gran(?:dad|dpa))\b(?! \p{Lu})|\p{Lu}\p{Ll}+ (?:RM|RN|QN|ST\d)\b/u
/** "Ana Gold & Sons, it’s good to speak with you": nobody is called Sons. */
const toFirm =
  /\band (?:Hijos|Sons|the \p{Lu}\p{L}+), (?:hey|it’s|thank|welcome)|(?:^|\. )(?:Hi|Welcome|Hello),? [^.!?]{0,30}\band (?:Hijos|Sons|the \p{Lu}\p{L}+)\b/u
/** "DJ Ana, a DJ", "a your kids’ teachers" */
const twice = /\b(\p{L}{2,}) (?:\p{Lu}\S* ){0,2}\p{Lu}\S*, an? \1\b/iu
const noRole = /, an? (?:her|his|my|our|their|your) /u
/** "a sousaphone and bandleader", "She is a retired founder.", "works since 2012 in Leeds" */
const noWork =
  /, an? \p{L}+phone and\b|\bis an? retired (?:founder|owner|director)\.|\b(?:is|lives|runs|works) (?:\p{Ll}+ ){0,2}since (?:19|20)\d\d\b/u
/** “M: He …”, “I wake at 4h”, “i.e.” */
const inQuotation =
  /“\p{Lu}{1,2}: |“[^”]*(?:\b\d{1,2}h\b|\bi\.e\.|\bnot for broadcast\b|\brather talk about\b|\d (?:a|each|every) day\b|\ball \d+ owners\b)/u

/** Names and callings as a form has them, and what a host can’t say of them. */
export function names(content: string, { type }: Brief): string[] {
  if (type !== 'introduction') return []
  const own = ownSentences(content)
  const all = [noName, toFirm, twice, noRole, noWork].flatMap((rule) => own.filter((one) => rule.test(one)))
  return [...all, ...(inQuotation.exec(content) ?? [])].map((one) => `not as one says it: ${one}`)
}
