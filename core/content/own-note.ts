import { shortened } from '../text/format.ts'
import { ended, lines, quoted, sentenceParts } from '../text/sentences.ts'
import { wishesOf } from './wishes.ts'

/** "Not", "without" and what else forbids something, in the languages of the questionnaires. */
const forbidding = [
  /(?<![\p{L}\p{M}])(?:no|not|nothing|never|avoid|without|omit|skip|hands off|(?:keep|stay) (?:away|off|out|quiet)|steer (?:well )?clear|cannot|(?:do|does|is|are|must|should|ca|wo)n[’']?t|off[ -]limits|taboo|private|secret|confidential)(?![\p{L}\p{M}])/iu,
  /(?<![\p{L}\p{M}])(?:nicht|nichts|nie|niemals|ohne|kein(?:e[mnrs]?)?|tabu|privat|geheim|vertraulich|(?:ver)?meiden?|vermeidet|weg(?:gelassen|lassen)|finger weg|niet|geen|nooit|niets|zonder|vermijd(?:en)?|weglaten|inte|ikke|ej|ingen|inget|inga|aldrig|utan|uten|undvik|undgå|unngå)(?![\p{L}\p{M}])/iu,
  /(?<![\p{L}\p{M}])(?:ne|pas|jamais|rien|sans|aucune?|[eé]vit\p{L}{1,5}|tabou|privé|confidentiel|nunca|nada|sin|tampoco|tabú|privado|non|mai|niente|senza|tabù|privato|não|nem|sem)(?![\p{L}\p{M}])/iu,
  /(?<![\p{L}\p{M}])(?:(?:ni|nem|nin|niti) (?:(?:media|um|uma|una)(?: sola| única)? )?(?:palabra|palavra|paraula|pio|pío|mu)|(?:neanche|nemmeno|neppure|né) una (?:sola )?parola|nessun[ao]?|ani (?:slov[ao]|słow[ao]|słówka)|egy szót se|ei sanaakaan|nici un cuvânt|niciun cuvânt|tek kelime|ни)(?![\p{L}\p{M}])/iu,
  /(?<![\p{L}\p{M}])(?:nigdy|bez|żadnych|unikać|unikaj(?:cie)?|omijać|omijaj(?:cie)?|pomiń|değil|yok|asla|hiç|לא|אל|בלי|אין|لا|بدون|ليس|ممنوع|не|нельзя|нет|никогда|ничего|без|избегать)(?![\p{L}\p{M}])|[不别別勿]|ない|禁止/iu,
]

/** "Careful with", "sujet délicat", "off the record": asks for care, and may ask for silence. */
const careful = [
  /(?<![\p{L}\p{M}])(?:careful(?:ly)? (?:about|around|of|with)|sensitive (?:about|matter|point|subject|topic)|sore (?:point|spot|subject|topic)|delicate (?:matter|point|subject|topic)|touchy|tread (?:carefully|lightly)|(?:go|take it) easy (?:on|with)|too (?:fresh|painful|personal|raw|soon)|off the record|embargo(?:ed)?|NDA|privacy|banned|forbidden)(?![\p{L}\p{M}])/iu,
  /(?<![\p{L}\p{M}])(?:(?:sujet|point|th[eè]me)s? (?:délicats?|sensibles?)|délicate?|attention (?:à|au|aux|avec)|interdite?|oubli(?:e|er|ez|ons)|laisse[rz]? tomber|motus|heik(?:el|le[mnrs]?)|sensible[ns]? thema|vorsicht|vorsichtig|verboten|verboden|voorzichtig|gevoelig|känsligt?|försiktig|förbjudet)(?![\p{L}\p{M}])/iu,
  /(?<![\p{L}\p{M}])(?:(?:cuidado|ojo) con|cuidado com|tema (?:delicado|sensible|sensível)|delicad[ao]|prohibid[ao]|proibid[ao]|attenzione (?:a|al|alla|con)|vietato|ostrożnie)(?![\p{L}\p{M}])/iu,
  // "Careful: her brother", "her brother is in prison, be careful", but not "a careful reader"
  /^\s*(?:achtung|atenção|atención|attention|attenzione|careful|cautela|cuidado|försiktigt|let op|ojo|pas op|uwaga|warning)(?=\s*[!:;,–—-])/iu,
  /(?:^|[!,.:;?()–—]|\s-)\s?(?:(?:and|be|please|pls|so|very) )*(?:achtung|atenção|atención|attention|attenzione|careful|cautela|cuidado|försiktigt|let op|ojo|pas op|uwaga)(?: (?:please|pls))?[\s!.)]*$/iu,
]

/** "Lass den Prozess weg", "leave the trial alone" */
const leaving = [
  /(?<![\p{L}\p{M}])(?:leave|lass|lasst|lassen|laat)(?![\p{L}\p{M}])/iu,
  /(?<![\p{L}\p{M}])(?:alone|out|raus|weg)(?![\p{L}\p{M}])/iu,
]

/** "Don’t forget to mention the book": asks for it. */
const reminding =
  /(?<![\p{L}\p{M}])(?:(?:do not|don[’']?t|must not|never) forget|n[’']oubli(?:e|er|ez|ons) pas|nicht (?:zu )?vergessen|vergiss nicht|no (?:te |se )?olvid(?:ar|e|es)|não (?:se )?esque(?:ça|cer)|non dimenticare|niet vergeten|vergeet niet|glöm inte|nie zapomnij)(?![\p{L}\p{M}])/iu

/** Characters of a note that is shown with a text; all of what it forbids is. */
const longestShown = 300

const sentencesOf = (note: string | null | undefined) =>
  lines(note ?? '').flatMap((line) => sentenceParts(line).map(({ text }) => text))

/** "Nada de su hermano / her brother is in prison": what is on both sides of a slash, or of a semicolon between two bans. */
const halvesOf = (sentence: string) =>
  sentence
    .split(/ \/ ?/u)
    .flatMap((half) => (half.split('; ').every(forbids) ? half.split('; ') : [half]))
    .filter((half) => half.trim() !== '')

/** Does the sentence ask not to forget something? */
export const reminds = (sentence: string) => reminding.test(sentence)

/** May the sentence forbid something? */
export function forbids(given: string): boolean {
  const sentence = given.split(reminding).join(' ')
  return (
    [...forbidding, ...careful].some((one) => one.test(sentence)) ||
    leaving.every((one) => one.test(sentence)) ||
    wishesOf(sentence).without.length > 0
  )
}

/** What a sentence says without the words that forbid it: "divorce" of "careful with divorce". */
export const withoutForbidding = (sentence: string) =>
  [...forbidding, ...careful].reduce((rest, one) => rest.split(one).join(' '), sentence)

const isForbidding = (sentence: string) => halvesOf(sentence).some(forbids)

/** Does it ask for something: "mention the book"? */
const asksFor = (half: string) => reminds(half) || wishesOf(half).mention.length > 0

/** What of a sentence forbids something: "ni una palabra sobre su hermano", and what else it says, which may name the same again. */
interface Ban {
  forbids: string[]
  next: string[]
}

/** What of a host’s note may forbid something: "Don’t bring up the divorce", "Scheidung NICHT ansprechen". */
export const bansIn = (note: string | null | undefined): Ban[] =>
  sentencesOf(note)
    .filter(isForbidding)
    .map((sentence) => ({
      forbids: halvesOf(sentence).filter(forbids),
      next: halvesOf(sentence).filter((half) => !forbids(half) && !asksFor(half)),
    }))

/** … and all of that sentence by sentence. */
export const forbiddenIn = (note: string | null | undefined) =>
  bansIn(note).flatMap((ban) => [...ban.forbids, ...ban.next])

export const noteBegins = 'Your note says: '

/** The host’s own note about a guest, as it is shown with each text: what it forbids comes first in a long one. */
export function shownNote(note: string | null | undefined): string[] {
  const all = sentencesOf(note).map(ended)
  if (all.length === 0) return []
  const forbidden = sentencesOf(note).filter(isForbidding).map(ended)
  const isLong = all.join(' ').length > longestShown
  const inOrder = isLong ? [...forbidden, ...all.filter((one) => !forbidden.includes(one))] : all
  const most = Math.max(longestShown, forbidden.join(' ').length)
  return [`${noteBegins}${quoted([shortened(inOrder.join(' '), most)])}`]
}

/** What was done about what a note forbids: found for certain, perhaps, only words of it in several places, or not at all. */
export type Heed = 'surely' | 'perhaps' | 'inWords' | 'nowhere'

/** … as a text's line says it, where all sentences of the note had the same effect. */
export const heeds: Record<Heed, string> = {
  surely: 'What the answers say about it is left out. Check the text.',
  perhaps: 'We can’t tell which answers it means, so what it may mean is left out. Check the text.',
  inWords: 'Nothing was left out for it. This note may be about this text: check it.',
  nowhere: 'Nothing was left out for it, so check the text.',
}

/** … before the sentences of the note for which nothing was done, where there are others. */
export const unheeded = 'Nothing was left out for '

/**
 * "check" if the host has to read a text because of their note about the guest: the note forbids something, and the text wasn't written
 * with all of that found and left out. Otherwise null.
 *
 * @param note the guest's note as it is today. What was added after the text was written has to be checked, too.
 * @param line the note stored with a text, or the warnings of posts, joined.
 */
export function noteCheck(note: string | null | undefined, line: string | null): 'check' | null {
  const forbidden = sentencesOf(note).filter(isForbidding)
  if (forbidden.length === 0) return null
  const said = line ?? ''
  const isKnown = forbidden.every((sentence) => said.includes(quoted([ended(sentence)]).slice(1, -1)))
  return isKnown && said.includes(heeds.surely) && !said.includes(unheeded) ? null : 'check'
}
