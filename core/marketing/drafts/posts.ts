import type { PostsBrief, PostsDraft } from '../briefs.ts'
import { hashtagOf } from '../finished-posts.ts'
import { platformRules, platforms } from '../platforms.ts'
import { isCallToAction } from '../../drafting/call-to-action.ts'
import { chosen } from '../../drafting/host-words.ts'
import { type Material, materialOf } from '../../drafting/material.ts'
import { announcements, newsOpeners, plainPosts, postClosers, postOpeners } from './post-phrases.ts'
import { byPurpose } from '../../drafting/purposes.ts'
import { inThirdPerson } from '../../drafting/retold.ts'
import { inOneLanguage } from '../../drafting/understood.ts'
import { spokenName } from '../../drafting/names.ts'
import { beginning, ended, excerpt, quoted, sentences } from '../../text/sentences.ts'
import { topicPhrases } from '../../drafting/topic-phrases.ts'
import { inSentence, listed } from '../../drafting/words.ts'

/** What one post is about. */
interface Angle {
  emoji: string
  text: string
  /** Whether it is something to think about, and not news. */
  isThought?: true
}

/** Words of a quotation where posts are short, and elsewhere. */
const shortQuotation = 24
const longQuotation = 55
/** What hashtags and an emoji take of the room where posts are short. */
const roomForTags = 60
const isShort = ({ platform }: PostsBrief) => platformRules[platform].limit < 1_000

const answered: [id: string, emoji: string, lead: (guest: string) => string][] = [
  ['advice', '💡', (guest) => `Advice from ${guest}:`],
  ['misconception', '🤔', (guest) => `What people get wrong, according to ${guest}:`],
  ['audience-takeaway', '🎯', (guest) => `What ${guest} hopes you’ll take away:`],
  ['story', '📖', (guest) => `From ${guest}’s story:`],
  ['fun-fact', '✨', (guest) => `Something you might not know about ${guest}:`],
  ['promote', '📣', (guest) => `A word from ${guest}:`],
]

const thoughts = new Set(['advice', 'misconception', 'audience-takeaway', 'story'])

function quotations(brief: PostsBrief, { answers, name }: Material): Angle[] {
  const words = isShort(brief) ? shortQuotation : longQuotation
  return answered.flatMap(([id, emoji, lead]) => {
    const said = answers.get(id)?.said
    // What people get wrong says nothing without what is right
    if (!said || (id === 'misconception' && beginning(said, words).rest.length > 0)) return []
    const quote = isShort(brief) ? excerpt(said, words) : quoted(beginning(said, words).first)
    const isThought = thoughts.has(id) && { isThought: true as const }
    return [{ emoji, text: `${lead(name.text)} ${quote}`, ...isThought }]
  })
}

/** Whether a speaker of a transcript is the guest: "Marta", or "Marta Lindqvist". */
const isGuest = (speaker: string, name: string) =>
  `${name} `.toLowerCase().startsWith(`${speaker.trim().toLowerCase()} `)

/** What this guest said in the episode, word for word: hashtags and links are the guest's, too. */
function fromTalk({ recap }: PostsBrief, { name }: Material): Angle[] {
  if (!recap) return []
  return recap.quotes
    .filter(({ speaker }) => speaker !== null && isGuest(speaker, name.text))
    .map(({ text }) => ({
      emoji: '🎧',
      text: `${name.text} in “${recap.episode}”: ${quoted([text])}`,
      isThought: true as const,
    }))
}

/** The first post: what there is to hear, with its title where the episode is recorded. */
function announcement({ show, guest, recap }: PostsBrief, who: string): Angle {
  const text = recap
    ? `New on ${show.podcastName}: “${recap.episode}”, with ${who}`
    : announcements[guest.episodeStatus](who, show.podcastName)
  return { emoji: '🎙️', text: ended(text) }
}

function subjects({ answers, expertise, name, whom }: Material): Angle[] {
  const [topic] = topicPhrases(answers.get('topics')?.said ?? [], (phrase) =>
    inThirdPerson(phrase, whom, true),
  )
  const fields = listed(expertise.slice(0, 3).map(({ text }) => text))
  return [
    ...(topic ? [{ emoji: '🎙️', text: ended(`In conversation with ${name.text}: ${topic}`) }] : []),
    ...(fields ? [{ emoji: '📚', text: ended(`${name.text} on ${fields}`) }] : []),
  ]
}

/** What the host wrote about the guest. */
function biography(brief: PostsBrief): Angle[] {
  const { first } = beginning(sentences(brief.guest.bio ?? ''), isShort(brief) ? 28 : 60)
  return first.length > 0 ? [{ emoji: '👋', text: first.join(' ') }] : []
}

function ofShow({ show: { podcastDescription } }: PostsBrief, { name }: Material): Angle[] {
  const first = sentences(podcastDescription ?? '').find((sentence) => !isCallToAction(sentence))
  return first ? [{ emoji: '🎧', text: ended(`${first} This time: ${name.text}`) }] : []
}

