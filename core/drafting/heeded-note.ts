import type { DraftedGuest } from '../content/brief.ts'
import { bansIn, heeds, shownNote, unheeded } from '../content/own-note.ts'
import { ended, quoted } from '../text/sentences.ts'
import { cutAway } from './cut-away.ts'
import { type Forbidden, forbiddenBy, isMatter } from './forbidden.ts'
import { isOtherLanguage } from './other-language.ts'

interface Heeded {
  guest: DraftedGuest
  /** The host’s note, and what was done about it. */
  notes: string[]
}

type Done = Pick<Forbidden, 'found'> & { sentence: string }

/** What was done about a note that forbids something; of several sentences, those for which nothing was done are named. */
function done(all: Done[]): string {
  const obeyed = all.filter(({ found }) => found === 'surely' || found === 'perhaps')
  const others = all.filter((one) => !obeyed.includes(one))
  const outcome =
    (['perhaps', 'surely', 'inWords'] as const).find((each) => all.some(({ found }) => found === each)) ??
    'nowhere'
  if (obeyed.length === 0 || others.length === 0) return heeds[outcome]
  const named = quoted([others.map(({ sentence }) => ended(sentence)).join(' ')])
  return `${heeds[outcome]} ${unheeded}${named}`
}

/**
 * What a note forbids. Where one half of "ni una palabra sobre su hermano / brother is in prison" does, the other says what is meant, if
 * it names nothing else ("no layoffs / loves jazz" does), or if the first is in another language and wasn’t understood.
 */
function forbiddenIn(given: DraftedGuest): (Forbidden & { sentence: string })[] {
  const read = (sentence: string) => ({ sentence, ...forbiddenBy(sentence, given) })
  return bansIn(given.notes).flatMap((ban) => {
    const own = ban.forbids.map(read)
    const isOpen = own.some(({ sentence, found }) => found !== 'surely' && isOtherLanguage(sentence, true))
    return [...own, ...ban.next.filter((half) => isOpen || isMatter(half)).map(read)]
  })
}

/** The guest without what the host’s own note about them forbids, as far as it is understood. */
export function withNoteHeeded(given: DraftedGuest): Heeded {
  const all = forbiddenIn(given)
  if (all.length === 0) return { guest: given, notes: shownNote(given.notes) }
  const guest = cutAway(given, (text, id) => all.some(({ isMeant }) => isMeant(text, id)))
  return { guest, notes: [...shownNote(given.notes), done(all)] }
}
