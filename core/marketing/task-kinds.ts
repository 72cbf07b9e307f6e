import type { RecapDraft } from '../recaps/recap.ts'
import type {
  DiscoveryBrief,
  DiscoveryDraft,
  EmailDraft,
  InvitationBrief,
  OutreachBrief,
  PostsBrief,
  PostsDraft,
} from './briefs.ts'
import type { RecapBrief } from './recap-prompt.ts'

/** What each task is written from, and what it gives. The work itself is in tasks.ts, which only threads read. */
interface TaskKinds {
  invitation: { brief: InvitationBrief; draft: EmailDraft }
  outreach: { brief: OutreachBrief; draft: EmailDraft }
  posts: { brief: PostsBrief; draft: PostsDraft }
  discovery: { brief: DiscoveryBrief; draft: DiscoveryDraft }
  recap: { brief: RecapBrief; draft: RecapDraft }
}

export type TaskName = keyof TaskKinds
export type BriefOf<N extends TaskName> = TaskKinds[N]['brief']
export type DraftOf<N extends TaskName> = TaskKinds[N]['draft']
