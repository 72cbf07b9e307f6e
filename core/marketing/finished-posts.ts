import type { PostsDraft } from './briefs.ts'
import { escapeHtml, linkedHtml } from './email-html.ts'
import { type Platform, platformChoices, platformRules } from './platforms.ts'
import type { SocialRequest } from './requests.ts'
import type { SocialPost } from './results.ts'
import { cutAtSentence } from './sentence-cut.ts'
import { threadOf } from './thread.ts'

// Selectors and joiners belong to the emoji; © and its like are no emoji unless they are made one
const emojis = /\p{RGI_Emoji}|[\p{Extended_Pictographic}--[©®™]]|[\u{1F1E6}-\u{1F1FF}]|\u{FE0F}|\u{20E3}/gv
const tagInText = /(^|\s)#(?=[\p{N}_]*[\p{L}\p{M}])[\p{L}\p{M}\p{N}_]+/gu

const tidied = (text: string) =>
  text
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n ?/gu, '\n')
    .replace(/\n{3,}/gu, '\n\n')
    .replace(/ ([.,;:!?])/gu, '$1')
    .trim()

/** "#Kelp forests!" as "#Kelpforests"; null when nothing is left. */
export function hashtagOf(text: string): string | null {
  const name = text.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}_]/gu, '')
  return /\p{L}/u.test(name) ? `#${name}` : null
}

const once = (tags: string[]) =>
  tags.filter((tag, place) => tags.findIndex((one) => one.toLowerCase() === tag.toLowerCase()) === place)

/** The hashtags the host typed, each once. */
export const ownHashtags = ({ hashtagType, customHashtags }: SocialRequest) =>
  hashtagType === 'user-defined'
    ? once((customHashtags?.split(/\s+/u) ?? []).flatMap((tag) => hashtagOf(tag) ?? []))
    : []

/** The hashtags of a post: only the host's own if they typed some, else the written ones. */
function hashtagsOf(written: string[], platform: Platform, request: SocialRequest) {
  const { hashtags, fewHashtags } = platformRules[platform]
  return request.hashtagType === 'user-defined'
    ? ownHashtags(request).slice(0, hashtags)
    : once(written.flatMap((tag) => hashtagOf(tag) ?? [])).slice(0, fewHashtags)
}

type PostDraft = PostsDraft['posts'][number]

/** The parts of a post: its text without tags, and the tags that fit. */
function prepared({ text, hashtags }: PostDraft, platform: Platform, request: SocialRequest) {
  const { limit, count, refused } = platformRules[platform]
  const fits = (whole: string) => count(whole) <= limit
  const inText = (text.match(tagInText) ?? []).map((tag) => tag.trim())
  const bare = tidied(
    (request.useEmojis ? text : text.replace(emojis, ''))
      .replace(tagInText, ' ')
      .replace(refused ?? /$^/u, ''),
  )
  let tags = hashtagsOf([...hashtags, ...inText], platform, request)
  const withTags = (body: string) => [body, tags.join(' ')].filter(Boolean).join('\n\n')
  // The host's own hashtags are kept; written ones are dropped if the text needs the space
  while (request.hashtagType === 'ai-generated' && tags.length > 0 && !fits(withTags(bare)))
    tags = tags.slice(0, -1)
  while (tags.length > 0 && !fits(withTags(bare.slice(0, 40)))) tags = tags.slice(0, -1)
  const postOf = (whole: string, isCut: boolean): SocialPost => {
    return { platform, text: whole, count: count(whole), limit, isCut }
  }
  return { bare, withTags, fits: (body: string) => fits(withTags(body)), postOf }
}

/** A draft ready to publish: with the chosen emojis and hashtags, within the platform's limit. */
export function finishedPost(draft: PostDraft, platform: Platform, request: SocialRequest): SocialPost {
  const { bare, withTags, fits, postOf } = prepared(draft, platform, request)
  const body = cutAtSentence(bare, fits)
  return postOf(withTags(body), body !== bare)
}

/** The same as one post, or as a thread if it is too long and the platform has threads. */
export function postOrThread(draft: PostDraft, platform: Platform, request: SocialRequest): SocialPost[] {
  const { bare, withTags, fits, postOf } = prepared(draft, platform, request)
  const thread = platformRules[platform].hasThreads && !fits(bare) ? threadOf(bare, fits) : null
  return thread
    ? thread.map((part, at) => postOf(at === 0 ? withTags(part) : part, false))
    : [finishedPost(draft, platform, request)]
}

/** Whether a draft exceeds the platform's limit, without hashtags. */
export const isTooLong = (text: string, platform: Platform) =>
  platformRules[platform].count(tidied(text.replace(tagInText, ' '))) > platformRules[platform].limit

const numbered = ({ length }: unknown[], index: number) => (length > 1 ? ` ${index + 1}` : '')

/** The posts as HTML, platform by platform. */
export const postsHtml = (posts: readonly SocialPost[]): string =>
  headed(posts)
    .map(({ title, post }) => {
      const paragraphs = post.text
        .split(/\n{2,}/u)
        .map((part) => part.split('\n').map(linkedHtml).join('<br>'))
      return [`<h3>${escapeHtml(title)}</h3>`, ...paragraphs.map((part) => `<p>${part}</p>`)].join('\n')
    })
    .join('\n')

/** The posts as plain text. */
export const postsText = (posts: readonly SocialPost[]) =>
  headed(posts)
    .map(({ title, post }) => `${title}\n\n${post.text}`)
    .join('\n\n\n')

const headed = (posts: readonly SocialPost[]) =>
  posts.map((post, place) => {
    const ofPlatform = posts.filter(({ platform }) => platform === post.platform)
    const title =
      platformChoices[post.platform].label + numbered(ofPlatform, ofPlatform.indexOf(posts[place]!))
    return { title, post }
  })
