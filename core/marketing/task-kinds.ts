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

/** Input and output types of each task. The implementation is in tasks.ts, which only worker threads load. */
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
