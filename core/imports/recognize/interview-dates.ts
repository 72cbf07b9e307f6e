import { isPlaceholder } from '../read/cell-text.ts'
import { areTickets } from './attendance.ts'
import { isForeign } from './header-vocabulary.ts'
import { normalize } from './normalize.ts'
import { isAmbiguous, readDate, sharedOrder } from './read-date.ts'
import { matchHeader } from './match-header.ts'
import { isPlainlyTime } from './programme.ts'
import type { ColumnProfile } from './column-profile.ts'
import { type ColumnGuess, found, leftOut, type Table } from './table.ts'
import { hasStart, listOfWords } from './word-starts.ts'

/** Beginnings of words for a recording or an interview. */
const recordingStarts = listOfWords(`
  record, interview, taping, taped, tape, shoot, filming, conversation, aufnahme, aufgenommen, aufzeichn, gesprach, dreh,
  enregistr, entretien, tournage, graba, entrevist, rodaje, grava, registraz, registriam, intervist,
  opname, opnemen, gesprek, inspelning, spelar in, spelas in, aufnehm, nehmen auf, optag, intervju, opptak, innspilling, optagels, haastattelu, nauhoitus, aanitys, nagran,
  nagryw, wywiad, rozmow, natac, nahrav, rozhovor, felvetel, interju, inregistr, interviu, cekim, roportaj, kayit, запис,
  интервью, інтерв, съемк, съёмк, зйомк, ηχογραφ, συνεντευξ, rekam, wawancara, snima, intervij, salvestus, irasym, ierakst,
  entrevista, entrevue, ghi am, ghi hinh, thu am, quay phim, phong van, 収録, 録音, 録画, 取材, 対談, インタビュー, 录制, 錄製, 录音, 錄音, 采访, 採訪, 拍摄, 訪談, 访谈, 녹음, 녹화, 촬영,
  인터뷰, 대담, تسجيل, مقابلة, הקלטה, ראיון, रिकॉर्डिंग, साक्षात्कार, บันทึก, สัมภาษณ์
`)

/** What a booking is called, or a bare question for its time. */
const bookingWords = new Set(
  listOfWords(`
    when, appointment, appointment date, appointment time, booked for, scheduled for, booking date, slot booked, call date,
    meeting date, session, slot, chat, call, chat date, meet, we talk on, day in the studio, in the studio, on mic, booked in, booked, session date, studio date, studio day, guest date, on air with us, date of visit, visit, coming in, wann,
    termin, gesprächstermin, gasttermin, quand, rendez vous, date du rendez vous, cuando, cuándo, cita, fecha de la cita, quando,
    appuntamento, wanneer, afspraak, när, bokad tid, når, milloin, kiedy, termin spotkania, kdy, termín, mikor, időpont, când,
    programare, ne zaman, randevu, когда, дата встречи, коли, πότε, ραντεβού, kapan, jadwal, khi nào, lịch hẹn, いつ, 日程, 予定日,
    언제, 일정, 什么时候, 時間安排, متى, الموعد, מתי, מועד`),
)

/** Beginnings of words for what happens before or after an interview. */
const otherStarts = listOfWords(`
  publi, release, air, goes out, out on, live, launch, post, drop, upload, creat, submit, sent, contact, invit, pitch, request,
  edit, deadline, due, sign, end, updat, modif, confirm, follow, birth, register, expire, arriv, depart, until, veroffentlich,
  erschein, sende, ausstrahl, online, kontakt, angefragt, geburt, ende, bis, diffus, parution, sort, mise en ligne, naissance,
  fin, emision, lanzamiento, nacimiento, sale, estreno, lancamento, vai ao ar, estreia, uscita, esce, pubbl, nascita, uitzend,
  verschijn, geboorte, slapp, sand, utgiv, utsend, julkais, emisj, emisja, wydan, premier, vydan, vysil, megjelen, adas, difuz,
  lansare, yayin, выход, выпуск, публик, эфир, вихід, публік, ефір, δημοσ, tayang, rilis, terbit, phat hanh, dang, 配信, 公開, 放送,
  上线, 上線, 发布, 發布, 播出, 업로드, 방송, 공개, 게시, 발행, نشر, بث, פרסום, שידור
`)

const startPattern =
  /^(?:start|starts|start (?:date|time|date time|at)|event start|start date and time|from|beginn|debut|inicio|inizio|date time|booked time)$/
export const endPattern =
  /^(?:end|ends|end (?:date|time|date time|at)|event end|ende|fin|fine|fim|until|duration|length|runtime|dauer|duree|duracion|duracao|durata|duur)$/
