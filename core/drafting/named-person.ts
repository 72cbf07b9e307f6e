import { isEnglishWord } from '../text/english-words.ts'
import { isLoanTitle } from './loan-titles.ts'
import { persons } from './person-phrase.ts'

export const soleOffice =
  /^leader of|\b(chancellor|provost|founders?|owners?|proprietors?|prior|prioress|abbot|abbess|president|chief|chair\w*|head|director|dean|managing partner|professor|editor-in-chief|c(?:[a-z]|hr|is)o)\b/i

export const person =
  /(?:er|or|ist|ian|ant|(?<!m)ent|ard|man|woman|wright|smith|mother|father|mom|dad|poet|judge|cook|chef|enthusiast|umpire|referee|lover|nurse|pilot|guide|apprentice|coach|mum|midwife|imam|rabbi|pastor|monk|comic|athlete|king|queen|entrepreneur|activist|boss|priest|nun|sheriff|fan|star|DJ|GP|MP|vet|clerk|chaplain|shepherd|lawyer|barista|concierge|critic|(?<!grand|haut|liqu)eur|euse|enne)$/i

/** Persons whom no ending shows to be one. */
const otherPersons =
  /^(?:academic|admiral|advocate|aide|alderman|ambassador|apostle|archivist|artisan|artiste|astronaut|attorney|barista|ballerina|baritone|bass|bailiff|bard|busker|caddie|candidate|captain|celebrant|champion|colonel|concierge|corporal|crew|critic|deputy|detective|diplomat|diva|docent|don|doula|drag queen|executive|expert|fellow|freelance|gaucho|general|graduate|hand|hostess|impresario|jockey|lead|liaison|major|maestro|magistrate|magnate|mahout|mason|mechanic|medic|member|messenger|minister|mystic|nanny|native|naturopath|official|paramedic|paralegal|paparazzo|partner|postie|prefect|principal|registrar|(?:para)?professional|psychic|rapper|representative|roadie|scribe|scout|secretary|seamstress|sergeant|sommelier|soprano|specialist|spokesperson|steward|stonemason|surgeon|technician|tutor|twin|undergraduate|valet|vaquero|vicar|virtuoso|warden|warrior|lady|gentleman|guy|girl|lad|bloke|physio|matron|gran|grandad|notary|notary public|widow|wunderkind|yogi|parent|EMT|CPA|MEP|MSP|SVP|EVP|VP)$|(?:ess|hand|herd|lady|lord|mason|person|woman|man|medic|mechanic|guard|crat|naut|ive|ate)$/iu

/** They end as persons do. */
const things =
  /^(?:access|answer|business|process|success|\p{L}+ness|former|center|chapter|color|corner|counter|cover|dinner|error|floor|harbor|labor|letter|matter|mirror|motor|number|offer|order|paper|power|quarter|river|shelter|summer|theater|timber|tower|water|weather|winter|wonder|\p{L}+ment|event|content|talent|restaurant|plant|history|list|gist|list|waist|standard|board|card|yard|garden)s?$/iu

export const afterHead = / (?:about|against|at|by|for|from|in|of|on|to|turned|who|with) /u
/** "Ice road maintenance" is nobody; "ice road engineer" and "head of maintenance" are. */
export function namesPerson(title: string): boolean {
  const [head = ''] = title.split(afterHead)
  // "Fish and chip shop owner"
  const callings = head.split(/, | \/ /u)
  // "First hand": of what?
  if (/^(?:first|second|third) hand$/iu.test(title)) return false
  return callings.every((one) => {
    const last = one.trim().split(' ').at(-1)!
    const isPerson = (word: string) =>
      ((person.test(word) || otherPersons.test(word)) && !things.test(word)) ||
      persons.has(word.toLowerCase())
    return soleOffice.test(one) || isLoanTitle(one) || isPerson(last) || isPerson(last.replace(/s$/u, ''))
  })
}

/** "a writer", "a sculptor": whoever does what the word says. "Cancer" and "fibre" only end as persons do. */
const isDoer = (word: string) => isEnglishWord(word.replace(/[eo]r$/u, 'ing'))
/** Is it a person, whatever comes before it? Only such a one is joined to another by "and". */
export function isSurelyPerson(part: string): boolean {
  const last = part.split(afterHead)[0]!.trim().split(' ').at(-1)!.toLowerCase()
  const isKnown = [otherPersons, soleOffice].some((one) => one.test(last)) || !/[eo]r$/u.test(last)
  return (
    person.test(part.split(afterHead)[0]!) &&
    namesPerson(part) &&
    (isKnown || persons.has(last) || isDoer(last))
  )
}
