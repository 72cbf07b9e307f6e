import type { ColumnProfile } from './column-profile.ts'
import type { ImportField } from './import-column.ts'
import { looksLikeJob } from './looks-like.ts'
import { matchHeader } from './match-header.ts'
import { normalize } from './normalize.ts'
import { isEnumeration } from './row-evidence.ts'
import { isProgramme } from './programme.ts'
import { type ColumnGuess, leftOut, type Table } from './table.ts'
import { isProse } from './value-rules.ts'

/** "Title" is also what a talk has, and what "Dr" is; null when it is a job. */
export function doubtTitle(header: string, profile: ColumnProfile, table: Table): ColumnGuess | null {
  if (profile.salutation > 0.5) return leftOut('salutation')
  if (!isBare(header) && isProse(profile)) return null
  if (
    profile.filled === 0 ||
    /\b(?:job|position|designation|tag ?line|headline|occupation|profession|beruf\w*|poste|cargo|puesto)\b/.test(
      normalize(header),
    )
  )
    return null
  if (profile.job > (isBare(header) && isProgramme(table) && profile.averageWords > 2.5 ? 0.7 : 0.5))
    return null
  if (
    isBare(header) &&
    isProgramme(table) &&
    (profile.job < 0.3 || profile.averageWords > 2.5) &&
    !supportsTitle(profile)
  )
    return leftOut('talk')
  if (isBare(header) && (isOfThings(profile, table) || isOfDates(profile, table))) return leftOut('talk')
  const phrases = profile.averageWords > 4.5 && profile.unique > 0.8
  const programme = isProgramme(table) && profile.unique > 0.6
  const talks =
    programme && (profile.averageWords > 2 || (profile.job < 0.2 && hasBetterTitle(header, table)))
  if (!phrases && !talks) return null
  if (profile.job > 0.3 && !talks) return null
  return leftOut('talk')
}

/** "Topic" in many languages. */
const topicWords = `
  topic, topics, theme, themes, subject, subjects, thema, themen, sujet, sujets, tema, temas, asunto, assunto, argomento,
  argomenti, onderwerp, onderwerpen, ämne, ämnen, emne, emner, aihe, aiheet, temat, tematy, téma, témata, konu, konusu, teema,
  topik, тема, теми, темы, θέμα, θέματα, موضوع, الموضوع, נושא, विषय, หัวข้อ, chủ đề, 主题, 主題, 议题, テーマ, 주제
`
  .split(',')
  .map(normalize)

const isAboutTopics = (header: string) => {
  const folded = ` ${normalize(header)} `
  return topicWords.some((word) => folded.includes(/^[a-z]/.test(word) ? ` ${word} ` : word))
}
const listsShare = 0.3

/** In a programme one topic a row is what that episode is about; several are what somebody can talk about. */
export function doubtTopic(
  header: string,
  field: ImportField,
  profile: ColumnProfile,
  table: Table,
): ColumnGuess | null {
  if (field !== 'expertise' || !isAboutTopics(header) || !isProgramme(table)) return null
  const lists = profile.values.filter(isEnumeration).length
  return lists > profile.filled * listsShare ? null : leftOut('talk', 'Says what episodes are about')
}

const bareTitlePattern =
  /^(?:title|titel|titre|titulo|titolo|tittel|tytul|nazwa|название|заголовок|baslik|otsikko|タイトル|标题|標題|제목|عنوان|כותרת)$/
const isBare = (header: string) => bareTitlePattern.test(normalize(header))

/** Next to "Imprint" or "Episode" titles in which nothing is a job are those of books and episodes. */
const isOfThings = ({ values, filled, unique }: ColumnProfile, { headers }: Table) =>
  filled > 2 &&
  unique > 0.8 &&
  values.filter(looksLikeJob).length < filled * 0.4 &&
  headers.some((other) => matchHeader(other)?.kind === 'thing')

/** Next to days, titles of which hardly any is a job are those of talks. */
const isOfDates = ({ filled, unique, job, averageWords }: ColumnProfile, { profiles }: Table) =>
  filled > 2 &&
  unique > 0.8 &&
  job < 0.15 &&
  averageWords > 1.5 &&
  profiles.some(({ date, fill }) => date > 0.6 && fill > 0.4)

/** Short and repeated, as positions in a firm are. */
const supportsTitle = ({ averageWords, unique, job }: ColumnProfile) =>
  averageWords < 2.5 && unique < 0.5 && job > 0.1

/** Next to "Tagline" or "Job title" a bare "Title" in a programme is what the talk is called. */
const hasBetterTitle = (header: string, { headers }: Table) =>
  normalize(header).split(' ').length === 1 &&
  headers.some((other) => normalize(other) !== normalize(header) && matchHeader(other)?.field === 'title')

/** Rank labels and codes ("Staff", "A2") are worse job titles than a column of real ones. */
export function titleFit(header: string, { job, unique, averageWords, filled }: ColumnProfile): number {
  if (filled === 0) return -0.2
  const named =
    /\b(?:job|designation|occupation|profession|tagline|headline|beruf\w*|cargo|poste|puesto)\b/.test(
      normalize(header),
    )
  return (named ? 0.03 : 0) + 0.04 * job + 0.02 * Math.min(unique, 0.5) + (averageWords > 1.3 ? 0.02 : 0)
}
