import type {
  EmailDraft,
  InvitationBrief,
  OutreachBrief,
  PostsDraft,
} from '@cueroom/core/marketing/briefs.ts'
import {
  type FinishedResult,
  finishedInvitation,
  finishedOutreach,
  finishedPosts,
} from '@cueroom/core/marketing/finished.ts'
import type { Platform } from '@cueroom/core/marketing/platforms.ts'
import type { SocialRequest } from '@cueroom/core/marketing/requests.ts'
import { sanitized } from './sanitized.ts'

/** A draft, and what it was written for. */
type DraftToFinish =
  | { kind: 'invitation'; draft: EmailDraft; brief: InvitationBrief }
  | { kind: 'outreach'; draft: EmailDraft; brief: OutreachBrief }
  | { kind: 'posts'; drafts: [Platform, PostsDraft][]; request: SocialRequest }

/** A text to store, with sanitised HTML. A model's draft can be long and hostile, so this runs on worker threads. */
export function finishText(made: DraftToFinish): FinishedResult {
  const finished = finish(made)
  return { ...finished, content: sanitized(finished.content) }
}

function finish(made: DraftToFinish): FinishedResult {
  if (made.kind === 'posts') return finishedPosts(made.drafts, made.request)
  return made.kind === 'invitation'
    ? finishedInvitation(made.draft, made.brief)
    : finishedOutreach(made.draft, made.brief)
}
