import type { Brief } from '../../content/brief.ts'
import { ownSentences } from './own-sentences.ts'

/** "Rt Hon. Sir Ana Gold", "Ana Gold MP": written, and never said. */
const styled = /\bR(?:igh)?t\.? Hon\b|\bHon\. |\p{Lu}\p{Ll}+ (?:MP|MEP|MSP|KC|QC|CBE|OBE|MBE|PhD)\b/u
/** "Welcome, Rear.": half of a title, or of a name. */
const halfName =
  /\b(?:Welcome|Hello|Hi|Hey),? (?:Rear|Very|Most|Right|Te|Advocate|Dr\.?)[.!?]|(?:^|\. )(?:Rear|Very|Most|Right|Te|Advocate), /u
/** "Ana Gold, an ice road maintenance at Own workshop": nobody is one, and nothing is called so. */
const noPerson =
  /\p{Lu}\p{Ll}+, an? (?:[\p{L}-]+ ){0,4}(?:\p{L}{2,}(?:ance|ment|tion|ship|ity|logy|ing))(?: (?:at|for|from|in|with) |\.$)/u
const described = /, an? [^,.“]{1,60} (?:at|for|from|with) (?:My|Our|Own)\b/u
/** "Ana and Tom often gives this advice:" */
const severalGive = /\p{Lu}\p{Ll}+ and \p{Lu}\p{Ll}+ (?:often )?(?:gives|has|hopes|is|says|wants|was)\b/u
/** "what people get wrong about Ana’s job", of two who share it */
const ofOneOfTwo = /\bwrong about \p{Lu}\p{Ll}+’s (?:field|job|work)\b/u
/** "Thank you all", "Welcome, both of you": nobody has said how many come. */
const counted = /\b(?:[Tt]hank you|[Hh]ave you|[Ww]elcome(?: to)?(?: you)?),? (?:all|both)\b/u
const announcing =
  /^(?:Today )?(?:We’ll|We’re going to|We’re|I’d (?:like|love) to|I’m going to|I’ll be|I) (?:hear|talk|talking|ask|asking|want to hear|have questions)\b[^“]* about \p{L}/u

/** "Few people know this about my guest: “I get seasick.”": whoever reads it aloud gets seasick. */
const saidByNobody = /\bknow (?:this )?about [^:,.?“”]{2,40}: “(?=I\b)/u
/** "… what most people get wrong about her work: “Most people think …”" */
const mostTwice = /\bmost people [^“”]{5,80}“(?:Most )?[Pp]eople\b/u

/** The guest as a form has them, and subjects that come from nowhere. */
export function persons(content: string, { type, instructions, guest }: Brief): string[] {
  if (type !== 'introduction') return []
  const own = ownSentences(content)
  const isFull = content.includes('“') && !instructions
  return [
    ...own
      .filter((one) => styled.test(one) || halfName.test(one) || noPerson.test(one) || described.test(one))
      .map((one) => `the guest as a form has them: ${one}`),
    ...[saidByNobody, mostTwice]
      .flatMap((rule) => rule.exec(content)?.slice(0, 1) ?? [])
      .map((one) => `a lead-in that doesn’t fit: ${one}`),
    ...own.filter((one) => counted.test(one)).map((one) => `says how many come: ${one}`),
    ...own
      .filter((one) => severalGive.test(one) || (/ (?:&|and) /u.test(guest.name) && ofOneOfTwo.test(one)))
      .map((one) => `two people as one: ${one}`),
    // Right after the name they say why the guest is there
    ...own
      .filter((one) => isFull && announcing.test(one) && content.indexOf(one) > content.indexOf('“'))
      .map((one) => `subjects that come from nowhere: ${one}`),
  ]
}
