import type { Brief, Draft } from '@cueroom/core/content/brief.ts'
import type { ExtractedFields, ExtractionSource } from '@cueroom/core/guests/extract-guest.ts'
import type { ProviderName } from '@cueroom/core/prompts/provider-name.ts'
import type { Task } from '@cueroom/core/marketing/tasks.ts'
import { threads as processThreads } from '../threads/threads.ts'
import type { Config } from './openai.ts'

export interface WrittenDraft extends Draft {
  provider: ProviderName
  model: string | null
}

/** A guest's fields as they were read, and how sure the reading is, 0 to 1. */
export interface Reading {
  fields: ExtractedFields
  confidence: number
  method: 'model' | 'rules'
}

/** What a task of the Marketing Hub gave, and who did it. */
export interface Composed<Made> {
  draft: Made
  note: string | null
  provider: ProviderName
  model: string | null
}

export interface ModelCall {
  signal: AbortSignal
  /** The show it is for. */
  tenantId: string
}

export interface DraftCall extends ModelCall {
  /** Receives each piece of text as it is written, where the provider streams. */
  onText(text: string): void
}

/** What writes texts on this server. */
export interface Drafting {
  provider: ProviderName
  model: string | null
  draft(brief: Brief, call: DraftCall): Promise<WrittenDraft>
  /** Does a task of the Marketing Hub. */
  compose<For, Made>(task: Task<For, Made>, brief: For, call: ModelCall): Promise<Composed<Made>>
  /** Reads a guest's fields out of running text; only a model can. */
  extract?(source: ExtractionSource, call: ModelCall): Promise<Reading>
}

interface DraftingOptions {
  openai: Config | undefined
  /** Where the embedded drafter runs. */
  threads?: typeof processThreads
}

/** The configured model, or the embedded drafter when there is none. */
export function createDrafting({ openai, threads = processThreads }: DraftingOptions): Drafting {
  if (!openai) return drafterOn(threads)
  return {
    provider: 'openai',
    model: openai.model,
    // The client takes 100 ms to import: only where a model is used
    draft: async (brief, call) => (await import('./openai.ts')).draftWithModel(openai, brief, call),
    compose: async (task, brief, call) =>
      (await import('./compose-with-model.ts')).composeWithModel(openai, task, brief, call),
    extract: async (source, call) =>
      (await import('./extract-with-model.ts')).extractWithModel(openai, source, call),
  }
}

const drafterOn = (threads: typeof processThreads): Drafting => ({
  provider: 'drafter',
  model: null,
  draft: async (brief, call) => ({
    ...(await threads.run('draft', brief, call)),
    provider: 'drafter',
    model: null,
  }),
  compose: async (task, brief, call) => ({
    draft: (await threads.run('composeOffline', { task: task.name, brief }, call)) as never,
    note: null,
    provider: 'drafter',
    model: null,
  }),
})
