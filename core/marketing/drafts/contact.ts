import { oneLine } from '../../drafting/host-words.ts'
import { hasGivenName } from '../../imports/recognize/looks-like.ts'
import { isEnglishWord } from '../../text/english-words.ts'
import { sentences } from '../../text/sentences.ts'
import type { OutreachBrief } from '../briefs.ts'

/** "Contact: Anna Huber", "Write to Anna.", "Ansprechpartnerin Anna Huber" */
const named =
  /(?:^|[ (])(?:[Aa]ttn\.?|[Cc]ontact(?: person)?(?: is)?|[Aa]nsprechpartner(?:in)?(?: ist)?|[Cc]all|[Gg]reet|[Ww]rite to):? (\p{Lu}[\p{L}’'-]{1,30}(?: \p{Lu}[\p{L}’'-]{1,30})?)/u
/** "Johannes paid last year": whom the host's note is about. */
const spokenOf = /^(\p{Lu}[\p{L}’'-]{1,30}(?: \p{Lu}[\p{L}’'-]{1,30})?) \p{Ll}/u
/** Somebody else than the reader is there, too: "Johannes recommended them". */
const ofTwo = /\b(?:them|their|they|yours?|you)\b/iu

/** A name, and no word that begins a sentence as well: "Mark the date", "Will call". */
const isName = (text: string) =>
  hasGivenName(text) && (text.includes(' ') || !isEnglishWord(text.toLowerCase()))

/**
 * The one person at the sponsor whom the host's context or notes name; null if they name none, or several. Never the guest
 * or a host.
 */
export function contactOf({ request, sponsor, guest, show }: OutreachBrief): string | null {
  const notes = [request.additionalContext, sponsor?.outreachNotes, sponsor?.contactStrategy]
  const all = notes.flatMap((note) => sentences(note ?? '')).flatMap((sentence) => sentence.split(/(?<=;) /u))
  const labelled = all.flatMap((sentence) => named.exec(sentence)?.[1] ?? [])
  const spoken = all.flatMap((sentence) => (ofTwo.test(sentence) ? [] : (spokenOf.exec(sentence)?.[1] ?? [])))
  const others = [guest?.name, ...show.hosts.map(({ name }) => name)].join(' ')
  const [name, ...rest] = new Set(
    (labelled.length > 0 ? labelled : spoken).filter((one) => isName(one) && !others.includes(one)),
  )
  return name !== undefined && rest.length === 0 ? name : null
}

export const greetingOf = (brief: OutreachBrief) =>
  `Hello ${contactOf(brief) ?? `${oneLine(brief.request.sponsorName)} team`},`

export const changeGreeting = (name: string) =>
  `The greeting names ${name}, from your notes. Change it if somebody else reads the email.`
