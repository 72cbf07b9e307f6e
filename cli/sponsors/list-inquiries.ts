import {
  type InquiryState,
  inquiryStates,
  inquiryStateWords,
} from '@cueroom/core/sponsorship/inquiry-states.ts'
import type { SponsorInquiry } from '@cueroom/core/sponsorship/inquiry.ts'
import { recordId } from '../app/command.ts'
import type { Cli, Define } from '../app/cli.ts'
import { fetchAll } from '../app/pages.ts'
import { shortTime } from '../app/dates.ts'
import type { Column } from '../app/table.ts'
import { dim } from '../app/text.ts'

export const defineInquiries: Define = (command, cli) =>
  command
    .option('--sponsor <id>', 'only inquiries from this saved sponsor', recordId)
    .choice('--state <state>', 'only inquiries in this state', inquiryStates)
    .summary('list inquiries from the sponsorship page')
    .description(
      'List inquiries from the sponsorship page, newest first. Each company is also a saved sponsor.',
    )
    .examples(
      'cueroom sponsors inquiries',
      'cueroom sponsors inquiries --sponsor 3 --json',
      'cueroom sponsors inquiries --state new',
    )
    .action((flags: InquiryFlags) => list(cli, flags))

interface InquiryFlags {
  sponsor?: number
  state?: InquiryState
}

async function list({ api, output }: Cli, { sponsor, state }: InquiryFlags) {
  const query = { ...(sponsor !== undefined && { sponsorId: sponsor }), ...(state && { state }) }
  const listing = { list: api.sponsorship.inquiries, query, what: 'inquiries' }
  const { rows: wanted } = await fetchAll(output, listing)
  output.list(wanted, columns)
  const [newest] = wanted
  if (newest) return output.next(`cueroom marketing outreach --saved ${newest.sponsorId} --guest ID`)
  if (state) return output.say(`No ${state} inquiries.`)
  if (sponsor === undefined) return output.say('No inquiries yet.')
  output.say(`No inquiries from sponsor ${sponsor}.`)
  output.next('cueroom sponsors inquiries')
}

const columns: Column<SponsorInquiry>[] = [
  { title: 'Inquiry', cell: ({ id }) => id, align: 'right', rigid: true },
  { title: 'Sponsor', cell: ({ sponsorId }) => sponsorId, align: 'right', rigid: true },
  { title: 'Company', cell: ({ companyName }) => companyName },
  { title: 'Email', cell: ({ email }) => email },
  {
    title: 'Asks about',
    cell: ({ packageName, packagePrice }) =>
      packageName ? [packageName, packagePrice].filter(Boolean).join(', ') : dim('not decided'),
  },
  { title: 'State', cell: ({ state }) => inquiryStateWords[state], rigid: true },
  { title: 'Message', cell: ({ message }) => message, spare: true },
  { title: 'Received', cell: ({ receivedAt }) => shortTime(receivedAt), rigid: true },
]
