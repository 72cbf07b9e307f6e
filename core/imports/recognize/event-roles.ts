import type { ColumnProfile } from './column-profile.ts'
import { matchHeader } from './match-header.ts'
import { normalize, normalizeWords } from './normalize.ts'
import type { Table } from './table.ts'
import { listOfWords } from './word-starts.ts'

/** "Role" and "roles" in many languages. */
const roleWords = new Set(
  listOfWords(`
    role, roles, rolle, rollen, rôle, rôles, rol, papel, papéis, ruolo, ruoli, roll, roller, rooli, roolit, hlutverk, rola, úloha,
    szerep, szerepkör, szerepkörök, roluri, rolul, роль, роли, ролі, роля, uloga, vloga, vaidmuo, loma, rollid, ρόλος, ρόλοι, rolü,
    rolleri, peran, peranan, vai trò, majukumu, jukumu, الدور, الأدوار, תפקידים, نقش, भूमिका, ভূমিকা, บทบาท, 角色, 役割, ロール, 역할
  `),
)

/** "Student" in many languages: what most are in a course; those who meet have words that headers know. */
const studentWords = new Set(
  listOfWords(`
    student, students, learner, studierende, studierender, kursteilnehmer, étudiant, étudiante, élève, apprenant, estudiante, alumno,
    alumna, estudante, aluno, aluna, formando, studente, studentessa, corsista, cursist, studerende, kursist, elev, deltagare, deltager,
    deltaker, opiskelija, oppilas, nemandi, nemi, kursant, studentka, uczeń, žák, žiak, diák, hallgató, tanuló, cursant, студент,
    учень, слушатель, обучающийся, здобувач, курсист, φοιτητής, σπουδαστής, μαθητής, εκπαιδευόμενος, öğrenci, mahasiswa, pelajar,
    siswa, học viên, sinh viên, طالب, متعلم, دانشجو, סטודנט, תלמיד, छात्र, विद्यार्थी, ছাত্র, শিক্ষার্থী, นักเรียน, นักศึกษา, 学生, 學生,
    学员, 學員, 受講者, 학생, 수강생, mwanafunzi, studentas, üliõpilane, õppija, polaznik, učenik, dijak, študent, estudiant, alumne
  `),
)
const leastRows = 3
const mostDifferent = 0.7
const mostUsual = 0.6
const mostRoles = 0.7
const someRoles = 0.6

/** "Attendee", "Student" and "admin" under "Role": what people are in a meeting, a course or a program is no job. */
export function areEventRoles(header: string, profile: ColumnProfile, table: Table): boolean {
  const { values, filled, unique } = profile
  const [role = '', whose] = normalize(header).split(' ').toReversed()
  if (filled < leastRows || !roleWords.has(role) || (whose && !isOfMeeting(whose))) return false
  if (areOfAccounts(profile) && areAccounts(table)) return true
  // In the list of a laboratory that somebody is a student says who they are
  const isCourse = table.profiles.some(areDurations)
  const roles = values.filter((value) =>
    value.split(/, ?/).every((one) => isOfMeeting(one) || (isCourse && studentWords.has(normalize(one)))),
  )
  const least = isCourse ? someRoles : unique <= mostUsual ? mostRoles : 1
  return unique <= mostDifferent && roles.length >= filled * least
}

function isOfMeeting(value: string): boolean {
  const said = matchHeader(value)
  return said !== null && said.score >= 1 && (said.kind === 'name' || said.kind === 'other')
}

/** "subscriber", "Super Admin", "Guest": what a program lets people do, in a word or two. */
function areOfAccounts({ values, filled, averageWords }: ColumnProfile): boolean {
  const isOfAccount = (value: string) => /^(?:super.?)?admin/i.test(value) || /^\p{Ll}/u.test(value)
  const known = values.filter((value) => isOfAccount(value) || value.split(/, ?/).every(isOfMeeting))
  return averageWords < 2 && known.length >= filled * someRoles
}

/** Whether this lists the accounts of a program: "anaruiz", "ana.ruiz7", made of people's addresses or names. */
export const areAccounts = (table: Table) =>
  table.profiles.some((profile, column) => areLogins(profile, column, table))

function areLogins(
  { values, filled, unique }: ColumnProfile,
  column: number,
  { sheet, firstRow }: Table,
): boolean {
  if (filled < leastRows || unique < 1 || values.filter(isLogin).length < filled * mostLogins) return false
  const rows = sheet.rows.slice(firstRow, firstRow + rowsCompared).filter((row) => row[column])
  const own = rows.filter((row) => {
    const others = normalizeWords(row.filter((cell, at) => at !== column && cell.length < 80).join(' '))
    const parts = normalizeWords(row[column]!)
      .split(' ')
      .map((part) => part.replace(/(?<!\d)\d+$/, ''))
    return parts.some((part) => part.length > 2 && others.includes(part))
  })
  return own.length > rows.length / 2
}
const mostLogins = 0.6
const rowsCompared = 50
const isLogin = (value: string) => /^\p{Ll}[\p{L}\d._-]{2,30}$/u.test(value)

/** "2 days 4 hours", "1 h 6 min 38 s": how long somebody was there, or was away. */
const areDurations = ({ values, filled }: ColumnProfile) =>
  filled >= leastRows && values.filter(isDuration).length > filled / 2

function isDuration(value: string): boolean {
  const words = value.split(/[\s,]+/)
  return (
    words.length > 1 &&
    words.length <= longestDuration &&
    words.length % 2 === 0 &&
    words.every((word, at) => (at % 2 === 0 ? /^\d{1,4}$/ : /^\p{L}+\.?$/u).test(word))
  )
}
const longestDuration = 8
