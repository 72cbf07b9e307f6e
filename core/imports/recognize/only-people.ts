import type { ColumnProfile } from './column-profile.ts'
import { normalize } from './normalize.ts'
import { type ColumnGuess, found, isName, type Table } from './table.ts'

const leastPeople = 3
const mostPeople = 0.6
const someKnown = 0.25
const leastUnique = 0.25
const confidence = 0.6

/** Who holds a course or leads a walk is called so; in other lists it is who looks after a row. */
const leadingWords = new Set(
  `owner lead leader led by facilitator facilitators instructor instructors teacher trainer tutor coach responsible
   responsavel responsable responsabile leiter leiterin leitung dozent dozentin dozierende kursleiter kursleitung
   docente ministrante instrutor instrutora professor professora profesor profesora formateur formatrice formatore formatrice
   animateur animatrice anime docent lesgever begeleider kursledare ledare kursleder ansvarlig ansvarig prowadzacy prowadzaca
   lektor lektorka lektori egitmen ведущий преподаватель тренер`.split(/\s+/),
)

/** In a programme that names nobody else, the people under "owner" or "instructor" are who is in it. The host is asked. */
export function takeOnlyPeople(guesses: ColumnGuess[], { headers, profiles }: Table) {
  if (guesses.some(isName) || !profiles.some(({ date, fill }) => date > 0.5 && fill > 0.4)) return
  const [only, ...others] = guesses.flatMap(({ code }, column) =>
    (code === 'other-person' || code === 'unrecognized') && arePeople(profiles[column]!) ? [column] : [],
  )
  if (only === undefined || others.length > 0 || !isOfLeaders(headers[only]!)) return
  guesses[only] = { ...found('name', confidence), reason: 'No other column contains names' }
}

const arePeople = ({ filled, person, given, unique }: ColumnProfile) =>
  filled >= leastPeople && person > mostPeople && given > someKnown && unique > leastUnique

const isOfLeaders = (header: string) =>
  normalize(header)
    .split(' ')
    .some((word) => leadingWords.has(word))
