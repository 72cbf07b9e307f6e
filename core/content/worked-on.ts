import { contentTypeLabels } from './content-labels.ts'
import type { TextState } from './content.ts'

type WorkedOn = Pick<TextState, 'edited' | 'factCheck'>

/** Whether the host edited a text or the guest checked it. Such a text is replaced only on request. */
export const isWorkedOn = ({ edited, factCheck }: WorkedOn) => edited !== null || factCheck !== null

/** Error code for refusing to replace an edited or checked text. */
export const textEdited = 'text_edited'

/** Which text isn't replaced, and why: "Show Notes for Ada Lovelace (text 12) was edited by hand, so it wasn't replaced." */
export function whyKept(text: WorkedOn & Pick<TextState, 'id' | 'contentType'>, guestName: string): string {
  const reason = text.factCheck ? 'checked by the guest' : 'edited by hand'
  return `${contentTypeLabels[text.contentType]} for ${guestName} (text ${text.id}) was ${reason}, so it wasn't replaced.`
}
