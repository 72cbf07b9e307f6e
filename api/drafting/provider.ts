import { isBoom } from '@hapi/boom'
import type { Brief, Draft } from '@cueroom/core/content/brief.ts'
import { longestContent } from '@cueroom/core/content/content.ts'
import type { ExtractedFields, ExtractedGuest, ExtractionSource } from '@cueroom/core/guests/extract-guest.ts'
import type { ProviderName } from '@cueroom/core/prompts/provider-name.ts'
import type { BriefOf, DraftOf, TaskName } from '@cueroom/core/marketing/task-kinds.ts'
import type { SuggestedQuestion } from '@cueroom/core/questionnaires/suggest-questions.ts'
import type { Show } from '@cueroom/core/show/show-settings.ts'
import { problem } from '../problems/problems.ts'
import { threads as processThreads } from '../threads/threads.ts'
import { learnedOf, type JsonForm } from './learned.ts'
import type { Config } from './model-client.ts'

export interface WrittenDraft extends Draft {
  provider: ProviderName
  model: string | null
}

/** A guest's fields as they were read, and how sure the reading is, 0 to 1. */
export interface Reading {
  fields: ExtractedFields
  confidence: number
  /** The same per field, if known. */
  confidences?: ExtractedGuest['confidences']
  method: 'model' | 'rules'
}

/** What a task of the Marketing Hub gave, and who did it. */
export interface ComposedDraft<Made> {
  draft: Made
  note: string | null
  provider: ProviderName
  model: string | null
}

/** Suggested questions, and who wrote them. */
export interface SuggestedQuestions {
  questions: SuggestedQuestion[]
  provider: ProviderName
  model: string | null
}

export interface ModelCall {
  signal: AbortSignal
  /** The show it is for. */
  tenantId: string
}

export interface DraftCall extends ModelCall {
  /** Receives each chunk of text, if the provider streams. */
  onText(text: string): void
}

/** What writes texts on this server. */
export interface Drafting {
  provider: ProviderName
  model: string | null
  /** How its server is asked for JSON; null without a model, and until it was asked. */
  jsonForm(): JsonForm | null
  draft(brief: Brief, call: DraftCall): Promise<WrittenDraft>
  /** Does a task of the Marketing Hub. */
  compose<N extends TaskName>(task: N, brief: BriefOf<N>, call: ModelCall): Promise<ComposedDraft<DraftOf<N>>>
  /** Extracts a guest's fields from answers and biography, by rules if there is no model or it fails. */
  extract(source: ExtractionSource, call: ModelCall): Promise<Reading>
  /** Suggests a questionnaire, by templates if there is no model or it fails. */
  suggestQuestions(show: Show, call: ModelCall): Promise<SuggestedQuestions>
}

/** A model, and the threads on which its prompts are built and its answers are read. */
export interface ModelWriter {
  config: Config
  threads: typeof processThreads
}

interface DraftingOptions {
  openai: Config | undefined
  /** Receives what an administrator should know about the model; never a text or a prompt. */
  notice?: (message: string) => void
  /** Where texts of other people are read and written. */
  threads?: typeof processThreads
}

/** The configured model, or the embedded drafter when there is none. */
export function createDrafting({
  openai: given,
  notice = () => {},
  threads = processThreads,
}: DraftingOptions): Drafting {
  const drafter = drafterOn(threads)
  if (!given) return drafter
  const openai = { ...given, notice }
  const writer = { config: openai, threads }
  return {
    provider: 'openai',
    model: openai.model,
    jsonForm: () => learnedOf(openai).jsonForm,
    // The client takes 100 ms to import: only where a model is used
    draft: async (brief, call) => (await import('./openai.ts')).draftWithModel(writer, brief, call),
    compose: async (task, brief, call) =>
      (await import('./compose-with-model.ts')).composeWithModel(writer, task, brief, call),
    extract: (source, call) =>
      withFallback(
        { ...call, notice: byRules('read a guest’s fields', notice) },
        async () => (await import('./extract-with-model.ts')).extractWithModel(openai, source, call),
        () => drafter.extract(source, call),
      ),
    suggestQuestions: (show, call) =>
      withFallback(
        { ...call, notice: byRules('suggest a questionnaire', notice) },
        async () => (await import('./suggest-with-model.ts')).suggestWithModel(openai, show, call),
        () => drafter.suggestQuestions(show, call),
      ),
  }
}

interface FallbackCall extends ModelCall {
  notice(error: unknown): void
}

/** Says why the rules did it. Only our own sentences: a server's could repeat the prompt. */
const byRules = (work: string, notice: (message: string) => void) => (error: unknown) =>
  notice(
    `We used rules to ${work} because the language model failed: ${isBoom(error) ? error.message : 'unknown error'}`,
  )

/** What the model makes, or the drafter where the model fails, unless the call was aborted. */
const withFallback = <T>(
  { signal, notice }: FallbackCall,
  model: () => Promise<T>,
  drafter: () => Promise<T>,
) =>
  model().catch((error: unknown) => {
    if (signal.aborted) throw error
    notice(error)
    return drafter()
  })

/** It quotes whole sentences, and a visitor's may have thousands of words. */
const answersTooLong = () =>
  problem(422, 'text_too_long', 'This text would be too long. Shorten the longest answers and try again.')

const drafterOn = (threads: typeof processThreads): Drafting => ({
  provider: 'drafter',
  model: null,
  jsonForm: () => null,
  draft: async (brief, call) => {
    const draft = await threads.run('draft', brief, call)
    if (draft.content.length > longestContent) throw answersTooLong()
    return { ...draft, provider: 'drafter', model: null }
  },
  compose: async (task, brief, call) => ({
    draft: await threads.run('composeOffline', { task, brief }, call),
    note: await threads.run('unusedNote', brief, call),
    provider: 'drafter',
    model: null,
  }),
  extract: async (source, call) => ({
    ...(await threads.run('extractGuest', source, call)),
    method: 'rules',
  }),
  suggestQuestions: async (show, call) => ({
    questions: await threads.run('suggestQuestions', show, call),
    provider: 'drafter',
    model: null,
  }),
})
