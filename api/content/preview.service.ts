import type { Preview, PreviewChunk, PreviewText } from '@cueroom/core/content/preview.ts'
import { characterCount, wordCount } from '@cueroom/core/text/word-count.ts'
import type { Brief } from '@cueroom/core/content/brief.ts'
import type { ReceivedSettings, Show } from '@cueroom/core/show/show-settings.ts'
import type { Db } from '../db/tenant.ts'
import type { Drafting, ModelCall, WrittenDraft } from '../drafting/provider.ts'
import { brief } from './content.service.ts'

/** Milliseconds that all texts of a preview may take together. */
const deadline = 140_000

export interface PreviewBriefs {
  guestId: number
  today: Brief
  changed: Brief
}

/** What is written from for each guest: the saved show, and the same with the settings to try. */
export async function briefs(
  db: Db,
  { guestIds, ...tried }: ReceivedSettings & { guestIds: number[] },
): Promise<PreviewBriefs[]> {
  const pairs: PreviewBriefs[] = []
  for (const guestId of new Set(guestIds)) {
    const today = await brief(db, { guestId, type: 'introduction' })
    pairs.push({ guestId, today, changed: { ...today, show: withTried(today.show, tried) } })
  }
  return pairs
}

/** Settings that were sent replace the saved ones; hosts without a name are dropped, as when saving. */
function withTried(saved: Show, { hosts, ...tried }: ReceivedSettings): Show {
  const named = hosts?.filter(({ name }) => name)
  return { ...saved, ...(tried as Partial<Show>), ...(named && { hosts: named }) }
}

/** Writes both introductions of each guest, guest after guest: local models do not write faster side by side. */
export async function preview(
  drafting: Drafting,
  pairs: PreviewBriefs[],
  { signal: caller, tenantId }: ModelCall,
  emit: (piece: PreviewChunk) => void,
): Promise<Preview[]> {
  const signal = AbortSignal.any([caller, AbortSignal.timeout(deadline)])
  const previews: Preview[] = []
  for (const { guestId, today, changed } of pairs) {
    const write = async (version: PreviewChunk['version'], brief: Brief) => {
      const onText = (text: string) => emit({ guestId, version, text })
      return previewText(await drafting.draft(brief, { tenantId, signal, onText }))
    }
    const [before, after] = await Promise.all([write('today', today), write('changed', changed)])
    previews.push({ guestId, guestName: today.guest.name, today: before, changed: after })
  }
  return previews
}

const previewText = ({ content, note, provider, model }: WrittenDraft): PreviewText => ({
  content,
  note,
  provider,
  model,
  wordCount: wordCount(content),
  characterCount: characterCount(content),
})
