import type { AnswerSchema } from '../prompts/answer-schema.ts'
import type { Prompt } from '../prompts/prompt.ts'
import { discoveryAnswer, emailAnswer, postsAnswer } from './answer-forms.ts'
import { draftDiscovery } from './drafts/discovery.ts'
import { draftInvitation } from './drafts/invitation.ts'
import { draftOutreach } from './drafts/outreach.ts'
import { draftPosts } from './drafts/posts.ts'
import type {
  DiscoveryBrief,
  DiscoveryDraft,
  EmailDraft,
  InvitationBrief,
  OutreachBrief,
  PostsBrief,
  PostsDraft,
} from './briefs.ts'
import { discoveryPrompt } from './discovery-prompt.ts'
import { outreachWarnings } from './finished.ts'
import { isTooLong } from './finished-posts.ts'
import { invitationPrompt } from './invitation-prompt.ts'
import { ModelDiscovery, ModelEmail, ModelPosts } from './model-drafts.ts'
import { readJson, type Reading } from './model-json.ts'
import { outreachPrompt } from './outreach-prompt.ts'
import { platformRules } from './platforms.ts'
import { postsPrompt } from './posts-prompt.ts'

export type TaskName = 'invitation' | 'outreach' | 'posts' | 'discovery'

/** Something to write, by a model or by templates. */
export interface Task<Brief, Draft> {
  /** Under which this module exports it. */
  name: TaskName
  /** `longest` is in characters, as `promptSize` counts. */
  prompt(brief: Brief, longest?: number): Prompt
  /** The form of the answer, for servers that hold a model to one. */
  form: AnswerSchema
  /** Reads a model's answer; what is wrong with it goes back to the model once. */
  read(text: string, brief: Brief): Reading<Draft>
  /** Writes it without a model. */
  offline(brief: Brief): Draft
}

export const invitation: Task<InvitationBrief, EmailDraft> = {
  name: 'invitation',
  prompt: invitationPrompt,
  form: emailAnswer,
  read: (text) => readJson(text, ModelEmail),
  offline: draftInvitation,
}

const wrongFigures = (warnings: string[]) =>
  warnings.length === 0
    ? null
    : `Your email quotes prices or figures that are not in <offer>: ${warnings.join(' ')} Rewrite it with figures from <offer> only, as the same JSON object.`

export const outreach: Task<OutreachBrief, EmailDraft> = {
  name: 'outreach',
  prompt: outreachPrompt,
  form: emailAnswer,
  read: (text, brief) => readJson(text, ModelEmail, (draft) => wrongFigures(outreachWarnings(draft, brief))),
  offline: draftOutreach,
}

function wrongPosts({ posts }: PostsDraft, { platform, request }: PostsBrief): string | null {
  const { limit, unit } = platformRules[platform]
  const long = posts.flatMap(({ text }, place) => (isTooLong(text, platform) ? [place + 1] : []))
  const faults = [
    ...(posts.length < request.postCount ? [`You wrote ${posts.length} of ${request.postCount} posts.`] : []),
    ...(long.length > 0 ? [`Too long for the limit of ${limit} ${unit}: number ${long.join(', ')}.`] : []),
  ]
  return faults.length > 0 ? `${faults.join(' ')} Rewrite all posts, as the same JSON object.` : null
}

export const posts: Task<PostsBrief, PostsDraft> = {
  name: 'posts',
  prompt: postsPrompt,
  form: postsAnswer,
  read: (text, brief) => readJson(text, ModelPosts, (draft) => wrongPosts(draft, brief)),
  offline: draftPosts,
}

export const discovery: Task<DiscoveryBrief, DiscoveryDraft> = {
  name: 'discovery',
  prompt: discoveryPrompt,
  form: discoveryAnswer,
  read: (text) => readJson(text, ModelDiscovery),
  offline: draftDiscovery,
}