const conferencePattern =
  /\b(?:abstracts?|talks?|room|track|stage|session (?:type|format)|raum|saal|salle|sala|ponencia|palestra)\b/

/** "Zoom booked for" */
const bookedPattern = / (?:booked|scheduled) (?:for|on)$/

/** Short forms that begin other words. */
const recordingWordPattern = /(?:^| )(?:rec|recs|film|int|aufn|enr|grab|grav|opn|insp|nagr)(?: |$)/

const leastDates = 0.6

/** Columns of days on which guests are interviewed: their headers say so, and their values are dates. */
export function findInterviewDates(guesses: ColumnGuess[], table: Table) {
  const taken = guesses.some(({ field }) => field === 'interviewDate')
  const best = taken ? -1 : bestColumn(guesses, table)
  if (best !== -1 && isOfEvent(best, table)) guesses[best] = leftOut('other-subject', bareDateReason)
  else if (best !== -1) guesses[best] = found('interviewDate', 0.95, 'values')
  else if (!taken) judgeBareDates(guesses, table)
  guesses.forEach((guess, column) => {
    if (guess.field === 'interviewDate' && !guess.dateOrder) setOrder(guesses, table, column)
  })
}

function bestColumn(guesses: ColumnGuess[], table: Table): number {
  const told = bestByHeader(guesses, table)
  return told === -1 ? onlyAppointments(guesses, table) : told
}

function bestByHeader(guesses: ColumnGuess[], table: Table): number {
  const scores = guesses.map((guess, column) =>
    guess.field === null && isOpen(guess, table.headers[column]!) && isOfDates(table.profiles[column]!)
      ? headerScore(table, column)
      : 0,
  )
  const most = Math.max(0, ...scores)
  return most === 0 ? -1 : scores.indexOf(most)
}

/** One day all the way down a list of tickets is when the doors open. */
const isOfEvent = (column: number, table: Table) =>
  areTickets(table.headers) &&
  headerScore(table, column) < 3 &&
  new Set(table.profiles[column]!.values).size === 1 &&
  table.profiles[column]!.filled > 1

const maxSeconds = 0.3

/**
 * The only dates of a sheet, none of which says what happens then, are appointments if the sheet has a column of times
 * or they are under "Time (UTC)".
 */
function onlyAppointments(guesses: ColumnGuess[], { headers, groups, profiles }: Table): number {
  if (headers.some((header) => conferencePattern.test(normalize(header)))) return -1
  const open = headers.flatMap((header, column) => {
    const text = normalize(`${groups[column] ?? ''} ${header}`)
    const isFree = guesses[column]!.field === null && isOpen(guesses[column]!, header)
    return isFree && isOfDates(profiles[column]!) && !saysOther(text) && !stampPattern.test(text)
      ? [column]
      : []
  })
  const isTime = (value: string) =>
    isPlaceholder(value) || (isPlainlyTime(value) && readDate(value) === null && !secondsPattern.test(value))
  const timed = profiles.flatMap(({ filled, values }, at) => (filled > 1 && values.every(isTime) ? [at] : []))
  const nextToTimes = open.filter((column) => timed.some((at) => Math.abs(at - column) === 1))
  const [column] = nextToTimes.length === 1 ? nextToTimes : open
  if (column === undefined || (open.length > 1 && nextToTimes.length !== 1)) return -1
  const isCalledTime = bareTimePattern.test(normalize(headers[column]!))
  return timed.length > 0 || (isCalledTime && isTimed(profiles[column]!)) ? column : -1
}

/** Most dates have a time, and few have seconds. */
const isTimed = ({ values }: ColumnProfile) =>
  values.filter((value) => readDate(value)?.time).length > values.length * leastDates &&
  values.filter((value) => /\d:\d\d:\d\d/.test(value)).length < values.length * maxSeconds

const bareTimePattern = /^(?:date (?:and )?)?time(?: (?:utc|gmt|[a-z]{2,3}t))?$/
const stampPattern =
  /\b(?:orders?|ordered|ticket|purchased?|bestellt|bestellung|bestelldatum|anmeldung|anmeldedatum|time ?stamp|zeitstempel|horodateur|marca temporal|carimbo|eingang|received|modified|cancell?ed|booked at|last|added|born)\b/

