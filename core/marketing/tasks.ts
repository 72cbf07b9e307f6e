import { asNamed } from '../drafting/asked-name.ts'
import type { Prompt } from '../prompts/prompt.ts'
import { extractRecap } from '../recaps/extract-recap.ts'
import type { RecapDraft } from '../recaps/recap.ts'
import { draftDiscovery } from './drafts/discovery.ts'
import { draftInvitation } from './drafts/invitation.ts'
import { draftOutreach } from './drafts/outreach.ts'
import { draftPosts } from './drafts/posts.ts'
import type { PostsBrief, PostsDraft } from './briefs.ts'
import { checkedRecap } from './checked-recap.ts'
import { discoveryPrompt } from './discovery-prompt.ts'
import { outreachWarnings } from './finished.ts'
import { isTooLong } from './finished-posts.ts'
import { invitationPrompt } from './invitation-prompt.ts'
import { ModelDiscovery, ModelEmail, ModelPosts, ModelRecapAnswer } from './model-drafts.ts'
import { readJson, type Reading } from './model-json.ts'
import { outreachPrompt } from './outreach-prompt.ts'
import { platformRules } from './platforms.ts'
import { postsPrompt } from './posts-prompt.ts'
import { type RecapBrief, recapPrompt } from './recap-prompt.ts'
import type { BriefOf, DraftOf, TaskName } from './task-kinds.ts'
import { present } from '../text/present.ts'

/** A writing task for a model or templates. */
interface Task<N extends TaskName> {
  /** `longest` is in characters, as `promptSize` counts. */
  prompt(brief: BriefOf<N>, longest?: number): Prompt
  /** Parses a model's answer; problems are sent back to the model once. */
  read(text: string, brief: BriefOf<N>): Reading<DraftOf<N>>
  /** Writes it without a model. */
  offline(brief: BriefOf<N>): DraftOf<N>
}

export const invitation: Task<'invitation'> = {
  prompt: invitationPrompt,
  read: (text) => readJson(text, ModelEmail),
  offline: draftInvitation,
}

const wrongFigures = (warnings: string[]) =>
  warnings.length === 0
    ? null
    : `Your email quotes prices or figures that are not in <offer>: ${warnings.join(' ')} Rewrite it with figures from <offer> only, as the same JSON object.`

export const outreach: Task<'outreach'> = {
  prompt: (brief, longest) => outreachPrompt(asNamed(brief), longest),
  read: (text, brief) => readJson(text, ModelEmail, (draft) => wrongFigures(outreachWarnings(draft, brief))),
  offline: (brief) => draftOutreach(asNamed(brief)),
}

function wrongPosts({ posts }: PostsDraft, { platform, request }: PostsBrief): string | null {
  const { limit, unit } = platformRules[platform]
  const long = posts.flatMap(({ text }, place) => (isTooLong(text, platform) ? [place + 1] : []))
  const faults = present([
    posts.length < request.postCount && `You wrote ${posts.length} of ${request.postCount} posts.`,
    long.length > 0 && `Too long for the limit of ${limit} ${unit}: number ${long.join(', ')}.`,
  ])
  return faults.length > 0 ? `${faults.join(' ')} Rewrite all posts, as the same JSON object.` : null
}

export const posts: Task<'posts'> = {
  prompt: (brief, longest) => postsPrompt(asNamed(brief), longest),
  read: (text, brief) => readJson(text, ModelPosts, (draft) => wrongPosts(draft, brief)),
  offline: (brief) => draftPosts(asNamed(brief)),
}

export const discovery: Task<'discovery'> = {
  prompt: discoveryPrompt,
  read: (text) => readJson(text, ModelDiscovery),
  offline: draftDiscovery,
}

/** Parts that aren't in the transcript are dropped; if they are most of the answer, the model is asked once more. */
function readRecap(text: string, brief: RecapBrief): Reading<RecapDraft> {
  const answer = readJson(text, ModelRecapAnswer)
  if (!answer.draft) return answer
  const { draft, dropped } = checkedRecap(answer.draft, brief)
  const kept = draft.summary.length + draft.quotes.length + draft.chapters.length
  const isPoor = draft.summary.length === 0 || dropped.length > kept
  return {
    draft,
    fault: isPoor
      ? `${dropped.slice(0, 12).join(' ')} Say only what is in <lines>, as the same JSON object.`.trim()
      : null,
  }
}

export const recap: Task<'recap'> = {
  prompt: recapPrompt,
  read: readRecap,
  offline: ({ first, cues }) => movedBy(first, extractRecap(cues)),
}

/** The lines of a part, as lines of the whole. */
const movedBy = (first: number, { quotes, links, ...rest }: RecapDraft): RecapDraft => ({
  ...rest,
  quotes: quotes.map((quote) => ({ ...quote, line: quote.line + first })),
  links: links.map((link) => ({ ...link, line: link.line + first })),
})
