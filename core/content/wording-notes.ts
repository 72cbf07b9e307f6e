import { questionText } from '../questionnaires/default-questionnaire.ts'
import type { AskedQuestion } from '../questionnaires/questionnaire.ts'
import { counted } from '../text/format.ts'
import { quoted } from '../text/sentences.ts'

interface Worded {
  asked: AskedQuestion[]
  currentWordings?: string[]
  outdatedWordings?: string[]
}

/** Says which answers are in the host's wording, and which wordings aren't used, because the guest changed the answer later. */
export const wordingNotes = (worded: Worded, called: string): string[] => [
  ...inYourWording(worded),
  ...unusedWordings(worded, called),
]

function inYourWording({ asked, currentWordings: [id, ...more] = [] }: Worded): string[] {
  if (id === undefined) return []
  return more.length === 0
    ? [`The answer to ${quoted([questionText(id, asked) ?? id])} is in your wording.`]
    : [`${counted(more.length + 1, 'answer')} are in your wording.`]
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
