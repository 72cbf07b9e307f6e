import type { RecapBrief } from '@cueroom/core/marketing/recap-prompt.ts'
import { joinedRecap } from '@cueroom/core/recaps/joined-recap.ts'
import type { RecapDraft, WrittenRecap } from '@cueroom/core/recaps/recap.ts'
import { piecesOf } from '@cueroom/core/recaps/recap-pieces.ts'
import type { Show } from '@cueroom/core/show/show-settings.ts'
import type { Cue } from '@cueroom/core/transcripts/cue.ts'
import { isBoom } from '@hapi/boom'
import pLimit from 'p-limit'
import { failed } from '../drafting/no-text.ts'
import type { ComposedDraft, Drafting, ModelCall } from '../drafting/provider.ts'
import { threads } from '../threads/threads.ts'
import { present } from '@cueroom/core/text/present.ts'

/** What a recap is written from. */
interface RecapSource {
  show: Show
  /** Title of the episode. */
  episode: string
  cues: Cue[]
}

/** Milliseconds for all parts of a talk together. */
const deadline = 135_000
/** Local models do not write faster side by side. */
const atATime = 2

/** The recap by rules. */
async function extractedRecap(cues: Cue[], call: ModelCall): Promise<RecapDraft & WrittenRecap> {
  const draft = await threads.run('extractRecap', cues, call)
  return { ...draft, provider: 'drafter', model: null }
}

/**
 * A recap with the model where there is one: it reads the talk in parts that fit into its context. Parts that it doesn't
 * finish in time are summed up by rules.
 */
export async function writeRecap(
  drafting: Drafting,
  { show, episode, cues }: RecapSource,
  { signal: caller, tenantId }: ModelCall,
): Promise<RecapDraft & WrittenRecap> {
  if (drafting.provider === 'drafter') return extractedRecap(cues, { signal: caller, tenantId })
  const { pieces, isCut } = piecesOf(cues)
  const late = AbortSignal.timeout(deadline)
  const signal = AbortSignal.any([caller, late])
  const limit = pLimit(atATime)
  const parts = await Promise.all(
    pieces.map((piece) =>
      limit(() =>
        writePart(drafting, { ...piece, show, episode, parts: pieces.length }, { signal, tenantId }),
      ),
    ),
  )
  caller.throwIfAborted()
  const read = parts.filter((part) => part.provider === 'openai')
  // The host hears why: a busy model says when to try again
  if (read.length === 0) throw late.aborted ? failed() : parts[0]!.failure
  return {
    ...joinedRecap(parts.map(({ draft }) => draft)),
    ...{ provider: 'openai', model: drafting.model },
    note: noteOf({ read: read.length, parts: parts.length, isCut, notes: parts.map(({ note }) => note) }),
  }
}

/** A part of a recap, and why the model didn't write it, if so. */
interface WrittenPart extends ComposedDraft<RecapDraft> {
  failure?: unknown
}

/** A part by the model, or by rules where the model fails or is late. */
async function writePart(drafting: Drafting, brief: RecapBrief, call: ModelCall): Promise<WrittenPart> {
  try {
    return await drafting.compose('recap', brief, call)
  } catch (error) {
    // A model that refuses our key refuses every part
    if (isBoom(error) && error.data.code === 'provider_refused') throw error
    // Not with the call's signal: the time that is up is the model's
    const { tenantId } = call
    const draft = await threads.run('composeOffline', { task: 'recap', brief }, { tenantId })
    return { draft: draft as RecapDraft, note: null, provider: 'drafter', model: null, failure: error }
  }
}

interface Reached {
  /** Parts that the model read. */
  read: number
  parts: number
  /** The talk is longer than all parts together. */
  isCut: boolean
  /** Of the parts. */
  notes: (string | null)[]
}

function noteOf({ read, parts, isCut, notes: ofParts }: Reached): string | null {
  const notes = [
    ...new Set(ofParts),
    read < parts &&
      `The language model read ${read} of ${parts} parts of the talk; the rest is drafted by template.`,
    isCut && 'The talk is too long for the language model, so its end is missing.',
  ]
  return present(notes).join(' ') || null
}
