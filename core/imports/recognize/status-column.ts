import { normalize } from './normalize.ts'
import { statusIn } from './status-words.ts'
import { type ColumnGuess, found, type Table } from './table.ts'

/** "Status", "Booking status", "Status Aufnahme", and what languages call it that do not say status. */
const statusPattern =
  /^(?:\p{L}{1,14} )?(?:status|statut|estado|stato|stav|stan|staat|stadium|tila|durum|durumu|stare|staatus|statuss|busena|estatus|etat|allapot|статус|состояние|стан|състояние|κατασταση|stanje|trang thai|الحالة|حالة|סטטוס|स्थिति|สถานะ|ステータス|状態|進捗|状态|狀態|상태|진행 상태)(?: \p{L}{1,14})?$/u

/** Of different values: the rest may be remarks, or what nobody else calls so. */
const knownShare = 0.5

/** The column that says how far each guest's episode is: next to interviews, since orders are completed, too. */
export function findStatus(guesses: ColumnGuess[], { headers, profiles }: Table) {
  const names = headers.map(normalize)
  const hasInterviews =
    guesses.some(({ field }) => field === 'interviewDate') || names.includes('interview date')
  if (!hasInterviews || guesses.some(({ field }) => field === 'episodeStatus')) return
  const column = guesses.findIndex(({ field, code }, at) => {
    const isOpen = field === null && code !== 'chosen' && code !== 'remembered'
    return isOpen && statusPattern.test(names[at]!) && areStatuses(profiles[at]!.values)
  })
  if (column !== -1) guesses[column] = found('episodeStatus', 0.95)
}

function areStatuses(values: readonly string[]): boolean {
  const different = [...new Set(values)]
  return different.length > 0 && different.filter(statusIn).length >= different.length * knownShare
}
