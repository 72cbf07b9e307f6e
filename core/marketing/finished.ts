import { hostWords, leftUnused } from '../drafting/host-words.ts'
import type { Show } from '../show/show-settings.ts'
import type { DiscoveryBrief, EmailDraft, InvitationBrief, OutreachBrief, PostsDraft } from './briefs.ts'
import { printedBiography } from './drafts/invitation.ts'
import { paragraphsHtml } from './email-html.ts'
import { ownHashtags, postOrThread, postsHtml, postsText } from './finished-posts.ts'
import type { Platform } from './platforms.ts'
import { platformChoices } from './platforms.ts'
import { quotedFigures } from './quoted-figures.ts'
import { isReply, replySubject } from './reply.ts'
import type { SocialRequest } from './requests.ts'
import type { MarketingText, SocialPost } from './results.ts'
import { invitationEnding, sponsorSignature } from './signature.ts'
import { localLinkWarning } from '../text/is-local.ts'
import { present } from '../text/present.ts'

/** The content of a result, whether a model or a template drafted it. */
export type FinishedResult = Pick<
  MarketingText,
  'content' | 'text' | 'subject' | 'posts' | 'suggestions' | 'warnings'
>

const mail = ({ subject, paragraphs, suggestions }: EmailDraft, warnings: string[]): FinishedResult => ({
  content: paragraphsHtml(paragraphs),
  text: paragraphs.join('\n\n'),
  subject,
  posts: [],
  suggestions,
  warnings,
})

/** An invitation with the ending the host chose. */
export const finishedInvitation = (draft: EmailDraft, brief: InvitationBrief): FinishedResult =>
  mail(
    { ...draft, paragraphs: [...draft.paragraphs, ...invitationEnding(brief)] },
    present([brief.questionnaire && localLinkWarning(brief.questionnaire.url)]),
  )

/** All known data of the show and the host; figures from it are quoted, not invented. */
const knownTo = ({ guest, request, sponsor }: OutreachBrief) => {
  const { additionalContext, sponsorName, releaseDate } = request
  const ofGuest = guest
    ? [guest.bio, guest.title, guest.company, ...guest.expertise, ...Object.values(guest.responses).flat()]
    : []
  const known = [...ofGuest, sponsorName, releaseDate]
  return [...known, additionalContext, sponsor?.outreachNotes].filter(Boolean).join('\n')
}

const settingsText = ({ podcastDescription, showMethodology }: Show) =>
  [podcastDescription, ...Object.values(showMethodology).flat()].filter(Boolean).join('\n')

/** Figures in an email to a sponsor that aren't the show's, as a note for the host and as feedback for a model. */
export const outreachWarnings = ({ subject, paragraphs }: EmailDraft, brief: OutreachBrief): string[] =>
  quotedFigures([subject, ...paragraphs].join('\n'), {
    show: brief.show,
    known: `${knownTo(brief)}\n${settingsText(brief.show)}`,
  })

/** An email to a sponsor with its signature, checked against the show's prices and figures. */
export const finishedOutreach = (draft: EmailDraft, brief: OutreachBrief): FinishedResult =>
  mail(
    {
      ...draft,
      subject: isReply(brief) ? replySubject(brief) : draft.subject,
      paragraphs: [...draft.paragraphs, sponsorSignature(brief.show)],
    },
    outreachWarnings(draft, brief),
  )

/** Note about the host's hashtags that don't fit on a platform. */
function leftOutTags(posts: SocialPost[], request: SocialRequest): string[] {
  const own = ownHashtags(request)
  return [...new Set(posts.map(({ platform }) => platform))].flatMap((platform) => {
    const written = posts.filter((post) => post.platform === platform).map(({ text }) => text.split(/\s+/u))
    const missing = own.filter((tag) => written.some((words) => !words.includes(tag)))
    return missing.length > 0
      ? [
          `Not all of your hashtags fit on ${platformChoices[platform].label}. Left out: ${missing.join(' ')}.`,
        ]
      : []
  })
}

/** Posts ready to publish, by platform. */
export function finishedPosts(drafts: [Platform, PostsDraft][], request: SocialRequest): FinishedResult {
  const posts = drafts.flatMap(([platform, draft]) =>
    draft.posts.slice(0, request.postCount).flatMap((post) => postOrThread(post, platform, request)),
  )
  const missing = drafts.filter(([, draft]) => draft.posts.length < request.postCount)
  const cut = [
    ...new Set(posts.filter(({ isCut }) => isCut).map(({ platform }) => platformChoices[platform].label)),
  ]
  return {
    content: postsHtml(posts),
    text: postsText(posts),
    subject: null,
    posts,
    suggestions: [...new Set(drafts.flatMap(([, draft]) => draft.suggestions))].slice(0, 8),
    warnings: [
      ...cut.map((label) => `A post for ${label} was too long, so we shortened it.`),
      ...leftOutTags(posts, request),
      ...missing.map(
        ([platform, { posts }]) =>
          `We could only write ${posts.length} of ${request.postCount} posts for ${platformChoices[platform].label}.`,
      ),
    ],
  }
}

/** Note about the host's words that a template printed as they were, or didn't use; null without any. */
export function unusedNote(
  request: (InvitationBrief | OutreachBrief | DiscoveryBrief)['request'] | SocialRequest,
): string | null {
  const context = 'additionalContext' in request ? request.additionalContext : null
  const printed = 'biography' in request ? printedBiography(request) : null
  return present([printed, leftUnused(hostWords(context), request.note)]).join(' ') || null
}
