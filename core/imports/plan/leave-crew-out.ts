import { isPlaceholder } from '../read/cell-text.ts'
import type { Sheet } from '../read/sheet.ts'
import { peopleWords } from '../recognize/header-kinds.ts'
import type { ImportColumn } from '../recognize/import-column.ts'
import { matchHeader } from '../recognize/match-header.ts'
import { normalize, normalizeWords } from '../recognize/normalize.ts'
import { isCalledAfterSomebody } from '../recognize/sheets-of-firms.ts'
import { hasStart, listOfWords } from '../recognize/word-starts.ts'
import { leaveSheetsOut, type SheetWithGuests } from './choose-sheets.ts'
import type { PlannedGuest, PlannedSheet } from './import-plan.ts'

/** Beginnings of words for those who make a show, or help, and for lists of what it costs, as tables are called. */
const crewStarts = listOfWords(`
  team, crew, staff, volunteer, helpers, our hosts, budget, expenses, technik, mitarbeit, helfer, freiwillig, ehrenamt, redaktionsteam, ausgaben, équipe, bénévole,
  technique, dépenses, collaborateur, equipo, voluntari, colaboradores, gastos, presupuesto, equipe, voluntári, despesas, orçamento, squadra, redazione, volontari,
  collaboratori, spese, medewerkers, ploeg, vrijwillig, begroting, medarbetare, frivillig, kostnader, utgifter, medarbeidere, medarbejdere, udgifter, tiimi, talkoolais,
  vapaaehtois, kulut, ekipa, zespół, wolontariusz, wydatki, tým, dobrovolníc, rozpočet, stáb, csapat, önkéntes, költség, echip, voluntar, cheltuieli, ekip, gönüllü,
  harcama, bütçe, команд, съёмочн, волонт, бюджет, расход, екип, доброволц, витрат, ομάδα, συνεργείο, εθελοντ, έξοδα, troškovi, stroški, komanda, meeskond, tim, relawan, anggaran,
  đội, スタッフ, チーム, 予算, 团队, 團隊, 工作人员, 工作人員, 志愿者, 预算, 스태프, 제작진, 자원봉사, 예산, فريق, طاقم, متطوع, ميزاني, צוות, מתנדב, תקציב, टीम, ทีม
`)

const leastJobs = 2
const mostJobs = 0.6
const mostNamed = 0.5
const longestName = 3

/** Who makes a show, or helps with it, has a table next to the guests. Alone, only the host knows. */
export function leaveCrewOut<T extends SheetWithGuests>(plans: T[], sheets: Sheet[]) {
  const rowsOf = (plan: T) => sheets.find(({ name }) => name === plan.sheet.name)!.rows
  return leaveSheetsOut(plans, (plan) => isOfCrew(plan, plans, rowsOf), 'to list who makes the show')
}

function isOfCrew<T extends SheetWithGuests>(plan: T, plans: T[], rowsOf: (plan: T) => string[][]): boolean {
  const { sheet, columns, guests } = plan
  if (guests.length === 0 || columns.some(isOfGuests)) return false
  const others = plans.filter((other) => other !== plan)
  if (isCalledAfterCrew(titleOf(sheet, rowsOf(plan), others))) return true
  const elsewhere = new Set(others.flatMap((other) => other.guests.map(({ guest }) => guest.name)))
  const most = Math.max(0, ...others.map((other) => other.guests.length))
  const areOthers = guests.length <= most && !guests.some(({ guest }) => elsewhere.has(guest.name))
  return (
    (areOthers && makeShows(rowsOf(plan).slice(sheet.headerRow ?? 0), columns)) ||
    areNamed(
      guests,
      others.flatMap((other) => cellsAboutOthers(other, rowsOf(other))),
    )
  )
}

const isOfGuests = ({ field, header }: ImportColumn) =>
  field === 'interviewDate' ||
  field === 'bio' ||
  (field === 'name' &&
    normalize(header)
      .split(' ')
      .some((word) => peopleWords.has(word)))

export function isCalledAfterCrew(name: string): boolean {
  const words = normalize(name).split(' ')
  return (
    words.length <= longestName &&
    !words.some((word) => peopleWords.has(word)) &&
    hasStart(words.join(' '), crewStarts) &&
    !isCalledAfterSomebody(name)
  )
}

/** What a table is called: the sheet, or where this has several, the one cell above its header. */
function titleOf({ name, headerRow }: PlannedSheet, rows: string[][], others: SheetWithGuests[]): string {
  const bare = name.replace(furtherPattern, '')
  if (!others.some(({ sheet }) => sheet.name.replace(furtherPattern, '') === bare)) return name
  const [title = '', ...cells] = (rows[(headerRow ?? 0) - 2] ?? []).filter(Boolean)
  return cells.length === 0 ? title : ''
}
const furtherPattern = / \(\d+\)$/

/** "Host", "Producer", "Sound": nearly all jobs are such. */
function makeShows(rows: string[][], columns: ImportColumn[]): boolean {
  return columns.some(({ index, field }) => {
    if (field !== null && field !== 'title') return false
    const jobs = rows.flatMap((row) => row[index] || [])
    return jobs.length >= leastJobs && jobs.filter(isOfShow).length >= jobs.length * mostJobs
  })
}

const isOfShow = (job: string) => matchHeader(job.split(/[,(/&+]/, 1)[0]!.trim())?.kind === 'other'

/** What is under "Host", "Interviewer" and "Publicist", and in a column that says the same few things again and again. */
const cellsAboutOthers = ({ columns }: SheetWithGuests, rows: string[][]) =>
  columns
    .filter(({ field }) => field === null)
    .flatMap(({ index, header }) => {
      const cells = rows
        .flatMap((row) => row[index] || [])
        .filter((cell) => !isPlaceholder(cell) && !cell.includes('@'))
      const different = [...new Set(cells)]
      const repeats = different.length <= cells.length * mostDifferent
      return repeats || matchHeader(header)?.kind === 'other' ? different : []
    })
const mostDifferent = 0.8

/** "Sid Okonjo" where another table has "Sid" under "Interviewer"; one of them may be a namesake. */
function areNamed(guests: PlannedGuest[], cells: string[]): boolean {
  const said = ` ${cells.map(normalizeWords).join('  ')} `
  const names = guests.map(({ guest }) => normalizeWords(guest.name))
  const whole = names.filter((name) => name.includes(' ') && said.includes(` ${name} `))
  const first = names.filter((name) => said.includes(` ${name.split(' ', 1)[0]!} `))
  return (
    whole.length >= names.length * mostNamed ||
    (first.length >= leastJobs && first.length >= names.length * mostNamed)
  )
}
