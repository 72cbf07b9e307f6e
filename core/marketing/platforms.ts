import type { Choices } from '../show/choice.ts'
import { graphemes, tweetLength, utf8Bytes } from './text-length.ts'

export const platforms = ['twitter', 'linkedin', 'instagram', 'facebook', 'youtube', 'tiktok'] as const
export type Platform = (typeof platforms)[number]

export const platformChoices: Choices<Platform> = {
  twitter: { label: 'X (Twitter)', about: 'Posts of 280 characters; a link counts 23.' },
  linkedin: { label: 'LinkedIn', about: 'Posts of 3,000 characters.' },
  instagram: { label: 'Instagram', about: 'Captions of 2,200 characters with 5 hashtags at most.' },
  facebook: { label: 'Facebook', about: 'Posts of 63,206 characters.' },
  youtube: { label: 'YouTube', about: 'Video descriptions of 5,000 bytes.' },
  tiktok: { label: 'TikTok', about: 'Captions of 2,200 characters with 5 hashtags at most.' },
}

/** A platform's rules. */
interface PlatformRules {
  /** The longest post, hashtags included, in the unit that `count` counts. */
  limit: number
  /** Name of the unit. */
  unit: 'characters' | 'bytes'
  /** The length of a post as the platform counts it. */
  count(text: string): number
  /** Maximum hashtags per post. */
  hashtags: number
  /** Recommended number of hashtags. */
  fewHashtags: number
  /** Forbidden characters. */
  refused?: RegExp
  /** Longer texts become a thread of posts. */
  hasThreads?: true
}

const utf16 = (text: string) => text.length

/**
 * Limits of the platforms as of 2026:
 * - twitter: https://docs.x.com/fundamentals/counting-characters
 * - linkedin: 3,000 characters, as a service that posts there documents it: https://www.ayrshare.com/docs/apis/post/social-networks/linkedin
 * - instagram: caption of 2,200 characters, https://developers.facebook.com/docs/instagram-platform/instagram-graph-api/reference/ig-user/media;
 *   5 hashtags instead of 30 since December 2025: https://www.socialsamosa.com/news-2/instagram-hashtags-five-per-post-10923075
 * - facebook: 63,206 characters, which the platform announced in 2011 and documents nowhere: https://ferryman.io/character-limits/facebook
 * - youtube: description of 5,000 bytes without < and >, https://developers.google.com/youtube/v3/docs/videos#snippet.description;
 *   of more than 60 hashtags all are ignored, https://support.google.com/youtube/answer/6390658
 * - tiktok: caption of 2,200 UTF-16 units where it is published for you, https://developers.tiktok.com/doc/content-posting-api-reference-direct-post
 *   (its own app takes 4,000); 5 hashtags since 2025: https://www.netinfluencer.com/?p=37510
 * - linkedin, facebook and x give no number of hashtags: what is set here keeps a post readable
 */
export const platformRules: Record<Platform, PlatformRules> = {
  twitter: {
    limit: 280,
    unit: 'characters',
    count: tweetLength,
    hashtags: 10,
    fewHashtags: 2,
    hasThreads: true,
  },
  linkedin: {
    limit: 3_000,
    unit: 'characters',
    count: utf16,
    hashtags: 30,
    fewHashtags: 3,
  },
  instagram: {
    limit: 2_200,
    unit: 'characters',
    count: utf16,
    hashtags: 5,
    fewHashtags: 5,
  },
  facebook: {
    limit: 63_206,
    unit: 'characters',
    count: graphemes,
    hashtags: 30,
    fewHashtags: 2,
  },
  youtube: {
    limit: 5_000,
    unit: 'bytes',
    count: utf8Bytes,
    hashtags: 60,
    fewHashtags: 3,
    refused: /[<>]/gu,
  },
  tiktok: {
    limit: 2_200,
    unit: 'characters',
    count: utf16,
    hashtags: 5,
    fewHashtags: 4,
  },
}
