import type { SavedSponsor } from '@cueroom/core/sponsors/saved-sponsor.ts'
import type { Cli, Define } from '../app/cli.ts'
import { fetchAll } from '../app/pages.ts'
import { shortTime } from '../app/dates.ts'
import type { Column } from '../app/table.ts'
import { coral, dim } from '../app/text.ts'

export const defineList: Define = (command, cli) =>
  command
    .option('--search <text>', 'only sponsors whose company, industry, email or notes contain this')
    .summary('list the saved sponsors')
    .description('List saved sponsors, newest first, with those that sent an inquiry marked.')
    .examples('cueroom sponsors list', 'cueroom sponsors list --search coffee --json')
    .action((flags: { search?: string }) => list(cli, flags))

async function list({ api, output }: Cli, { search = '' }: { search?: string }) {
  const wanted = search.trim().toLocaleLowerCase()
  const { rows } = await fetchAll(output, { list: api.sponsors.list, query: {}, what: 'sponsors' })
  const sponsors = rows.filter((sponsor) => words(sponsor).includes(wanted))
  output.list(sponsors, columns)
  const [newest] = sponsors
  if (newest) return output.next(`cueroom marketing outreach --saved ${newest.id} --guest ID`)
  output.say(wanted ? 'No matching sponsors.' : 'No saved sponsors yet.')
  output.next(wanted ? 'cueroom sponsors list' : 'cueroom sponsors discover')
}

const words = ({ companyName, industry, marketingContactEmail, outreachNotes }: SavedSponsor) =>
  [companyName, industry, marketingContactEmail, outreachNotes].join('\n').toLocaleLowerCase()

const columns: Column<SavedSponsor>[] = [
  { title: 'ID', cell: ({ id }) => id, align: 'right', rigid: true },
  { title: 'Company', cell: ({ companyName }) => companyName },
  { title: 'Industry', cell: ({ industry }) => industry },
  { title: 'Budget', cell: ({ estimatedBudgetRange }) => estimatedBudgetRange },
  { title: 'Email', cell: ({ marketingContactEmail }) => marketingContactEmail },
  {
    title: 'From',
    cell: ({ source }) => (source === 'inquiry' ? coral('inquiry') : dim(source)),
    rigid: true,
  },
  { title: 'Saved', cell: ({ createdAt }) => shortTime(createdAt), rigid: true },
]
