import { discoveryAudience } from '@cueroom/core/marketing/discovery-audience.ts'
import {
  type Budget,
  budgets,
  type CompanySize,
  companySizes,
  geographies,
  type Geography,
  type MileRadius,
  mileRadii,
} from '@cueroom/core/marketing/discovery-choices.ts'
import { noSuggestions } from '@cueroom/core/marketing/no-suggestions.ts'
import type { SponsorDiscovery, SponsorSuggestion } from '@cueroom/core/marketing/results.ts'
import { InvalidArgumentError } from 'commander'
import type { Cli, Define } from '../app/cli.ts'
import type { Column } from '../app/table.ts'
import { dim, yellow } from '../app/text.ts'
import { writtenBy } from '../content/provider.ts'
import { earlierRequest } from '../marketing/earlier-request.ts'
import { present } from '../marketing/present.ts'

interface DiscoverFlags {
  audienceSize?: string
  growthRate?: string
  ageRange?: string
  geographicFocus?: string
  sponsorType?: string[]
  goal?: string
  approach?: string
  radius?: MileRadius
  geography?: Geography
  companySize?: CompanySize
  budget?: Budget
  save?: true
  regenerate?: string
}

export const defineDiscover: Define = (command, cli) =>
  command
    .option('--audience-size <text>', 'audience size (default for all of these: the show settings)')
    .option('--growth-rate <text>', 'audience growth')
    .option('--age-range <text>', 'main age range')
    .option('--geographic-focus <text>', 'main regions')
    .option('--sponsor-type <type>', 'preferred type of company; repeatable', addType)
    .option('--goal <text>', 'what the sponsorship pays for')
    .option('--approach <text>', 'how you work with sponsors')
    .option('--radius <miles>', `distance in miles: ${mileRadii.join(', ')}`, radius)
    .choice('--geography <reach>', 'market of the companies', geographies)
    .choice('--company-size <size>', 'company size', companySizes)
    .choice('--budget <budget>', 'their budget', budgets)
    .option('--save', 'save the suggested companies; skips saved ones and kinds of company')
    .option('--regenerate <note>', 'regenerate the last suggestions with this note')
    .summary('suggest sponsors that fit the show')
    .description(
      'Suggest sponsors that fit the show. Without a language model, these are kinds of company, with reasons based on your ' +
        'settings. Addresses suggested by a model are unverified. Look them up before you use them.',
    )
    .examples(
      'cueroom sponsors discover',
      'cueroom sponsors discover --geography local --radius 50 --budget small --save',
      'cueroom sponsors discover --regenerate "Only companies that ship by train"',
    )
    .action((flags: DiscoverFlags) => discover(cli, flags))

const addType = (text: string, list: string[] = []) => (text.trim() ? [...list, text.trim()] : list)

function radius(text: string): MileRadius {
  const found = mileRadii.find((miles) => String(miles) === text)
  if (found) return found
  throw new InvalidArgumentError(`Must be one of ${mileRadii.join(', ')}.`)
}

async function discover(cli: Cli, flags: DiscoverFlags) {
  const { api, output, environment } = cli
  const earlier = await earlierRequest(cli, 'sponsor_discovery', flags.regenerate)
  const before = (earlier?.request ?? discoveryAudience(await api.show.settings())) as Body
  const { radius: mileRadius, geography, companySize, budget } = flags
  const filters = { ...before.filters, ...present({ mileRadius, geography, companySize, budget }) }
  const body = { ...before, ...audienceOf(flags), filters, ...earlier?.again } as Body
  const found = await api.marketing.identifySponsors({ body, signal: environment.signal })
  // Before anything is printed: a reader like head ends the command with what it has seen
  const saved = flags.save && (await save(cli, found))
  if (output.format !== 'text') return output.json(saved ? { ...found, ...saved } : found)
  printFound(cli, found)
  if (!saved) return
  output.done(`${saved.saved.length} saved, ${saved.skipped.length} already saved.`)
  if (found.sponsors.some(isKind))
    output.say('Kinds of company were not saved. Find two or three companies of each kind and add them.')
  output.next(saved.saved.length > 0 ? 'cueroom sponsors list' : 'cueroom sponsors add')
}

type Body = Parameters<Cli['api']['marketing']['identifySponsors']>[0]['body']

const audienceOf = (flags: DiscoverFlags) =>
  present({
    audienceSize: flags.audienceSize,
    growthRate: flags.growthRate,
    ageRange: flags.ageRange,
    geographicFocus: flags.geographicFocus,
    preferredSponsorTypes: flags.sponsorType,
    sponsorshipGoal: flags.goal,
    sponsorshipApproach: flags.approach,
  })

function printFound({ output }: Cli, found: SponsorDiscovery) {
  output.list(found.sponsors, columns)
  output.done(`${writtenBy(found)} · ${found.sponsors.length} suggested`)
  if (found.sponsors.length === 0) output.say(noSuggestions(found))
  if (found.savedMatches > 0 && found.sponsors.length === 0) output.next('cueroom sponsors list')
  if (found.note) output.warn(found.note)
  for (const note of found.strategyNotes) output.say(dim('- '), note)
}

const isKind = ({ kind }: SponsorSuggestion) => kind === 'company-type'

async function save({ api }: Cli, { sponsors }: SponsorDiscovery) {
  if (sponsors.length === 0) return undefined
  const wanted = sponsors
    .filter((sponsor) => !isKind(sponsor))
    .map(({ kind: _, isSaved: __, verified, ...sponsor }) => ({
      ...sponsor,
      verified,
      source: 'discovery' as const,
    }))
  if (wanted.length === 0) return { saved: [], skipped: [] }
  return api.sponsors.createMany({ body: { sponsors: wanted } })
}

const columns: Column<SponsorSuggestion>[] = [
  { title: 'Company', cell: ({ companyName }) => companyName },
  { title: 'Industry', cell: ({ industry }) => industry },
  { title: 'Budget', cell: ({ estimatedBudgetRange }) => estimatedBudgetRange },
  { title: 'Why', cell: ({ reasonForMatch }) => reasonForMatch, spare: true },
  {
    title: 'Address',
    cell: ({ websiteUrl, marketingContactEmail }) =>
      websiteUrl || marketingContactEmail ? yellow('unverified') : '',
    rigid: true,
  },
  { title: 'Saved', cell: ({ isSaved }) => (isSaved ? 'yes' : ''), rigid: true },
]
