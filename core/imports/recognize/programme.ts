import { normalize } from './normalize.ts'
import { readClock } from './read-date.ts'
import type { Table } from './table.ts'

const talkWordsPattern =
  /\b(?:abstracts?|papers?|authors?|auteurs?|autoren|autores|autori|sessions?|talks?|slides?|slot|track|room|vortrag|vortrage|raum|conference|palestra|sessao|charla|ponencia|sesion|salle|resume|intervento|lezing|foredrag|prelekcja|prednaska|доклад|episodes?|ep|epi|podcast|seasons?|season|recording|recorded|aired|airs|air|release|released|publish|published|publication|show ?notes|folge|folgen|staffel|aufnahme|veroffentlichung|sendung|episodios?|temporada|grabacion|grabado|publicacion|emision|gravacao|lancamento|puntata|puntate|stagione|registrazione|pubblicazione|aflevering|seizoen|opname|avsnitt|sasong|inspelning|publicering|innspilling|udgivelse|optagelse|jakso|kausi|aanitys|odcinek|odcinki|sezon|nagranie|dil|epizoda|nataceni|epizod|resz|felvetel|episod|saison|enregistrement|diffusion|bolum|kayit|yayin|выпуск|эпизод|сезон|запись|випуск|епізод)\b|摘要|题目|題目|演題|講演|발표|エピソード|収録|公開日|配信|放送|集数|期数|节目|節目|录制|發布|发布|에피소드|녹음|방송|حلقة|الحلقة|פרק|הקלטה/

/** Beginnings that compounds and cases only add to. */
const talkStartPattern =
  /(?:^| )(?:episod|epizod|folgen|avsnitt|aflever|odcin|puntat|inspelning|opptak|optagels|aufnahme|nagrani|opname|sendung|veroffentlich|grabaci|gravac|registrazion|выпуск|эпизод|запис|випуск)/

/** Whether a sheet is a programme: it has columns about talks, or one of times of the day. */
export const isProgramme = ({ headers, profiles }: Table) =>
  headers.some((header) => {
    const folded = normalize(header)
    return talkWordsPattern.test(folded) || talkStartPattern.test(folded)
  }) || profiles.some(({ values }) => values.length > 1 && areTimes(values))

/** A few may be "TBA" or "afternoon". */
const areTimes = (values: readonly string[]) => values.filter(isTimeOfDay).length >= values.length * 0.7

/** "9:00", "9.30", "14 h", "10:00–11:00" */
export const isTimeOfDay = (text: string) =>
  text.length < 20 &&
  /^\d{1,2}(?: ?(?:h|hod|uhr)\.?|(?::|[.h](?=[0134][05]))\d\d(?: ?[ap](?:\.?m\.?)?)?)(?: ?[-–] ?\d{1,2}[:.h]\d\d)?$/i.test(
    text,
  )

/** Under any header: "0.5", "1930" and "2015" may be figures of something else. */
export const isPlainlyTime = (value: string) =>
  isTimeOfDay(value) || (value.length < 20 && /[\p{L}:]/u.test(value) && readClock(value) !== null)
