import {
  outreachDefaults,
  type OutreachStatus,
  outreachStatuses,
} from '@cueroom/core/marketing/outreach-choices.ts'
import { contextOfInquiry, notStated } from '@cueroom/core/sponsorship/inquiry-sponsor.ts'
import { type Command, Option } from 'commander'
import { type Cli, usageError } from '../app/cli.ts'
import { guestId, missing } from '../guests/guest-id.ts'
import { earlierRequest } from './earlier-request.ts'
import { present } from './present.ts'
import { tellText } from './tell-text.ts'

interface OutreachFlags {
  guest?: number
  sponsor?: string
  saved?: number
  website?: string
  industry?: string
  email?: string
  context?: string
  status?: OutreachStatus
  releaseDate?: string
  regenerate?: string
  output?: string
}

export function defineOutreach(command: Command, cli: Cli): void {
  command
    .option('--guest <id>', 'whose episode it is about, by the number of cueroom guests list', guestId)
    .option('--sponsor <company>', 'whom to write to')
    .option('--saved <id>', 'a saved sponsor instead, by the number of cueroom sponsors list', guestId)
    .option('--website <address>', 'its website')
    .option('--industry <industry>', 'what it does')
    .option('--email <address>', 'where the mail goes')
    .option('--context <text>', 'what else the mail should know')
    .addOption(new Option('--status <status>', 'of the episode').choices(outreachStatuses))
    .option('--release-date <date>', 'of an upcoming episode: 2026-12-04')
    .option('--regenerate <note>', 'write the last mail again, with this note')
    .option('-o, --output <file>', 'where to write it; ending in .html it is written as HTML')
    .summary('write an email to a sponsor')
    .description(
      'Write an email to a sponsor about an episode. It quotes the packages, prices and audience of your settings; any ' +
        'other figure is pointed out.',
    )
    .addHelpText(
      'after',
      `
Examples:
  $ cueroom marketing outreach --guest 12 --sponsor "Kelp Tools"
  $ cueroom marketing outreach --guest 12 --saved 3 --status upcoming --release-date 2026-12-04 -o mail.html
  $ cueroom marketing outreach --regenerate "Half as long"`,
    )
    .action((flags: OutreachFlags) => outreach(cli, flags))
}

type Body = Parameters<Cli['api']['marketing']['sponsorOutreach']>[0]['body']

async function outreach(cli: Cli, flags: OutreachFlags) {
  const { api, prompts, world } = cli
  if (flags.sponsor !== undefined && flags.saved !== undefined)
    throw usageError('Pass --sponsor or --saved, not both.')
  const earlier =
    flags.regenerate === undefined
      ? undefined
      : await earlierRequest(cli, 'sponsor_outreach', flags.regenerate, flags.guest)
  const fields: Partial<Body> = {
    ...(earlier?.request ?? { episodeStatus: outreachDefaults.episodeStatus }),
    ...(flags.saved !== undefined && (await savedFields(cli, flags.saved))),
    ...present({
      guestId: flags.guest,
      sponsorName: flags.sponsor,
      websiteUrl: flags.website,
      industry: flags.industry,
      recipientEmail: flags.email,
      additionalContext: flags.context,
      episodeStatus: flags.status,
      releaseDate: flags.releaseDate,
    }),
    ...earlier?.again,
  }
  fields.guestId ??= guestId(await prompts.text('Number of the guest:', { flag: '--guest' }))
  fields.sponsorName ??= await prompts.text('Sponsor:', { flag: '--sponsor' })
  const call = api.marketing.sponsorOutreach({ body: fields as Body, signal: world.signal })
  await tellText(cli, await missing(call, `There is no guest ${fields.guestId}.`), flags.output)
}

async function savedFields({ api }: Cli, id: number): Promise<Partial<Body>> {
  const call = api.sponsors.show({ params: { id } })
  const sponsor = await missing(call, `There is no sponsor ${id}.`, 'cueroom sponsors list')
  const [inquiry] = await api.sponsorship.inquiries({ query: { sponsorId: id, limit: 1 } })
  return {
    sponsorName: sponsor.companyName,
    websiteUrl: sponsor.websiteUrl,
    ...(sponsor.industry !== notStated && { industry: sponsor.industry }),
    recipientEmail: sponsor.marketingContactEmail,
    fromSponsorDiscovery: sponsor.source === 'discovery',
    ...(inquiry && { additionalContext: contextOfInquiry(inquiry) }),
  }
}
