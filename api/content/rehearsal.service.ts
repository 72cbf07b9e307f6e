import type { Rehearsal, RehearsedPiece, RehearsedText } from '@cueroom/core/content/rehearsal.ts'
import { characterCount, wordCount } from '@cueroom/core/text/word-count.ts'
import type { Brief } from '@cueroom/core/content/brief.ts'
import type { ReceivedSettings, Show } from '@cueroom/core/show/show-settings.ts'
import type { Db } from '../db/tenant.ts'
import type { Drafting, ModelCall, WrittenDraft } from '../drafting/provider.ts'
import { brief } from './content.service.ts'

/** Milliseconds that all texts of a rehearsal may take together. */
const deadline = 140_000

interface Rehearsed {
  guestId: number
  today: Brief
  changed: Brief
}

/** What is written from for each guest: the saved show, and the same with the settings to try. */
export async function briefs(
  db: Db,
  { guestIds, ...tried }: ReceivedSettings & { guestIds: number[] },
): Promise<Rehearsed[]> {
  const rehearsed: Rehearsed[] = []
  for (const guestId of new Set(guestIds)) {
    const today = await brief(db, { guestId, type: 'introduction' })
    rehearsed.push({ guestId, today, changed: { ...today, show: withTried(today.show, tried) } })
  }
  return rehearsed
}

/** Settings that were sent stand instead of the saved ones; hosts without a name are dropped, as when saving. */
function withTried(saved: Show, { hosts, ...tried }: ReceivedSettings): Show {
  const named = hosts?.filter(({ name }) => name)
  return { ...saved, ...(tried as Partial<Show>), ...(named && { hosts: named }) }
}

/** Writes both introductions of each guest, guest after guest: local models do not write faster side by side. */
export async function rehearse(
  drafting: Drafting,
  rehearsed: Rehearsed[],
  { signal: caller, tenantId }: ModelCall,
  emit: (piece: RehearsedPiece) => void,
): Promise<Rehearsal[]> {
  const signal = AbortSignal.any([caller, AbortSignal.timeout(deadline)])
  const rehearsals: Rehearsal[] = []
  for (const { guestId, today, changed } of rehearsed) {
    const write = async (version: RehearsedPiece['version'], wanted: Brief) => {
      const onText = (text: string) => emit({ guestId, version, text })
      return rehearsedText(await drafting.draft(wanted, { tenantId, signal, onText }))
    }
    const [before, after] = await Promise.all([write('today', today), write('changed', changed)])
    rehearsals.push({ guestId, guestName: today.guest.name, today: before, changed: after })
  }
  return rehearsals
}

const rehearsedText = ({ content, note, provider, model }: WrittenDraft): RehearsedText => ({
  content,
  note,
  provider,
  model,
  wordCount: wordCount(content),
  characterCount: characterCount(content),
})
