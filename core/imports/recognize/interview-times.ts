import { isPlaceholder } from '../read/cell-text.ts'
import { endPattern, saysOther } from './interview-dates.ts'
import { normalize } from './normalize.ts'
import { isPlainlyTime } from './programme.ts'
import { readClock, readDate } from './read-date.ts'
import { type ColumnGuess, found, leftOut, type Table } from './table.ts'
import { zoneOf } from './time-zones.ts'

const timePattern =
  /(?:^| )(?:time|times|time of day|slot|start|starts|beginn|debut|inicio|inizio|heure|heures|hora|horas|horario|ora|ore|uur|orario|tid|kl|klokke|klockan|kello|kellonaika|godzina|cas|ura|vreme|vrijeme|ido|saat|laiks|laikas|aeg|kell|waktu|jam|masa|gio|thoi gian|время|час|ωρα|समय|वक्त)$/
/** Ends of compounds, and words of scripts without spaces. */
const timeEndPattern =
  /(?:zeit|tijd|tijdstip|starttid|klokkeslaet|klokkeslett|klockslag|時間|時刻|时间|时刻|시간|시각|الوقت|الساعة|שעה|เวลา)$/
const zonePattern =
  /^(?:(?:recording|interview|session|call) )?(?:time ?zone|tz|zone|zeitzone|fuseau horaire|zona horaria|fuso horario|fuso orario|tijdzone|tidszon|tidssone|tidszone|aikavyohyke|strefa czasowa|casove pasmo|saat dilimi|часовой пояс|часовии пояс)$/

/** The share of a column's values that must be times where its header says that they are: others are "TBC", "evening". */
const leastTimes = 0.5

/** The column of times of day that the interview dates of a sheet lack, and the one of the zone they are in. */
export function findInterviewTimes(guesses: ColumnGuess[], table: Table) {
  const date = guesses.findIndex(({ field }) => field === 'interviewDate')
  if (date === -1) return
  const chosen = guesses.findIndex(({ field }) => field === 'interviewTime')
  const time = chosen === -1 ? timeColumn(date, guesses, table) : chosen
  if (time !== undefined && chosen === -1) guesses[time] = found('interviewTime', 0.95)
  const zone = zoneColumn(Math.max(time ?? date, date), guesses, table)
  if (zone === undefined) return
  guesses[date]!.zoneColumn = zone
  guesses[zone] = leftOut('other-subject', 'Part of the interview date')
}

const isOpen = ({ field, code }: ColumnGuess) => field === null && code !== 'chosen' && code !== 'remembered'

const isTime = (value: string) => readClock(value) !== null

function timeColumn(date: number, guesses: ColumnGuess[], { headers, profiles }: Table): number | undefined {
  const dates = profiles[date]!.values
  if (dates.length > 0 && dates.every((value) => readDate(value)?.time)) return undefined
  const share = (at: number, test: (value: string) => boolean) => {
    const values = profiles[at]!.values.filter((value) => !isPlaceholder(value))
    return values.filter(test).length / (values.length || 1)
  }
  const open = guesses.flatMap((guess, at) => {
    const header = normalize(headers[at]!)
    if (!isOpen(guess) || endPattern.test(header) || saysOther(header)) return []
    const isCalled = timePattern.test(header) || timeEndPattern.test(header)
    const isTimes = isCalled ? share(at, isTime) >= leastTimes : share(at, isPlainlyTime) === 1
    return isTimes ? [{ at, isCalled }] : []
  })
  const near = [date + 1, date - 1].find((at) => open.some((column) => column.at === at))
  const called = open.filter(({ isCalled }) => isCalled)
  return near ?? (called.length === 1 ? called[0]!.at : undefined)
}

/** Next to the date or its time, else the only one of the sheet that holds zones. A guest's own zone is under a longer header. */
function zoneColumn(at: number, guesses: ColumnGuess[], { headers, profiles }: Table): number | undefined {
  const called = guesses.flatMap((guess, column) =>
    isOpen(guess) && zonePattern.test(normalize(headers[column]!)) ? [column] : [],
  )
  const near = [at + 1, at - 1].find((next) => called.includes(next))
  const zones = called.filter((column) => profiles[column]!.values.some((value) => zoneOf(value) !== null))
  return near ?? (zones.length === 1 ? zones[0] : undefined)
}
