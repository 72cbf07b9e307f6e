/** A guest's pronouns in the third person. */
export interface Pronouns {
  subject: string
  object: string
  possessive: string
  absolute: string
  reflexive: string
  /** "they sing", not "they sings". */
  isPlural: boolean
}

const set = (subject: string, object: string, possessive: string, absolute: string, reflexive: string) => ({
  subject,
  object,
  possessive,
  absolute,
  reflexive,
  isPlural: subject === 'they',
})

const all = {
  she: set('she', 'her', 'her', 'hers', 'herself'),
  he: set('he', 'him', 'his', 'his', 'himself'),
  they: set('they', 'them', 'their', 'theirs', 'themselves'),
} satisfies Record<string, Pronouns>

const stated = /\b(she|he|they)\s?\/\s?(her|him|them|they)\b/iu
/** Pronouns of other languages, next to which an English one is stated: "elle/she", "sie/she", "él/he". */
const elsewhere =
  /(?<![\p{L}/])(?:(?:ella?|elles?|er|hän|han|hen|hon|hun|hij|iel|il|lei|lui|ona?|sie|zij|él|elu|ele|ela|o)\s?\/\s?(she|he|they)|(she|he|they)\s?\/\s?(?:ella?|elles?|er|hän|han|hen|hon|hun|hij|iel|il|lei|lui|ona?|sie|zij|él|elu|ele|ela|o))(?![\p{L}])/iu
/** "Pronouns: she" */
const labelled = /\bpronouns?(?: are| is)?:? (she|he|they)\b/iu

/** The English pronoun that is stated in a text: "she/her", "elle/she", "pronouns: they". */
export const statedIn = (text: string) =>
  [stated, elsewhere, labelled]
    .flatMap((one) => one.exec(text)?.slice(1, 3).filter(Boolean) ?? [])[0]
    ?.toLowerCase()

const isShe = /\b(she|her|hers|herself)\b/iu
const isHe = /\b(he|him|his|himself)\b/iu

/** A title somebody goes by says it as well. */
const titleOfHers = /^(?:the )?(?:baroness|dame|lady|miss|mrs|ms|sister)\.? \p{L}/iu
const titleOfHis = /^(?:the )?(?:(?:rt|right)\.? hon\.? )?(?:father|lord|mr|sir)\.? \p{L}/iu

const beginsTitled = (sentence: string, short: string) =>
  sentence.replace(/^\p{Lu}\p{Ll}{1,8}\.? /u, '').startsWith(`${short} `)

/** Persons a pronoun could mean instead of the guest. */
export const otherPerson =
  /\b(mother|father|brother|sister|son|daughter|wife|husband|uncle|aunt|(grand|step)(mother|father|parent)|partner|woman|man|girl|boy|teacher|mentor|boss|friend|colleague|farmer|doctor|director|captain|neighbour|neighbor|nurse|lady|buyer|customer|manager|editor|coach|co-founder|named)\b/iu
