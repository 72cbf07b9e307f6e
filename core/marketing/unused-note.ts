import { hostWords, leftUnused } from '../drafting/host-words.ts'
import type { BriefOf, TaskName } from './task-kinds.ts'

/** Note about the host's input that a template didn't use; null if it used everything. Loads lists of words: for worker threads. */
export function unusedNote(brief: BriefOf<TaskName>): string | null {
  if (!('request' in brief)) return null
  const { request } = brief
  return leftUnused(
    hostWords('additionalContext' in request ? request.additionalContext : null),
    request.note,
  )
}