/** Everything there is to post about, the announcement first, and what fits anybody last. */
function anglesOf(brief: PostsBrief, material: Material): Angle[] {
  const { show, platform, take, request } = brief
  const rules = platformRules[platform]
  const { name, role } = material
  const hosts = show.hosts.flatMap((host) => (host.name ? [spokenName(host.name)] : []))
  const names = { guest: name.text, show: show.podcastName, hosts }
  const who = role ? `${name.text}, ${role.text}` : name.text
  const fits = ({ text }: Angle) => rules.count(text) <= rules.limit - roomForTags
  const said = fromTalk(brief, material).filter(fits)
  const own = [
    ...quotations(brief, material),
    ...subjects(material),
    ...biography(brief),
    ...ofShow(brief, material),
  ].filter(fits)
  // Platforms and takes begin elsewhere, so that nobody reads the same twice
  const turn = own.length > 0 ? (platforms.indexOf(platform) * 2 + take * request.postCount) % own.length : 0
  const first = announcement(brief, who)
  const quote = said.length > 0 ? take % said.length : 0
  // What was answered before the recording comes second to what was said in it
  const rest = [...said.slice(quote), ...said.slice(0, quote), ...own.slice(turn), ...own.slice(0, turn)]
  const plain = plainPosts.map((text) => ({ emoji: '🎧', text: ended(text(names)) }))
  const shift = take % plain.length
  return [
    ...(take === 0 ? [first, ...rest] : [...rest, first]),
    ...plain.slice(shift),
    ...plain.slice(0, shift),
  ]
}

function hashtagsFor({ show, platform }: PostsBrief, { expertise, name }: Material): string[] {
  const camel = (text: string) =>
    text
      .split(/[\s/&-]+/u)
      .map((word) => word.charAt(0).toLocaleUpperCase('en') + word.slice(1))
      .join('')
  const isTag = (text: string) => text.split(/\s+/u).length <= 3 && text.length <= 30
  const { coreExplorationAreas, topicFocusAreas } = show.showMethodology
  const all = [
    show.podcastName,
    ...expertise.map(({ text }) => text),
    name.text,
    ...coreExplorationAreas,
    ...topicFocusAreas,
  ]
  const tags = all.filter(isTag).flatMap((text) => hashtagOf(camel(inSentence(text))) ?? [])
  return [...new Set([...tags, '#Podcast'])].slice(0, platformRules[platform].fewHashtags)
}

/** The guest's address under a longer post, named as such: after "Listen on …" it would be taken for the episode's. */
const linksFor = (brief: PostsBrief, { links, name }: Material) =>
  ['linkedin', 'facebook', 'youtube'].includes(brief.platform)
    ? links
        .map(({ text }) => text)
        .filter((link) => /^https:\/\/\S+$/u.test(link))
        .slice(0, 1)
        .map((link) => `More about ${name.text}: ${link}`)
    : []

const suggestions: Record<PostsBrief['guest']['episodeStatus'], string> = {
  unscheduled: 'Wait until the date is fixed before you post the announcement.',
  upcoming: 'Spread the posts over the week before the release, one a day.',
  completed: 'Put the link to the episode under the first post.',
}

/** For readers who hear the picture: who is in it, and nothing that only a person who sees it knows. */
const altText = ({ name, role }: Material) =>
  `Alt text for a photo of the guest: ${quoted([ended(`Portrait of ${name.text}${role ? `, ${role.text}` : ''}`)])} Add what else is in the picture.`

/** Posts for one platform by templates: the guest's own words, the biography, the show. Nothing is invented. */
export function draftPosts(given: PostsBrief): PostsDraft {
  const brief = { ...given, guest: { ...given.guest, ...inOneLanguage(byPurpose(given.guest).guest) } }
  const { show, guest, request, platform, take } = brief
  const material = materialOf(guest)
  const hashtags = hashtagsFor(brief, material)
  const key = guest.name + platform
  const posts = anglesOf(brief, material)
    .slice(0, request.postCount)
    .map(({ emoji, text, isThought }, place) => {
      const core = `${request.useEmojis ? `${emoji} ` : ''}${text}`
      // After a question nobody looks for an episode
      const closers = postClosers[text.endsWith('?') ? 'unscheduled' : guest.episodeStatus]
      const opener = chosen((isThought ? postOpeners : newsOpeners)[request.tone], key, take + place)
      const closer = brief.recap
        ? episodeLink(show.podcastName, core)
        : ended(chosen(closers, key, take + place)(show.podcastName))
      return { text: assembled({ brief, opener, core, closer, links: linksFor(brief, material) }), hashtags }
    })
  return {
    posts,
    suggestions: [
      suggestions[guest.episodeStatus],
      `Tag ${material.name.text} so that they can share the post.`,
      'Reply to the first comments within an hour.',
      altText(material),
    ],
  }
}

/** Where to hear it, for the host to fill in; the show is named once. */
const episodeLink = (show: string, core: string) =>
  core.includes(show) ? 'Listen: [link to the episode]' : `Listen on ${show}: [link to the episode]`

interface Assembly {
  brief: PostsBrief
  opener: string
  core: string
  closer: string
  links: string[]
}

/** Opener and closer are used where the platform has room for them; a repeated show name is no closer. */
function assembled({ brief, opener, core, closer, links }: Assembly): string {
  const { limit, count } = platformRules[brief.platform]
  const room = limit - roomForTags
  const between = isShort(brief) ? ' ' : '\n\n'
  const isNamed = core.toLowerCase().includes(`on ${brief.show.podcastName.toLowerCase()}`)
  const end = isNamed && !brief.recap ? '' : closer
  const variants = [[opener, core, end, ...links], [core, end], [core]]
  const texts = variants.map((parts) => parts.filter(Boolean).join(between))
  return texts.find((text) => count(text) <= room) ?? texts.at(-1)!
}
