import { isEnglishTrade } from '../text/english-words.ts'
import { isLoanTitle } from './loan-titles.ts'
import { isProper } from './proper-words.ts'

/** Letters that anybody takes for a word: all others belong on a page. */
const known =
  /^(?:AI|BBC|CEO|CFO|CIO|CISO|CMO|CNN|COO|CPO|CTO|DJ|EMT|ER|ESL|EU|EVP|FBI|GP|HIV|HR|HVAC|ICU|IT|MC|MEP|MI5|MI6|MP|MSP|NASA|NBA|NFL|NGO|NHS|STEM|PE|PR|PTSD|RAF|SEO|SVP|TV|UI|UK|UN|US|USA|UX|VIP|VP|VR)$/u

const times: Readonly<Record<string, string>> = { 2: 'two', 3: 'three', 4: 'four', 5: 'five', 6: 'six' }

/** Parts of the world that one works for. */
const region =
  /,? \b(?:AMER|ANZ|APAC|Asia Pacific|DACH|EMEA|EMEAA?|LATAM|MENA|NAM|NAMER|North America|Worldwide)$/u

/** "Principal SRE" without its letters would be the head of a school. */
const ofRank =
  /^(?:(?:Assistant|Associate|Chief|Distinguished|Head|Junior|Lead|Principal|Senior|Staff|Vice) )+[A-Z]{2,6}$/u

/** "OTR driver" as "driver"; "RRCA Level II" and "CPA, CGMA" as nothing. */
const withoutLetters = (title: string) =>
  (ofRank.test(title) && !known.test(title.split(' ').at(-1)!) ? '' : title)
    .replace(/(?<![\p{L}\p{N}’'&.-])(?!I{1,3}\b)[A-Z]{2,6}(?=$|[ ,])/gu, (letters) =>
      known.test(letters) ? letters : '',
    )
    .replace(/ {2,}/gu, ' ')
    .replace(/,? (?:and|&) ?$/u, '')
    .trim()
    .replace(/ and$/u, '')

/** "2x Olympian, Sales EMEA" as one says it. */
export const spokenTitle = (title: string) =>
  withoutLetters(
    title
      .replace(region, '')
      // "Data Scientist III"
      .replace(/ (?:I{1,3}|IV|V)$/u, '')
      .replace(/^head of department of /iu, 'head of the department of ')
      .replace(/\b([2-6])x (?=\p{L})/gu, (_, count: string) => `${times[count]}-time `),
  )

/** "M.S.", "CCC-SLP", "PhD" */
export const isCredential = (part: string) => /\p{Lu}\S*\p{Lu}|\.\S/u.test(part) && !known.test(part)
const besides =
  /^(?:girl |proud )?(?:cat |dog )?(?:brother|dad|daddy|daughter|father|husband|mama|mom|mother|mum|parent|sister|son|wife)(?: of\b.*)?$|\d|\blevel\b|^dr\.? hab\b/iu

/** "mom of 3", "level 4", "4th gen", "M.S., CCC-SLP": written of somebody in a form, and not what they do. */
export const isOfForm = (part: string) => besides.test(part) || part.split(' ').every(isCredential)

/** "Owner, quilter", "nurse, organizer": of what? And who is a quilter and leads a group is a quilter. */
export const isBareOffice = (part: string) =>
  /^(?:co-?)?(?:(?:group|project|team) (?:lead|leader|manager)|administrator|co-?ordinator|facilitator|founder|leader|manager|member|organi[sz]er|owner|partner|president|representative|specialist|supervisor)$/iu.test(
    part,
  )

/** Letters of other languages, in a word that isn't at home in English as well. */
const otherTongue =
  /(?<!\p{L})(?!(?:attach|caf|clich|communiqu|d|expos|fianc|foss|prot|ros|saut|souffl)\p{L}*[éè]|cr[êè]\p{L}*|ma[îi]tre|p[âa]t)\p{L}*[äöüßåæøñõçęłśźżőűțșřěčšžýéíóúàèìòùâêîôû]\p{L}*/iu

/** "Bäckermeister (master baker)" by what is in brackets. */
export function inEnglish(title: string): string {
  const [, first = '', gloss] = /^([^()]{3,60}) \(([^()]{3,60})\)$/u.exec(title) ?? []
  return gloss && isOtherTongue(first) ? gloss : title
}

/** How callings end in other languages: "ceramista", "Grundschullehrerin", "griffier". */
const endsElsewhere =
  /(?:(?<!bar|fashion)ista|iera|ière|iero|eira|eiro|(?<!amb?ass|mat|conquist|tore)adora?|trice|eurin?e|ologue|olog[oa]|graf[oa]|arzt|ärztin|lehrer(?:in)?|(?<!b[uü]rger)meister(?:in)?|leiter(?:in)?|macher(?:in)?|fahrer(?:in)?|führer(?:in)?|künstler(?:in)?|händler(?:in)?|(?<!vintn)erin|[kct]torin|istin|griffier|maestra|maestro|abogad[oa]|ingeniero|periodista|docente|insegnante|avocat|professeure?|kierown\p{L}{2,4}|właściciel\p{L}{0,4}|dyrektor\p{L}{0,4})$/iu
/** "Blindenlauf-Guide und Lehrerin", "abogada y madre" */
const joinsElsewhere =
  / (?:und|et|og|och|oraz|y|e) \p{L}| (?:de|del|della|des|di|do|dos|du|für|vom|von der) \p{Ll}/u

/** Accents that French words keep in English. German "Bäcker" without its own would be an English word. */
const keptAccents = /^[^äöüßåæøñõłśźżőűțșřěčšžýíóúàìòù]*[éèêçîôû]/iu
const isTakenOver = (word: string) => keptAccents.test(word) && isEnglishTrade(word)

/** Nobody says "a bäckermeister", or "a ceramista". */
export function isOtherTongue(title: string): boolean {
  const [head = ''] = title.split(/ (?:at|for|in|of) /u)
  if (isLoanTitle(head)) return false
  const words = head.split(' ')
  const last = words.at(-1)!.replace(/^co-/iu, '')
  return (
    /[^\P{L}\p{Script=Latin}]/u.test(title) ||
    (/\p{Ll}{3}$/u.test(last) && !isEnglishTrade(last) && !isProper(last)) ||
    (otherTongue.test(last) && !isTakenOver(last)) ||
    words.some((word) => endsElsewhere.test(word) && !isEnglishTrade(word)) ||
    joinsElsewhere.test(title)
  )
}

/** "a retired founder": of what? "An expert by experience": in what? */
export const isOfNothing = (calling: string) =>
  /^(?:an? )?(?:(?:former|retired) )?(?:co-)?(?:c[a-z]o|director|entrepreneur|executive|expert(?: by experience)?|founder|manager|owner|partner|president|professional)$/iu.test(
    calling,
  ) && !/^(?:c[a-z]o|director|founder|manager|owner|partner|president)$/iu.test(calling)

const instruments =
  /^(?:accordion|bagpipes?|banjo|bassoon|bodhrán|cello|clarinet|concertina|cornet|double bass|fiddle|flute|guitar|harp|harpsichord|horn|hurdy-gurdy|kora|koto|lute|mandolin|oboe|pedal steel|piano|sarod|(?:mello|sax|sousa|vibra|xylo)phone|sitar|tabla|trombone|trumpet|tuba|ukulele|upright bass|viola|violin)$/iu
/** "banjo" for somebody who plays it. */
export const asPlayer = (part: string) => (instruments.test(part) ? `${part} player` : part)
