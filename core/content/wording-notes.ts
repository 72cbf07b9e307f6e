import { questionText } from '../questionnaires/default-questionnaire.ts'
import type { AskedQuestion } from '../questionnaires/questionnaire.ts'
import { counted } from '../text/format.ts'
import { quoted } from '../text/sentences.ts'

interface Worded {
  asked: AskedQuestion[]
  outdatedWordings?: string[]
}

/** Says which of the host's wordings aren't used, because the guest changed the answer later. */
export function wordingNotes({ asked, outdatedWordings: outdated = [] }: Worded, called: string): string[] {
  if (outdated.length === 0) return []
  const [id] = outdated
  const which =
    outdated.length === 1
      ? `Your wording of the answer to ${quoted([questionText(id!, asked) ?? id!])} isn’t`
      : `Your wordings of ${counted(outdated.length, 'answer')} aren’t`
  return [`${which} used, because ${called} changed ${outdated.length === 1 ? 'it' : 'them'} later.`]
}
