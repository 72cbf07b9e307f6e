import {
  outreachDefaults,
  type OutreachStatus,
  outreachStatuses,
} from '@cueroom/core/marketing/outreach-choices.ts'
import { notStated } from '@cueroom/core/sponsorship/inquiry-sponsor.ts'
import { recordId } from '../app/command.ts'
import { type Cli, type Define, usageError } from '../app/cli.ts'
import { missing } from '../app/records.ts'
import { earlierRequest } from './earlier-request.ts'
import { present } from './present.ts'
import { contextHelp } from './context-help.ts'
import { printText } from './print-text.ts'

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

export const defineOutreach: Define = (command, cli) =>
  command
    .option('--guest <id>', "the episode's guest number, as shown by cueroom guests list", recordId)
    .option('--sponsor <company>', 'who to write to')
    .option('--saved <id>', "a saved sponsor's number, as shown by cueroom sponsors list", recordId)
    .option('--website <address>', 'its website')
    .option('--industry <industry>', 'what it does')
    .option('--email <address>', "the recipient's email address")
    .option('--context <text>', contextHelp)
    .choice('--status <status>', 'status of the episode', outreachStatuses)
    .option('--release-date <date>', 'release date of an upcoming episode, such as 2026-12-04')
    .option('--regenerate <note>', 'regenerate the last email with this note')
    .option('-o, --output <file>', 'output file; .html writes HTML')
    .summary('write an email to a sponsor')
    .description(
      'Write an email to a sponsor about an episode. It quotes packages, prices and audience from your settings; any ' +
        'other figure is flagged. If a saved sponsor contacted you through your sponsorship page, it is a reply and needs no guest.',
    )
    .examples(
      'cueroom marketing outreach --guest 12 --sponsor "Kelp Tools"',
      'cueroom marketing outreach --guest 12 --saved 3 --status upcoming --release-date 2026-12-04 -o mail.html',
      'cueroom marketing outreach --regenerate "Half as long"',
    )
    .action((flags: OutreachFlags) => outreach(cli, flags))

type Body = Parameters<Cli['api']['marketing']['sponsorOutreach']>[0]['body']

async function outreach(cli: Cli, flags: OutreachFlags) {
  const { api, prompts, environment } = cli
  if (flags.sponsor !== undefined && flags.saved !== undefined)
    throw usageError('Pass --sponsor or --saved, not both.')
  const earlier = await earlierRequest(cli, 'sponsor_outreach', flags.regenerate, flags.guest)
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
  if (!fields.inquiryId) fields.guestId ??= recordId(await prompts.text('Guest number:', { flag: '--guest' }))
  fields.sponsorName ??= await prompts.text('Sponsor:', { flag: '--sponsor' })
  const call = api.marketing.sponsorOutreach({ body: fields as Body, signal: environment.signal })
  await printText(
    cli,
    await missing(call, `Couldn't find ${fields.guestId ? `guest ${fields.guestId}` : 'the inquiry'}.`),
    flags.output,
  )
  if (fields.inquiryId) cli.output.next(`cueroom sponsors set-inquiry ${fields.inquiryId} answered`)
}

async function savedFields({ api }: Cli, id: number): Promise<Partial<Body>> {
  const call = api.sponsors.get({ params: { id } })
  const sponsor = await missing(call, `Couldn't find sponsor ${id}.`, 'cueroom sponsors list')
  const [inquiry] = await api.sponsorship.inquiries({ query: { sponsorId: id, limit: 1 } })
  return {
    sponsorName: sponsor.companyName,
    websiteUrl: sponsor.websiteUrl,
    ...(sponsor.industry !== notStated && { industry: sponsor.industry }),
    recipientEmail: sponsor.marketingContactEmail,
    fromSponsorDiscovery: sponsor.source === 'discovery',
    ...(inquiry && { inquiryId: inquiry.id, recipientEmail: inquiry.email }),
  }
}
