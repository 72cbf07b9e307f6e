import type { ColumnProfile } from './column-profile.ts'
import { matchHeader } from './match-header.ts'
import { normalize } from './normalize.ts'
import { type ColumnGuess, leftOut, type Table } from './table.ts'

const talkWordsPattern =
  /\b(?:abstracts?|sessions?|talks?|slides?|slot|track|room|vortrag|vortrage|raum|conference|palestra|sessao|charla|ponencia|sesion|salle|resume|intervento|lezing|foredrag|prelekcja|prednaska|доклад|episodes?|ep|epi|podcast|seasons?|season|recording|recorded|aired|airs|air|release|released|publish|published|publication|show ?notes|folge|folgen|staffel|aufnahme|veroffentlichung|sendung|episodios?|temporada|grabacion|grabado|publicacion|emision|gravacao|lancamento|puntata|puntate|stagione|registrazione|pubblicazione|aflevering|seizoen|opname|avsnitt|sasong|inspelning|publicering|innspilling|udgivelse|optagelse|jakso|kausi|aanitys|odcinek|odcinki|sezon|nagranie|dil|epizoda|nataceni|epizod|resz|felvetel|episod|saison|enregistrement|diffusion|bolum|kayit|yayin|выпуск|эпизод|сезон|запись|випуск|епізод)\b|摘要|题目|題目|演題|講演|발표|エピソード|収録|公開日|放送|集数|期数|节目|節目|录制|發布|发布|에피소드|녹음|방송|حلقة|الحلقة|פרק|הקלטה/

/** Beginnings that compounds and cases only add to. */
const talkStartPattern =
  /(?:^| )(?:episod|epizod|folgen|avsnitt|aflever|odcin|puntat|inspelning|opptak|optagels|aufnahme|nagrani|opname|sendung|veroffentlich|grabaci|gravac|registrazion|выпуск|эпизод|запис|випуск)/

/** Whether a sheet is a programme: it has columns about talks. */
export const isProgramme = ({ headers }: Table) =>
  headers.some((header) => {
    const folded = normalize(header)
    return talkWordsPattern.test(folded) || talkStartPattern.test(folded)
  })

/** "Title" is also what a talk has, and what "Dr" is; null when it is a job. */
export function doubtTitle(header: string, profile: ColumnProfile, table: Table): ColumnGuess | null {
  if (profile.salutation > 0.5) return leftOut('salutation')
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
  const phrases = profile.averageWords > 4.5 && profile.unique > 0.8
  const programme = isProgramme(table) && profile.unique > 0.6
  const talks =
    programme && (profile.averageWords > 2 || (profile.job < 0.2 && hasBetterTitle(header, table)))
  if (!phrases && !talks) return null
  if (profile.job > 0.3 && !talks) return null
  return leftOut('talk')
}

const bareTitlePattern =
  /^(?:title|titel|titre|titulo|titolo|tittel|tytul|nazwa|название|заголовок|baslik|otsikko|タイトル|标题|標題|제목|عنوان|כותרת)$/
const isBare = (header: string) => bareTitlePattern.test(normalize(header))

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
