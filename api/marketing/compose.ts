import type { PostsBrief, PostsDraft } from '@cueroom/core/marketing/briefs.ts'
import type { Platform } from '@cueroom/core/marketing/platforms.ts'
import type { BriefOf, DraftOf, TaskName } from '@cueroom/core/marketing/task-kinds.ts'
import { failed } from '../drafting/no-text.ts'
import type { ComposedDraft, Drafting, ModelCall } from '../drafting/provider.ts'

/** Milliseconds that everything a call asks for may take together. */
const deadline = 140_000

/** Does one task within the deadline of the call. @throws a problem that says what the host can do. */
export async function compose<N extends TaskName>(
  drafting: Drafting,
  task: N,
  brief: BriefOf<N>,
  { signal: caller, tenantId }: ModelCall,
): Promise<ComposedDraft<DraftOf<N>>> {
  const late = AbortSignal.timeout(deadline)
  return drafting
    .compose(task, brief, { tenantId, signal: AbortSignal.any([caller, late]) })
    .catch((error: unknown) => {
      throw late.aborted && !caller.aborted ? failed() : error
    })
}

/** The posts of several platforms, and who wrote them. */
interface ComposedPosts extends Omit<ComposedDraft<unknown>, 'draft'> {
  drafts: [Platform, PostsDraft][]
}

/** One request for each platform, two at a time: posts for all would not fit into one answer. */
export async function composePosts(
  drafting: Drafting,
  brief: Omit<PostsBrief, 'platform'>,
  { signal: caller, tenantId }: ModelCall,
): Promise<ComposedPosts> {
  const { platforms } = brief.request
  const written = new Map<Platform, ComposedDraft<PostsDraft>>()
  const stop = new AbortController()
  const signal = AbortSignal.any([caller, stop.signal])
  const left = [...platforms]
  const worker = async () => {
    for (let platform = left.shift(); platform; platform = left.shift()) {
      const task = compose(drafting, 'posts', { ...brief, platform }, { tenantId, signal })
      written.set(platform, await task)
    }
  }
  await Promise.all([worker(), worker()]).catch((error: unknown) => {
    stop.abort(error)
    throw error
  })
  const { provider, model } = written.get(platforms[0]!)!
  const notes = platforms.map((platform) => written.get(platform)!.note)
  return {
    drafts: platforms.map((platform) => [platform, written.get(platform)!.draft]),
    note: joined([...new Set(notes)]),
    provider,
    model,
  }
}

const joined = (notes: (string | null)[]) => notes.filter(Boolean).join(' ') || null

/** The author and a note for the host, such as what a template couldn't follow. */
export const by = ({ note, provider, model }: Omit<ComposedDraft<unknown>, 'draft'>) => ({
  note,
  provider,
  model,
})
