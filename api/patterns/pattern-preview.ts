import type { Brief, TrainingPattern } from '@cueroom/core/content/brief.ts'
import type { PreviewChunk } from '@cueroom/core/content/preview.ts'
import type { ReceivedPattern } from '@cueroom/core/patterns/pattern.ts'
import type { PatternPreview } from '@cueroom/core/patterns/patterns.contract.ts'
import { longestPrompt } from '@cueroom/core/prompts/prompt.ts'
import { brief } from '../content/content.service.ts'
import { preview, type PreviewBriefs } from '../content/preview.service.ts'
import type { Db } from '../db/tenant.ts'
import type { Drafting, ModelCall } from '../drafting/provider.ts'
import { threads } from '../threads/threads.ts'
import { list } from './patterns.service.ts'

interface Tried {
  guestId: number
  pattern: ReceivedPattern
  /** Id of the saved pattern that it replaces. */
  id?: number | undefined
}

/** What a guest's text is written from without a pattern and with it, at its place. @throws 404 */
export async function previewBriefs(db: Db, { guestId, pattern, id }: Tried): Promise<PreviewBriefs> {
  const { contentType } = pattern
  const saved = await brief(db, { guestId, type: contentType })
  const active = (await list(db)).filter((each) => each.contentType === contentType && each.isActive)
  const place = active.findIndex((each) => each.id === id)
  const without: TrainingPattern[] = active.filter((each) => each.id !== id)
  const tried: TrainingPattern = { ...pattern, description: pattern.description ?? null }
  const withIt = without.toSpliced(place < 0 ? without.length : place, 0, tried)
  return { guestId, today: { ...saved, patterns: without }, changed: { ...saved, patterns: withIt } }
}

/** Writes both texts, and what a language model is or would be given for them. */
export async function previewPattern(
  drafting: Drafting,
  briefs: PreviewBriefs,
  call: ModelCall,
  emit: (piece: PreviewChunk) => void,
): Promise<PatternPreview> {
  const promptOf = async (from: Brief) => {
    const { system, user } = await threads.run('contentPrompt', { brief: from, longest: longestPrompt }, call)
    return `${system}\n\n${user}`
  }
  const prompts = { today: await promptOf(briefs.today), changed: await promptOf(briefs.changed) }
  const [written] = await preview(drafting, [briefs], call, emit)
  const { guestName, today, changed } = written!
  return { guestName, today, changed, prompts }
}
