import { trashDays } from '@cueroom/core/deletions/trash.ts'
import { decodeFeed } from '@cueroom/core/feeds/decode-feed.ts'
import { feedBytes, feedSeconds } from '@cueroom/core/feeds/feed-limits.ts'
import { FeedError } from '@cueroom/core/feeds/feed-error.ts'
import type { FeedPlan, FeedSetting } from '@cueroom/core/feeds/feeds.contract.ts'
import { planNotices } from '@cueroom/core/feeds/plan-notices.ts'
import { sendFeed } from '@cueroom/core/feeds/send-feed.ts'
import { settingChange } from '@cueroom/core/feeds/setting-change.ts'
import { counted, listed } from '@cueroom/core/text/format.ts'
import { type Cli, type Define, CliError, usageError } from '../app/cli.ts'
import { readFileOrInput } from '../app/input.ts'

interface Flags {
  dryRun?: boolean
  settings: boolean
  replaceSettings?: boolean
  episodes: boolean
  guests: boolean
  unsureGuests?: boolean
}

export const defineImportFeed: Define = (command, cli) =>
  command
    .argument('<feed>', "the feed's address, a file, or - for standard input")
    .option('--dry-run', 'show what would change without changing it')
    .option('--no-settings', "don't change the show settings")
    .option('--replace-settings', 'also replace settings that you have filled in')
    .option('--no-episodes', 'add no past episodes')
    .option('--no-guests', 'add no past guests')
    .option('--unsure-guests', 'also add guests found only in titles')
    .summary("import settings, past episodes and guests from your podcast's feed")
    .description(
      "Import the show settings, past episodes and past guests from your podcast's RSS feed. Shows what would change and asks first. Settings you filled in stay unchanged unless you pass --replace-settings. Nothing is added twice.",
    )
    .examples(
      'cueroom show import-feed https://feeds.example.com/show',
      'cueroom show import-feed feed.xml --dry-run',
      'cueroom show import-feed feed.xml --no-episodes --no-guests --replace-settings',
    )
    .action((feed: string, flags: Flags) => importFeed(cli, feed, flags))

async function importFeed(cli: Cli, feed: string, flags: Flags) {
  const { api, output, prompts } = cli
  if (/^(?:[a-z][a-z\d+.-]{1,20}:)?\/\//iu.test(feed) && !/^https?:/iu.test(feed))
    throw usageError("This isn't a web address. Pass an address that starts with https://, or a file.")
  const bytes = /^https?:\/\//iu.test(feed)
    ? await download(feed, cli.environment.signal)
    : await readFileOrInput(cli.environment, feed, feedBytes, 'a feed')
  const offered = await api.feeds.plan({ body: { text: decode(bytes) } })
  const plan = accepted(offered, flags)
  if (flags.dryRun && output.format !== 'text') return output.json(plan)
  describe(cli, plan, flags.settings ? offered.settings : [])
  const total = plan.settings.length + plan.episodes.length + plan.guests.length
  if (total === 0) return output.say('There is nothing to import.')
  if (flags.dryRun) return
  const isSure = await prompts.confirm('Import this?', {
    ...{ flag: '--yes', preset: false, code: 'confirmation_needed' },
  })
  if (!isSure) return output.say('Nothing was imported.')
  const outcome = await sendFeed(api, plan, (done) => output.progress(`${Math.round(done * 100)} %`))
  output.outcome(
    outcome,
    `Added ${counted(outcome.episodes, 'episode')} and ${counted(outcome.guests, 'guest')}, changed ${counted(outcome.settings, 'setting')}.`,
  )
  describeUndo(cli, plan)
}

/** @throws CliError for a file that holds no text */
function decode(bytes: Uint8Array): string {
  try {
    return decodeFeed(bytes)
  } catch (error) {
    if (error instanceof FeedError) throw usageError(error.message)
    throw error
  }
}

/** The feed at an address. This computer fetches it, so it may be one that only this computer reaches. */
async function download(url: string, signal: AbortSignal): Promise<Uint8Array> {
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(feedSeconds * 1000)])
  const pieces: Uint8Array[] = []
  let size = 0
  try {
    const reply = await fetch(url, { signal: deadline })
    if (!reply.ok) throw new CliError(`The address responded with ${reply.status} instead of a feed.`, unread)
    for await (const piece of reply.body ?? []) {
      size += piece.length
      if (size > feedBytes) throw usageError(`The feed is larger than ${feedBytes / 1024 / 1024} MB.`)
      pieces.push(piece)
    }
  } catch (error) {
    if (error instanceof CliError || signal.aborted) throw error
    throw new CliError(`Couldn't fetch ${url}. Check the address, or save the feed as a file.`, unread)
  }
  return Buffer.concat(pieces)
}

const unread = { code: 'feed_not_fetched' }

function accepted(
  plan: FeedPlan,
  { settings, replaceSettings, episodes, guests, unsureGuests }: Flags,
): FeedPlan {
  return {
    ...plan,
    settings: settings ? plan.settings.filter(({ isFilled }) => replaceSettings || !isFilled) : [],
    episodes: episodes ? plan.episodes : [],
    guests: guests ? plan.guests.filter(({ isSure }) => isSure || unsureGuests) : [],
  }
}

/** Lines of a list that are printed. */
const printed = 20

const labels = {
  podcastName: 'Podcast name',
  podcastDescription: 'Description',
  showLogo: 'Logo',
  hosts: 'Hosts',
}

function describe({ output }: Cli, plan: FeedPlan, offered: FeedSetting[]) {
  if (plan.isLocked) output.warn('This feed is locked. Import it only if the show is yours.')
  for (const setting of offered) {
    const isKept = !plan.settings.includes(setting)
    const kept = isKept ? ' (unchanged; pass --replace-settings to replace it)' : ''
    output.say(`${labels[setting.setting]}: ${settingChange(setting).join('; ')}${kept}`)
  }
  some(
    output,
    'Episodes',
    plan.episodes.map(({ title }) => title),
  )
  some(
    output,
    'Guests',
    plan.guests.map(({ name }) => name),
  )
  for (const notice of planNotices(plan)) output.say(notice)
}

/** Names what was changed, with the former values. */
function describeUndo({ output }: Cli, { settings, episodes, guests }: FeedPlan) {
  for (const setting of settings) {
    const former = setting.before?.replaceAll('\n', ', ') ?? 'empty'
    output.say(`Changed ${labels[setting.setting]}, which was: ${former}`)
  }
  if (settings.length > 0) output.say('To change a setting back: cueroom settings set')
  if (episodes.length + guests.length > 0)
    output.say(
      `To undo the rest, delete the new episodes and guests. You can restore them for ${trashDays} days.`,
    )
}

function some(output: Cli['output'], what: string, names: string[]) {
  if (names.length === 0) return
  const more = names.length > printed ? [counted(names.length - printed, 'more', 'more')] : []
  output.say(`${what}: ${listed([...names.slice(0, printed), ...more])}`)
}
