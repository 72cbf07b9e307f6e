import { guestData } from '../content/content-prompt.ts'
import type { Prompt } from '../prompts/prompt.ts'
import { recapData } from '../recaps/recap-data.ts'
import type { PostsBrief } from './briefs.ts'
import { platformChoices, platformRules } from './platforms.ts'
import { postToneChoices } from './post-choices.ts'
import { marketingPrompt, openShow } from './prompt.ts'

const status: Record<PostsBrief['guest']['episodeStatus'], string> = {
  unscheduled: 'The episode has no date yet.',
  upcoming: 'The episode is upcoming; name no date.',
  completed: 'The episode is recorded.',
}

/** The prompt for the posts of one platform. */
export function postsPrompt(
  { show, guest, request, platform, previous, recap }: PostsBrief,
  longest?: number,
): Prompt {
  const { label } = platformChoices[platform]
  const { limit, unit, fewHashtags } = platformRules[platform]
  const own = request.hashtagType === 'user-defined'
  return marketingPrompt(
    {
      task: [
        `Write ${request.postCount === 1 ? 'one post' : `${request.postCount} different posts`} for ${label} about the episode with <guest>.`,
        platform === 'youtube' ? 'A YouTube post is the description under a video.' : '',
        `A post has at most ${Math.round(limit * 0.75)} ${unit} and reads well on ${label}; the platform refuses more than ${limit}.`,
        recap
          ? 'The episode is recorded, and <recap> is what was said. Write from it, quote it word for word, and say nothing else about the recording.'
          : status[guest.episodeStatus],
        `Tone: ${request.tone}. ${postToneChoices[request.tone].about}`,
        request.useEmojis ? 'Use one to three fitting emojis in each post.' : 'Use no emojis.',
        own
          ? "Don't write hashtags: the host’s own in <hashtags> are added."
          : `Put up to ${fewHashtags} hashtags for each post in its list, and none in its text.`,
        'Answer with one JSON object and nothing else. Keys: posts (a list of objects with text and hashtags, a list of texts that begin with #), suggestions (2 to 4 texts for the host about when and how to publish; one is alt text for the guest’s photo, from the data only).',
      ].filter(Boolean),
      data: {
        show: openShow(show),
        guest: guestData(guest),
        ...(recap && { recap: recapData(recap) }),
        ...(own && { hashtags: request.customHashtags ?? null }),
      },
      note: request.note,
      previous,
    },
    longest,
  )
}
