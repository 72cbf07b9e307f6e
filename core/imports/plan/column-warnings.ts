import { isPlaceholder } from '../read/cell-text.ts'
import type { Sheet } from '../read/sheet.ts'
import type { ImportColumn, ImportField } from '../recognize/import-column.ts'
import { listed } from '../../text/format.ts'
import { bareDateReason, saysOther } from '../recognize/interview-dates.ts'
import { isDate } from '../recognize/looks-like.ts'
import { normalize } from '../recognize/normalize.ts'
import { hasStart, listOfWords } from '../recognize/word-starts.ts'
import type { ImportWarning } from './import-plan.ts'
import { fieldNames } from './questions.ts'

/** Fields of which a guest has one value: of several columns, the first filled one counts. */
const single = new Set<ImportField>([
  'name',
  'firstName',
  'lastName',
  'title',
  'company',
  'email',
  'linkedin',
  'website',
  'interviewDate',
  'interviewTime',
  'episodeStatus',
])

/** What a host should know about how columns go together. `firstRow`: the first under the header, from 0. */
export function columnWarnings(sheet: Sheet, firstRow: number, columns: ImportColumn[]): ImportWarning[] {
  const warn = (field: ImportField, message: string) => ({ sheet: sheet.name, row: null, field, message })
  const time = columns.find(({ field }) => field === 'interviewTime')
  const lacksDate = time && !columns.some(({ field }) => field === 'interviewDate')
  const bareDate = columns.find(({ reason }) => reason === bareDateReason)
  const episodes = columns.filter(isOfEpisodes)
  const published = columns.filter(
    ({ field, header, samples }) => field === null && saysOther(normalize(header)) && samples.some(isDate),
  )
  return [
    ...(episodes.length > 0 && published.length > 0
      ? [aboutEpisodes(sheet.name, [...episodes, ...published])]
      : []),
    ...(bareDate
      ? [
          warn(
            'interviewDate',
            `“${bareDate.header}” isn't used, because the file doesn't say what these dates are for. If they are interviews, import the column as the interview date`,
          ),
        ]
      : []),
    ...(lacksDate
      ? [warn('interviewTime', `“${time.header}” isn't used: no column is the interview date`)]
      : []),
    ...doubled(columns).flatMap(([first, second]) => {
      const rows = sheet.rows.slice(firstRow).filter((cells) => differ(cells, first, second)).length
      if (rows === 0) return []
      const where = rows === 1 ? 'the row that has' : `the ${rows} rows that have`
      const message = `“${first.header}” and “${second.header}” are both the ${fieldNames[first.field!]}. In ${where} both, only “${first.header}” is used`
      return [warn(first.field!, message)]
    }),
  ]
}

/** "Episode", "Folge 12": what a plan of episodes numbers. */
const isOfEpisodes = ({ field, header, samples }: ImportColumn) =>
  field === null && samples.length > 0 && hasStart(normalize(header), episodeStarts)
const episodeStarts = listOfWords(`
  episode, episod, epizod, folge, avsnitt, aflever, odcin, puntata, jakso, bolum, díl, diel, rész, capitulo, выпуск, эпизод, випуск, епізод, επεισόδ, エピソード, 集, 에피소드,
  حلقة, פרק
`)

function aboutEpisodes(sheet: string, columns: ImportColumn[]): ImportWarning {
  const names = listed([...new Set(columns.map(({ header }) => `“${header}”`))])
  const message = `${names} are about episodes. An import adds only guests; add episodes under Episodes`
  return { sheet, row: null, field: null, message }
}

/** Pairs of columns for one value, at least one of which the host chose. The first counts, as in `rowValues`. */
function doubled(columns: ImportColumn[]): [ImportColumn, ImportColumn][] {
  const isChosen = ({ code }: ImportColumn) => code === 'chosen' || code === 'remembered'
  const sorted = columns
    .filter(({ field }) => field && single.has(field))
    .toSorted((a, b) => b.confidence - a.confidence || a.index - b.index)
  return sorted.flatMap((second, at) => {
    const first = sorted
      .slice(0, at)
      .find(({ field, person }) => field === second.field && person === second.person)
    return first && (isChosen(first) || isChosen(second))
      ? [[first, second] as [ImportColumn, ImportColumn]]
      : []
  })
}

function differ(cells: string[], first: ImportColumn, second: ImportColumn): boolean {
  const [one, other] = [cells[first.index] ?? '', cells[second.index] ?? '']
  return one !== other && [one, other].every((cell) => cell !== '' && !isPlaceholder(cell))
}
