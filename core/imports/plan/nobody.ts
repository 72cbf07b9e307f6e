import { isPersonName, wordsOf } from '../recognize/looks-like.ts'
import { isOfNames, matchHeader } from '../recognize/match-header.ts'
import { isRoom } from '../recognize/value-rules.ts'
import { isNoGuest } from '../recognize/word-lists.ts'
import type { RowValues } from './guest-values.ts'
import { isCalledAfterCrew } from './leave-crew-out.ts'

/** A header is surely one of names from here on. */
const saysName = 0.95

/** What a template or an account is called that is no person's: "Plantilla – nombre y apellidos", "Raum Husum", "Podcast team". */
export function isNobody(name: string, values: RowValues): boolean {
  if (isNoGuest(name) || isRoomAccount(name)) return true
  const [local = ''] = (values.email?.[0] ?? '').toLowerCase().split('@')
  const isCrew = isPersonName(name) ? / (?:team|staff|crew)$/i.test(name) : isCalledAfterCrew(name)
  if (isCrew && wordsOf(name).includes(local)) return true
  const asked = isPersonName(name) ? '' : name.split(/ [–—-] |: /).at(-1)!
  return asked.includes(' ') && isOfNames(asked) && matchHeader(asked)!.score >= saysName
}

/** "Raum Husum", "Konferenzraum Sylt", but not "Michael C Hall". */
const isRoomAccount = (name: string) =>
  isRoom(name) &&
  !/ (?:hall|stage)$/iu.test(name) &&
  (!isPersonName(name) || /^\p{L}{4,20}(?:raum|room|zaal) /iu.test(name))
