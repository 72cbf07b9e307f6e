import { questionText } from '../questionnaires/default-questionnaire.ts'
import type { AskedQuestion } from '../questionnaires/questionnaire.ts'
import { counted } from '../text/format.ts'
import { quoted } from '../text/sentences.ts'
import type { SentenceSource } from './sentence-source.ts'

export interface Worded {
  asked: AskedQuestion[]
  currentWordings?: string[]
  outdatedWordings?: string[]
}

/** Where notes send the host to word an answer; on screen it is a link. */
export const answersTab = 'the guest’s Answers tab'

/** Says which answers are in the host's wording, and which wordings aren't used, because the guest changed the answer later. */
export const wordingNotes = (worded: Worded, called: string): string[] => [
  ...inWording(worded, 'your'),
  ...unusedWordings(worded, called),
]

/** Says in a file of a text, which others may read, which of its answers are in the host's wording; of all answers if its sources are unknown. */
export function hostsWordings(
  { asked, currentWordings = [] }: Worded,
  sources: readonly SentenceSource[] = [],
): string[] {
  const used = new Set(
    sources.flatMap(({ from }) => from.filter(({ kind }) => kind === 'answer')).map(({ key }) => key),
  )
  const ofText = sources.length > 0 ? currentWordings.filter((id) => used.has(id)) : currentWordings
  return inWording({ asked, currentWordings: ofText }, 'the host’s')
}

function inWording({ asked, currentWordings: [id, ...more] = [] }: Worded, whose: string): string[] {
  if (id === undefined) return []
  return more.length === 0
    ? [`The answer to ${quoted([questionText(id, asked) ?? id])} is in ${whose} wording.`]
    : [`${counted(more.length + 1, 'answer')} are in ${whose} wording.`]
}

function unusedWordings({ asked, outdatedWordings: outdated = [] }: Worded, called: string): string[] {
  if (outdated.length === 0) return []
  const [id] = outdated
  const which =
    outdated.length === 1
      ? `Your wording of the answer to ${quoted([questionText(id!, asked) ?? id!])} isn’t`
      : `Your wordings of ${counted(outdated.length, 'answer')} aren’t`
  return [`${which} used, because ${called} changed ${outdated.length === 1 ? 'it' : 'them'} later.`]
}
