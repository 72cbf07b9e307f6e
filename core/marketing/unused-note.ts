import { hostWords, leftUnused } from '../drafting/host-words.ts'
import { present } from '../text/present.ts'
import { printedBiography } from './drafts/invitation.ts'
import type { BriefOf, TaskName } from './task-kinds.ts'

/**
 * Note about the host's words that a template printed as they were, or didn't use; null without any. Loads lists of words: for
 * worker threads.
 */
export function unusedNote(brief: BriefOf<TaskName>): string | null {
  if (!('request' in brief)) return null
  const { request } = brief
  const context = 'additionalContext' in request ? request.additionalContext : null
  const printed = 'biography' in request ? printedBiography(request) : null
  return present([printed, leftUnused(hostWords(context), request.note)]).join(' ') || null
}
