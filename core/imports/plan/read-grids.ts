import { isPlaceholder } from '../read/cell-text.ts'
import type { Sheet } from '../read/sheet.ts'
import { hasGivenName, isDate } from '../recognize/looks-like.ts'
import { normalizeWords } from '../recognize/normalize.ts'
import { isTimeOfDay } from '../recognize/programme.ts'
import { beginsWithName } from '../recognize/name-lines.ts'
import { isRoom } from '../recognize/value-rules.ts'
import { breakWords } from '../recognize/word-lists.ts'

const rowsLookedAt = 10
const longestLabel = 30
const leastLabels = 2
const mostLabels = 0.8
/** Of the filled cells, those that have to name people. */
const leastPeople = 0.4
/** From here on the cells are names rather than titles. */
const mostlyNames = 0.5

const weekdays = new Set(
  `mon monday tue tues tuesday wed wednesday thu thur thurs thursday fri friday sat saturday sun sunday mo montag di dienstag mi mittwoch
  do donnerstag fr freitag sa samstag sonnabend so sonntag lundi mardi mercredi jeudi vendredi samedi dimanche lunes martes miercoles
  jueves viernes sabado domingo segunda terca quarta quinta sexta lunedi martedi mercoledi giovedi venerdi sabato domenica maandag
  dinsdag woensdag donderdag vrijdag zaterdag zondag mandag tirsdag onsdag torsdag fredag lordag sondag mandag tisdag lordag poniedzialek
  wtorek sroda czwartek piatek sobota niedziela понедельник вторник среда четверг пятница суббота воскресенье понеділок вівторок середа
  четвер субота неділя 月 火 水 木 金 土 日 月曜 火曜 水曜 木曜 金曜 土曜 日曜 周一 周二 周三 周四 周五 周六 周日 월 화 수 목 금 토 일`.split(
    /\s+/,
  ),
)
const numberedPattern =
  /^(?:day|tag|jour|dia|giorno|dag|dzien|day no|week|woche|semaine|semana|track|stage|stream|slot|session|room|hall|buhne|sala|salle|raum|saal|zaal|день|зал) ?(?:\d{1,2}|[a-h]|one|two|three|i{1,3})$/

/** "Monday", "Tue 3 May", "Day 2", "Room A", "10:00": what the columns of a timetable are called. */
function isLabel(cell: string): boolean {
  if (cell.length > longestLabel) return false
  const folded = normalizeWords(cell)
  return (
    isDate(cell) ||
    isTimeOfDay(cell) ||
    isRoom(cell) ||
    numberedPattern.test(folded) ||
    weekdays.has(folded.split(' ')[0]!)
  )
}

/** A timetable with days, rooms or times as columns and people in its cells, as a list with a row for each of them. */
export function layGridOut(sheet: Sheet): Sheet {
  const at = sheet.rows.slice(0, rowsLookedAt).findIndex(isLabelRow)
  if (at === -1) return sheet
  const labels = sheet.rows[at]!
  const [corner = ''] = labels
  const slots = sheet.rows.slice(at + 1).flatMap((row) =>
    labels.flatMap((label, column) => {
      const text = column === 0 || !label ? '' : (row[column] ?? '')
      return text && !isPlaceholder(text) ? [{ text, when: row[0] ?? '', label }] : []
    }),
  )
  const talks = slots.filter(({ text }) => !breakWords.has(normalizeWords(text)))
  const people = talks.filter(({ text }) => namesSomebody(text)).length
  if (people < leastLabels || people < talks.length * leastPeople) return sheet
  const names = talks.filter(({ text }) => beginsWithName(text)).length
  return {
    ...sheet,
    links: {},
    labelled: true,
    notes: [
      ...(sheet.notes ?? []),
      'A timetable was read cell by cell: row numbers here count its filled cells',
    ],
    rows: [
      [
        names >= talks.length * mostlyNames ? 'Speaker' : 'Session',
        isLabel(corner) || !corner ? 'Slot' : corner,
        'Column',
      ],
      ...talks.map(({ text, when, label }) => [text, when, label]),
    ],
  }
}

function isLabelRow(row: string[]): boolean {
  const labels = row.slice(1).filter(Boolean)
  return labels.length >= leastLabels && labels.filter(isLabel).length >= labels.length * mostLabels
}

const namesSomebody = (text: string) => !isLabel(text) && (beginsWithName(text) || hasGivenName(text))
