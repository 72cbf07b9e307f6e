import type { ColumnProfile } from './column-profile.ts'
import type { ImportField } from './import-column.ts'
import { matchQuestion } from './header-questions.ts'
import { mayBeJob } from './looks-like.ts'
import { isOfNames, matchHeader } from './match-header.ts'
import { normalize } from './normalize.ts'
import { isEnumeration } from './row-evidence.ts'
import { isProgramme } from './programme.ts'
import { type ColumnGuess, leftOut, type Table } from './table.ts'
import { isProse } from './value-rules.ts'

/** "Title" is also what a talk has, and what "Dr" is; null when it is a job. */
export function doubtTitle(header: string, profile: ColumnProfile, table: Table): ColumnGuess | null {
  if (profile.salutation > 0.5) return leftOut('salutation')
  const text = normalize(header)
  const isAsked = matchQuestion(text) === 'title' && !isProse(profile)
  if (profile.filled === 0 || jobHeaderPattern.test(text) || isAsked || isOfNamed(header, table)) return null
  const jobs = profile.values.filter(mayBeJob).length / profile.filled
  if (isBare(header) && areNamedByDay(table) && profile.job < sureJobs && hasPlainJobs(header, table))
    return leftOut('talk')
  if (isBare(header))
    return jobs < leastJobs(header, profile, table) && !supportsTitle(profile) ? leftOut('talk') : null
  if (isProse(profile) || profile.job > 0.5 || areInSmallLetters(profile)) return null
  const phrases = profile.averageWords > phraseWords && profile.unique > 0.8
  const talks =
    isProgramme(table) &&
    profile.unique > 0.6 &&
    (profile.averageWords > 2 || (profile.job < 0.2 && hasBetterTitle(header, table)))
  return talks || (phrases && profile.job <= 0.3) ? leftOut('talk') : null
}

/** No talk and no firm is called "barista, world champion". */
export const areInSmallLetters = ({ values }: ColumnProfile) =>
  values.filter((value) => /^\p{Ll}/u.test(value)).length > values.length * 0.6

/** "respondent_function" next to "respondent_last_name" */
function isOfNamed(header: string, { headers }: Table): boolean {
  const [whose = '', ...what] = normalize(header).split(' ')
  return (
    what.length > 0 &&
    headers.some((other) => {
      const words = normalize(other).split(' ')
      return words.length > 1 && words[0] === whose && isOfNames(other)
    })
  )
}

const jobHeaderPattern =
  /\b(?:job|position|designation|tag ?line|headline|occupation|profession|beruf\w*|poste|cargo|puesto)\b/

/** From here on titles are mostly those of talks. */
const phraseWords = 4.5

/** How many of the values under a bare "Title" must be jobs: most next to talks, episodes and days, and some anywhere. */
function leastJobs(header: string, profile: ColumnProfile, table: Table): number {
  const phrases = profile.averageWords > phraseWords
  if (isProgramme(table) || isAboutThings(table) || (profile.filled > 2 && hasDates(table)))
    return phrases ? 0.7 : 0.45
  if (phrases && profile.unique > 0.8) return 0.35
  // Jobs of other languages are known less well
  const english = table.language === null && normalize(header) === 'title'
  const isVaried = profile.filled > 2 && profile.unique > 0.5
  if (english) return isVaried && profile.averageWords > 1.3 ? 0.25 : 0
  return isVaried && profile.averageWords > 1.8 ? 0.15 : 0
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

/**
 * In a programme one topic a row is what that episode is about, and anywhere another phrase in each row is. Several are what
 * somebody can talk about.
 */
export function doubtTopic(
  header: string,
  field: ImportField,
  profile: ColumnProfile,
  table: Table,
): ColumnGuess | null {
  if (field !== 'expertise' || !isAboutTopics(header)) return null
  const { filled, unique, averageWords, values } = profile
  const areTalks = isProgramme(table) || (filled > 2 && unique > 0.8 && averageWords > wordsOfTalks)
  return areTalks && values.filter(isEnumeration).length <= filled * listsShare
    ? leftOut('talk', 'Says what episodes are about')
    : null
}
const wordsOfTalks = 3.5

const bareTitlePattern =
  /^(?:title|titel|titre|titulo|titolo|tittel|tytul|nazwa|название|заголовок|baslik|otsikko|タイトル|标题|標題|제목|عنوان|כותרת)$/
const isBare = (header: string) => bareTitlePattern.test(normalize(header))

/** Next to "Imprint" or "Episode". */
const isAboutThings = ({ headers }: Table) => headers.some((other) => matchHeader(other)?.kind === 'thing')

const hasDates = ({ profiles }: Table) => profiles.some(({ date, fill }) => date > 0.6 && fill > someRows)
/** Rows that carry on an episode have no date. */
const someRows = 0.25

/** With days and things such as episodes, "Title" next to "Position" is what one of these is called. */
const areNamedByDay = (table: Table) => isAboutThings(table) && table.profiles.some(({ date }) => date > 0.6)
const hasPlainJobs = (header: string, { headers, profiles }: Table) =>
  headers.some((other, at) => {
    const said = other === header || isBare(other) ? null : matchHeader(other)
    return said?.field === 'title' && said.score >= plainScore && profiles[at]!.filled > 0
  })
const plainScore = 0.95
const sureJobs = 0.5

/** Short and repeated, as positions in a firm are. */
const supportsTitle = ({ averageWords, unique, job }: ColumnProfile) =>
  averageWords < 2.5 && unique < 0.5 && job > 0.1

/** Next to "Tagline" or "Job title" a bare "Title" in a programme is what the talk is called. */
const hasBetterTitle = (header: string, { headers }: Table) =>
  normalize(header).split(' ').length === 1 &&
  headers.some((other) => normalize(other) !== normalize(header) && matchHeader(other)?.field === 'title')

/** Rank labels and codes ("Staff", "A2") are worse job titles than a column of real ones. */
export function titleFit(header: string, { job, unique, averageWords, filled, fill }: ColumnProfile): number {
  if (filled === 0) return -0.2
  // Few have a rank among the members; everybody does something
  const few = fill < fewRows ? 0.12 : 0
  const named =
    /\b(?:job|designation|occupation|profession|tagline|headline|beruf\w*|cargo|poste|puesto)\b/.test(
      normalize(header),
    )
  const sure = (named ? 0.03 : 0) + 0.04 * job + 0.02 * Math.min(unique, 0.5)
  return sure + (averageWords > 1.3 ? 0.02 : 0) - few
}
const fewRows = 0.5