/** Headers that say no more than that a column holds dates. */
const bareDateWords = new Set(
  listOfWords(`
    date, dates, day, date time, date and time, datum, tag, datum und uhrzeit, jour, date et heure, fecha, dia, fecha y hora,
    data, data e hora, data e ora, giorno, dag, dato, paiva, paivamaara, dátum, nap, tarih, gün, дата, день,
    ημερομηνια, tanggal, ngày, 日付, 日期, 날짜, التاريخ, תאריך, तारीख, วันที่
  `),
)

/**
 * Stamps of programs and past episodes lie behind: days ahead are arranged ones, though maybe of something else. Such are those
 * under "Date", and the only ones of a sheet under a word that nobody knows.
 */
function judgeBareDates(guesses: ColumnGuess[], { headers, groups, profiles }: Table) {
  if (headers.some((header) => conferencePattern.test(normalize(header)))) return
  const dated = headers.flatMap((header, at) => {
    const isFree = guesses[at]!.field === null && isOpen(guesses[at]!, header) && !groups[at]
    return isFree && isOfDates(profiles[at]!) ? [at] : []
  })
  const bare = dated.find((at) => bareDateWords.has(normalize(headers[at]!)))
  const isUnknown = (at: number) => {
    const header = normalize(headers[at]!)
    return guesses[at]!.code === 'unrecognized' && !saysOther(header) && !stampPattern.test(header)
  }
  const [unknown] = profiles.filter(isOfDates).length === 1 ? dated.filter(isUnknown) : []
  const column = bare ?? unknown
  if (column === undefined) return
  if (areAhead(profiles[column]!))
    guesses[column] = {
      ...found('interviewDate', 0.7),
      reason: 'Its dates are in the future, but may not be interview dates',
    }
  else if (bare !== undefined) guesses[column] = leftOut('other-subject', bareDateReason)
}

/** Why dates that could be anything's are left out. */
export const bareDateReason = "The file doesn't say what these dates are for"

function areAhead({ values }: ColumnProfile): boolean {
  const today = new Date().toISOString().slice(0, 10)
  return values.filter((value) => (readDate(value)?.date ?? '') > today).length > values.length / 2
}

/** "Zoom booked for" only resembles "booked by". */
const isOpen = ({ code }: ColumnGuess, header: string) =>
  code !== 'chosen' && code !== 'remembered' && (code !== 'other-person' || matchHeader(header) === null)

const isOfDates = (profile: ColumnProfile) =>
  profile.values.length > 0 &&
  !areStamps(profile) &&
  profile.values.filter((value) => readDate(value) !== null).length >= profile.values.length * leastDates

/** Nobody makes an appointment to the second: a program noted when something happened. */
const secondsPattern = /\d:\d\d:(?!00)\d\d/
const areStamps = ({ values, filled }: ColumnProfile) =>
  filled > 1 && values.filter((value) => secondsPattern.test(value)).length > filled / 2

/** Whether a normalized header is about what happens before or after an interview. */
export const saysOther = (header: string) => hasStart(header, otherStarts)

/** 3: the recording's date; 2: a booking's; 1: where what was booked starts; 0: something else. */
function headerScore({ headers, groups }: Table, column: number): number {
  const text = normalize(`${groups[column] ?? ''} ${headers[column]!}`)
  if (saysOther(text)) return 0
  if (hasStart(text, recordingStarts)) return 3
  const own = normalize(headers[column]!)
  if (bookingWords.has(own) || bookedPattern.test(own)) return 2
  if (recordingWordPattern.test(text)) return 3
  const others = headers.map(normalize)
  const isBooking = startPattern.test(own) && others.some((other) => endPattern.test(other))
  return isBooking && !others.some((other) => conferencePattern.test(other)) ? 1 : 0
}

/** What comes first in a date: as other dates of the sheet have it, and as all do whose headers are not in English. */
function setOrder(guesses: ColumnGuess[], { headers, profiles }: Table, column: number) {
  const guess = guesses[column]!
  const { values } = profiles[column]!
  const order =
    sharedOrder(values) ??
    sharedOrder(profiles.flatMap((profile) => (profile.date > 0.5 ? profile.values : [])))
  if (order) guess.dateOrder = order
  else {
    const ambiguousDate = values.find(isAmbiguous)
    if (ambiguousDate === undefined) return
    const order = isInEnglish(guesses, headers) ? 'unsure' : 'day-first'
    Object.assign(guess, { dateOrder: order, ambiguousDate })
  }
}

const isInEnglish = (guesses: ColumnGuess[], headers: string[]) =>
  !guesses.some(({ field }, at) => field && field !== 'interviewDate' && isForeign(headers[at]!))
