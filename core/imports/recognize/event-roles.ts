import type { ColumnProfile } from './column-profile.ts'
import { matchHeader } from './match-header.ts'
import { normalize } from './normalize.ts'
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
const mostDifferent = 0.6
const mostRoles = 0.7

/** "Attendee" and "Student" again and again under "Role": what people are in a meeting or a course is no job. */
export function areEventRoles(
  header: string,
  { values, filled, unique }: ColumnProfile,
  table: Table,
): boolean {
  if (filled < leastRows || unique > mostDifferent || !roleWords.has(normalize(header))) return false
  // In the list of a laboratory that somebody is a student says who they are
  const isCourse = table.profiles.some(areDurations)
  const roles = values.filter(
    (value) => isOfMeeting(value) || (isCourse && studentWords.has(normalize(value))),
  )
  return roles.length >= filled * mostRoles
}

function isOfMeeting(value: string): boolean {
  const said = matchHeader(value)
  return said !== null && said.score >= 1 && (said.kind === 'name' || said.kind === 'other')
}

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