/** "Maya is a director at": Maya is meant. */
const ownOffice =
  /\b(?:is|was|has been|became|as) (?:an? |the )?(?:\p{L}[\p{L}’'-]{0,15} ){0,5}?(?:captain|coach|director|doctor|editor|farmer|manager|neighbou?r|nurse|teacher|woman|man|mother|father)\b|\bco-founder of\b|\b(?:mother|father|mom|mum|dad) (?:of|to) (?:\p{Ll}{3,6}|\d)\b/giu
/** "Maya is a sleep doctor and the founding director", "is co-founder and CEO of": Maya as well. */
const secondOffice =
  /^[^,;:.]{1,40}(?:, \p{Lu}\p{L}{1,4},)? (?:is|was) (?:an? |the |\p{Lu})[^;:.]{3,80} and (?:the )?(?:\p{Ll}{2,15} )?(?:captain|coach|director|editor|manager)\b|\bco-founder and \p{L}{2,20} of\b/u
/** "her husband", whom "she" can't mean, and "his wife", whom "he" can't. */
const ofOwn =
  /\bher (?:\p{L}[\p{L}-]{0,15} ){0,2}?(?:father|brother|sons?|husband|uncle)\b|\bhis (?:\p{L}[\p{L}-]{0,15} ){0,2}?(?:mother|sister|daughters?|wife|aunt)\b/giu
/** Is somebody else in the sentence, whom a pronoun could mean? */
export const namesAnother = (sentence: string, short: string) =>
  otherPerson.test(sentence.replace(secondOffice, '').replaceAll(short, '').replace(ownOffice, ''))
/** … whom the pronoun behind it could mean: not "his wife", and not whoever was spoken of before the last sentence. */
export const endsWithAnother = (told: string, short: string) => namesAnother(told.replace(ofOwn, ''), short)
const women = /\b(?:aunt|daughter|girl|grandmother|lady|mom|mother|mum|niece|sister|widow|wife|woman)\b/iu
const men = /\b(?:boy|brother|dad|father|grandfather|guy|husband|man|nephew|son|uncle|widower)\b/iu
const companion =
  /\b(?:with|by|under) (?:Dr\.? |Prof\.? )?\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+|^\p{Lu}\S{1,30}(?: \p{Lu}\S{1,30}){0,2} and \p{Lu}/u

/** Are all sentences about the guest, by name and then as "she", and none about somebody a pronoun could mean instead? */
function isOfOneGender([first = '', ...others]: string[], short: string): boolean {
  const isGuest = (sentence: string) => sentence.includes(short) || /\b(?:she|he|her|his)\b/iu.test(sentence)
  const isAlone = (sentence: string) => !namesAnother(sentence.replace(ofOwn, ''), short)
  return (
    others.some((sentence) => /\b(?:she|he|her|his) /iu.test(sentence)) &&
    first.includes(short) &&
    !companion.test(first) &&
    [first, ...others].every((sentence) => isGuest(sentence) && isAlone(sentence))
  )
}

/**
 * How the guest is spoken of, as far as it is certain: stated ("she/her"), or read from a biography in which a
 * sentence about the guest by name is followed by one that begins with the pronoun. Null when there is any doubt.
 */
export function pronounsOf(fields: string[], biography: string[], short: string): Pronouns | null {
  const said = fields.map(statedIn).find(Boolean)
  if (said) return all[said as keyof typeof all]
  const [name = ''] = fields
  // "Sister Ana Gold trained in Leeds.", who is Ana Gold in the host's list
  const titled = [name, ...biography.slice(0, 1).filter((one) => beginsTitled(one, short))]
  if (titled.some((one) => titleOfHers.test(one))) return all.she
  if (titled.some((one) => titleOfHis.test(one))) return all.he
  const whole = biography.join(' ')
  if (isShe.test(whole) && isHe.test(whole)) return null
  // Of nobody else is anything said
  const prose = biography.filter((sentence) => !/\b(?:I|my|me|we|our|us)\b/iu.test(sentence))
  const isOfGuestAlone =
    prose[0]?.toLowerCase().includes(short.toLowerCase()) &&
    !prose.some((sentence) => namesAnother(sentence, short) || companion.test(sentence))
  const named = isOfGuestAlone || isOfOneGender(prose, short) ? prose.join(' ') : ''
  if (/\b(?:she|he)\b/iu.test(named)) return isShe.test(named) ? all.she : all.he
  return isOfSubject(biography, short) ? (isShe.test(whole) ? all.she : all.he) : null
}

/** "A former manager, she …", "Since 2010 he has …": the one whom the sentence before was about. */
const goesOn =
  /^(?:(?:An?|Born|Formerly|Previously|Raised|The \p{L}+ of|Today|Under)\b[^,;]{0,90}, |(?:In|Since) \d{4},? )?(?:she|he|her|his)\b/iu

const toPronoun = /^.*?\b(?:she|he|her|his)\b(?: \S+)?/iu

/** Is a pronoun of the biography the subject of a sentence behind one about the guest alone, or of one that begins with the guest? */
function isOfSubject(biography: string[], short: string): boolean {
  const cant = isShe.test(biography.join(' ')) ? men : women
  const isAlone = (text: string) =>
    !namesAnother(text.replace(ofOwn, '').replace(cant, ''), short) && !companion.test(text)
  const isNamed = (text: string) => text.toLowerCase().includes(short.toLowerCase())
  let isAboutGuest = false
  for (const sentence of biography) {
    // "Maya learned from her mother.": whose "she" comes next is open
    const [start = ''] = toPronoun.exec(sentence) ?? []
    if (isAboutGuest && goesOn.test(sentence)) return true
    if (start.startsWith(short) && isAlone(start)) return true
    isAboutGuest = isNamed(sentence) && isAlone(sentence)
  }
  return false
}

/** "His wife died in my waiting room.": in whose, once "my" is "her"? */
export function meansAnother(sentence: string, { subject }: Pronouns): boolean {
  if (subject === 'they') return false
  const other = (subject === 'she' ? women : men).exec(sentence)
  return other !== null && /\b(?:I|me|my|mine|myself)\b/u.test(sentence.slice(other.index))
}

/** Could one of the pronouns in the sentence, if the guest is called by these, mean somebody else? */
export const isAmbiguous = (sentence: string, { subject }: Pronouns) =>
  subject === 'they'
    ? /\b(they|them|their|theirs|themselves)\b/iu.test(sentence)
    : (subject === 'she' ? isShe : isHe).test(sentence)
