import { type Platform, platforms } from '@cueroom/core/marketing/platforms.ts'
import {
  type HashtagType,
  hashtagTypes,
  maxPosts,
  type PostTone,
  postTones,
  socialDefaults,
} from '@cueroom/core/marketing/post-choices.ts'
import { InvalidArgumentError } from 'commander'
import { recordId, upTo } from '../app/command.ts'
import type { Cli, Define } from '../app/cli.ts'
import { missing } from '../app/records.ts'
import { earlierRequest } from './earlier-request.ts'
import { present } from './present.ts'
import { printText } from './print-text.ts'

interface SocialFlags {
  guest?: number
  platform?: Platform[]
  emojis?: boolean
  tone?: PostTone
  hashtagType?: HashtagType
  hashtags?: string
  count?: number
  regenerate?: string
  output?: string
}

export const defineSocial: Define = (command, cli) =>
  command
    .option('--guest <id>', "the episode's guest number, as shown by cueroom guests list", recordId)
    .option('--platform <platforms>', `one or more of ${platforms.join(', ')}`, platformNames)
    .option('--emojis', 'with emojis (the default)')
    .option('--no-emojis', 'without emojis')
    .choice('--tone <tone>', 'the tone', postTones)
    .choice('--hashtag-type <type>', 'hashtag strategy', hashtagTypes)
    .option('--hashtags <hashtags>', 'custom hashtags, such as "#craft #slow"; replace generated ones')
    .option('--count <number>', `posts per platform, 1 to ${maxPosts}`, upTo(maxPosts))
    .option('--regenerate <note>', 'regenerate the last posts with this note')
    .option('-o, --output <file>', 'output file; .html writes HTML')
    .summary('write posts about an episode')
    .description("Write posts about an episode with a guest, each within its platform's limit.")
    .examples(
      'cueroom marketing social --guest 12 --platform linkedin,twitter',
      'cueroom marketing social --guest 12 --platform instagram --tone educational --no-emojis --hashtags "#craft #slow"',
      'cueroom marketing social --regenerate "Begin with a question"',
    )
    .action((flags: SocialFlags) => social(cli, flags))

function platformNames(text: string, before: Platform[] = []): Platform[] {
  const named = text.split(',').map((each) => platforms.find((platform) => platform === each.trim()))
  if (named.every((each) => each !== undefined)) return [...new Set([...before, ...named])]
  throw new InvalidArgumentError(`Must be one or more of ${platforms.join(', ')}, separated by commas.`)
}

type Body = Parameters<Cli['api']['marketing']['socialMedia']>[0]['body']

async function social(cli: Cli, flags: SocialFlags) {
  const { api, prompts, environment } = cli
  const earlier = await earlierRequest(cli, 'social_media', flags.regenerate, flags.guest)
  const own = flags.hashtags === undefined ? undefined : ('user-defined' as const)
  const fields: Partial<Body> = {
    ...(earlier?.request ?? socialDefaults),
    ...present({
      guestId: flags.guest,
      platforms: flags.platform,
      useEmojis: flags.emojis,
      tone: flags.tone,
      hashtagType: flags.hashtagType ?? own,
      customHashtags: flags.hashtags,
      postCount: flags.count,
    }),
    ...earlier?.again,
  }
  fields.guestId ??= recordId(await prompts.text('Guest number:', { flag: '--guest' }))
  fields.platforms ??= platformNames(await prompts.text('Platforms:', { flag: '--platform' }))
  const call = api.marketing.socialMedia({ body: fields as Body, signal: environment.signal })
  await printText(cli, await missing(call, `Couldn't find guest ${fields.guestId}.`), flags.output)
}
