import type { NewSponsor, SponsorChanges } from '@cueroom/core/sponsors/saved-sponsor.ts'
import { type Command, recordId } from '../app/command.ts'
import type { Cli, Define } from '../app/cli.ts'
import { expectChanges, sendEdit } from '../app/records.ts'

interface SponsorFlags {
  company?: string
  industry?: string
  reason?: string
  budget?: string
  strategy?: string
  website?: string
  email?: string
  notes?: string
  verified?: true
  ifVersion?: number
}

const withSponsorFlags = (command: Command) =>
  command
    .option('--company <name>', 'the company')
    .option('--industry <industry>', 'what it does')
    .option('--reason <text>', 'reason for the match')
    .option('--budget <range>', 'estimated budget, such as "$500 to 2K"')
    .option('--strategy <text>', 'contact strategy')
    .option('--website <address>', 'its website')
    .option('--email <address>', 'who to write to')
    .option('--notes <text>', 'who you wrote to and what they answered')

export const defineAdd: Define = (command, cli) =>
  withSponsorFlags(command)
    .summary('save a sponsor')
    .description('Save a sponsor. A company is saved once, regardless of spacing and capitals.')
    .examples(
      `cueroom sponsors add --company "Kelp Tools" --industry "Hand tools" --reason "Our listeners repair things" --budget '$500 to 2K' --strategy "Write to marketing"`,
    )
    .action((flags: SponsorFlags) => add(cli, flags))

export const defineEdit: Define = (command, cli) =>
  withSponsorFlags(
    command.argument('<id>', 'the number in the first column of: cueroom sponsors list', recordId),
  )
    .option('--verified', "you've checked the website and email")
    .versionOption('sponsor', 'sponsors list')
    .summary('change a saved sponsor')
    .description(
      'Change a saved sponsor. Fields without a flag stay as they are; an empty value clears an optional field.',
    )
    .examples(
      'cueroom sponsors edit 12 --notes "Wrote to Ada on Monday"',
      'cueroom sponsors edit 12 --email ada@kelp.example --verified',
    )
    .action((id: number, flags: SponsorFlags) => edit(cli, id, flags))

const fieldsOf = ({ ifVersion: _, ...flags }: SponsorFlags): SponsorChanges => {
  const fields = {
    companyName: flags.company,
    industry: flags.industry,
    reasonForMatch: flags.reason,
    estimatedBudgetRange: flags.budget,
    contactStrategy: flags.strategy,
    websiteUrl: flags.website,
    marketingContactEmail: flags.email,
    outreachNotes: flags.notes,
    verified: flags.verified,
  }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

const needed: [field: keyof NewSponsor, flag: string, question: string][] = [
  ['companyName', '--company', 'Company:'],
  ['industry', '--industry', 'Industry:'],
  ['reasonForMatch', '--reason', 'Why it fits:'],
  ['estimatedBudgetRange', '--budget', 'Budget:'],
  ['contactStrategy', '--strategy', 'How to reach it:'],
]

async function add({ api, output, prompts }: Cli, flags: SponsorFlags) {
  const fields: Record<string, unknown> = { ...fieldsOf(flags) }
  for (const [field, flag, question] of needed) fields[field] ??= await prompts.text(question, { flag })
  const sponsor = await api.sponsors.create({ body: fields as unknown as NewSponsor })
  output.outcome(sponsor, `${sponsor.companyName} is sponsor ${sponsor.id}.`)
  output.next(`cueroom marketing outreach --saved ${sponsor.id} --guest ID`)
}

async function edit({ api, output }: Cli, id: number, flags: SponsorFlags) {
  const body = fieldsOf(flags)
  expectChanges(body, 'cueroom sponsors edit')
  const commands = 'cueroom sponsors'
  const edited = { commands, record: 'sponsor', id, body, version: flags.ifVersion }
  const sponsor = await sendEdit(api.sponsors.update, { ...edited, shownBy: `${commands} list` })
  output.outcome(sponsor, `Changed ${sponsor.companyName} (version ${sponsor.version}).`)
}
