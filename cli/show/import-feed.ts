import { decodeFeed } from '@cueroom/core/feeds/decode-feed.ts'
import { feedBytes, feedSeconds } from '@cueroom/core/feeds/feed-limits.ts'
import type { FeedPlan } from '@cueroom/core/feeds/feeds.contract.ts'
import { sendFeed } from '@cueroom/core/feeds/send-feed.ts'
import { counted, listed } from '@cueroom/core/text/format.ts'
import type { Command } from 'commander'
import { type Cli, CliError, usageError } from '../app/cli.ts'
import { examples } from '../app/examples.ts'
import { readFileOrInput } from '../app/input.ts'

interface Flags {
  dryRun?: boolean
  settings: boolean
  episodes: boolean
  guests: boolean
  unsureGuests?: boolean
}

export function defineImportFeed(command: Command, cli: Cli): void {
  command
    .argument('<feed>', "the feed's address, a file, or - for standard input")
    .option('--dry-run', 'show what would change, and change nothing')
    .option('--no-settings', 'leave the show settings as they are')
    .option('--no-episodes', 'add no past episodes')
    .option('--no-guests', 'add no past guests')
    .option('--unsure-guests', 'also add guests whom only a title names')
    .summary("import settings, past episodes and guests from your podcast's feed")
    .description(
      "Import the show settings, past episodes and past guests from your podcast's RSS feed. It shows what would change and asks first; what was imported before is not added twice.",
    )
    .addHelpText(
      'after',
      examples(
        'cueroom show import-feed https://feeds.example.com/show',
        'cueroom show import-feed feed.xml --dry-run',
      ),
    )
    .action((feed: string, flags: Flags) => importFeed(cli, feed, flags))
}

async function importFeed(cli: Cli, feed: string, flags: Flags) {
  const { api, output, prompts } = cli
  const bytes = /^https?:\/\//iu.test(feed)
    ? await download(feed, cli.environment.signal)
    : await readFileOrInput(cli.environment, feed, feedBytes, 'a feed')
  const plan = accepted(await api.feeds.plan({ body: { text: decodeFeed(bytes) } }), flags)
  if (flags.dryRun && output.format !== 'text') return output.json(plan)
  describe(cli, plan)
  const total = plan.settings.length + plan.episodes.length + plan.guests.length
  if (total === 0) return output.say('There is nothing to import.')
  if (flags.dryRun) return
  const isSure = await prompts.confirm('Import this?', {
    ...{ flag: '--yes', preset: false, code: 'confirmation_needed' },
  })
  if (!isSure) return output.say('Nothing was imported.')
  const outcome = await sendFeed(api, plan, (done) => output.progress(`${Math.round(done * 100)} %`))
  if (output.format !== 'text') return output.json(outcome)
  output.done(
    `Added ${counted(outcome.episodes, 'episode')} and ${counted(outcome.guests, 'guest')}, changed ${counted(outcome.settings, 'setting')}.`,
  )
}

/** The feed at an address. This computer fetches it, so it may be one that only this computer reaches. */
async function download(url: string, signal: AbortSignal): Promise<Uint8Array> {
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(feedSeconds * 1000)])
  const pieces: Uint8Array[] = []
  let size = 0
  try {
    const reply = await fetch(url, { signal: deadline })
    if (!reply.ok) throw new CliError(`The address answered with ${reply.status} instead of a feed.`, unread)
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

function accepted(plan: FeedPlan, { settings, episodes, guests, unsureGuests }: Flags): FeedPlan {
  return {
    ...plan,
    settings: settings ? plan.settings : [],
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
  hosts: 'More hosts',
}

function describe({ output }: Cli, plan: FeedPlan) {
  if (plan.isLocked) output.warn('This feed is locked. Import it only if the show is yours.')
  for (const { setting, after } of plan.settings)
    output.say(`${labels[setting]}: ${after.replaceAll('\n', ', ').slice(0, 100)}`)
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
  if (plan.known > 0)
    output.say(
      `${counted(plan.known, 'episode')} of the feed ${plan.known === 1 ? 'was' : 'were'} imported before.`,
    )
}

function some(output: Cli['output'], what: string, names: string[]) {
  if (names.length === 0) return
  const more = names.length > printed ? [counted(names.length - printed, 'more', 'more')] : []
  output.say(`${what}: ${listed([...names.slice(0, printed), ...more])}`)
}
