import type { Brief, Draft } from '@cueroom/core/drafting/drafter.ts'
import type { ProviderName } from '@cueroom/core/content/content.ts'
import type { Env } from '../env.ts'
import { draftOffline } from '@cueroom/core/drafting/offline-drafter.ts'

export interface WrittenDraft extends Draft {
  provider: ProviderName
  model: string | null
}

export interface DraftCall {
  signal: AbortSignal
  /** Receives each piece of text as it is written, where the provider streams. */
  onText(text: string): void
}

/** What writes texts on this server. */
export interface Drafting {
  provider: ProviderName
  model: string | null
  draft(brief: Brief, call: DraftCall): Promise<WrittenDraft>
}

/** The configured model, or the embedded drafter when there is none. */
export function createDrafting({ openai }: Pick<Env, 'openai'>): Drafting {
  if (!openai) return drafter
  return {
    provider: 'openai',
    model: openai.model,
    // The client takes 100 ms to import: only where a model is used
    draft: async (brief, call) => (await import('./openai.ts')).draftWithModel(openai, brief, call),
  }
}

const drafter: Drafting = {
  provider: 'drafter',
  model: null,
  draft: async (brief) => ({ ...draftOffline(brief), provider: 'drafter', model: null }),
}
