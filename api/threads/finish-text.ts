import type {
  EmailDraft,
  InvitationBrief,
  OutreachBrief,
  PostsBrief,
  PostsDraft,
} from '@cueroom/core/marketing/briefs.ts'
import { namedAsAsked } from '@cueroom/core/drafting/asked-name.ts'
import { withNoteHeeded } from '@cueroom/core/drafting/heeded-note.ts'
import { isBritish } from '@cueroom/core/drafting/spelling.ts'
import {
  type FinishedResult,
  finishedInvitation,
  finishedOutreach,
  finishedPosts,
} from '@cueroom/core/marketing/finished.ts'
import type { Platform } from '@cueroom/core/marketing/platforms.ts'
import { sanitized } from './sanitized.ts'

type PostsToFinish = Pick<PostsBrief, 'guest' | 'show' | 'request'>

/** A draft, and what it was written for. */
type DraftToFinish =
  | { kind: 'invitation'; draft: EmailDraft; brief: InvitationBrief }
  | { kind: 'outreach'; draft: EmailDraft; brief: OutreachBrief }
  | { kind: 'posts'; drafts: [Platform, PostsDraft][]; brief: PostsToFinish }

/** A text to store, with sanitised HTML. A model's draft can be long and hostile, so this runs on worker threads. */
export function finishText(made: DraftToFinish): FinishedResult {
  const finished = finish(made)
  return { ...finished, content: sanitized(finished.content) }
}

function finish(made: DraftToFinish): FinishedResult {
  if (made.kind === 'posts') return withHostNote(finishedPosts(made.drafts, made.brief.request), made.brief)
  return made.kind === 'invitation'
    ? finishedInvitation(made.draft, made.brief)
    : finishedOutreach(made.draft, made.brief)
}

/** The posts with what the host noted about the guest, and what was done about it. */
function withHostNote(finished: FinishedResult, { guest, show }: PostsToFinish): FinishedResult {
  const { notes } = withNoteHeeded(namedAsAsked(guest, isBritish(show)).guest)
  return { ...finished, warnings: [...(notes.length > 0 ? [notes.join(' ')] : []), ...finished.warnings] }
}
