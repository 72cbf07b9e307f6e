import { asChanges } from '@cueroom/core/guests/guest-fields.ts'
import { counted, shortened } from '@cueroom/core/text/format.ts'
import type { Extraction, Guest, GuestChanges } from '@cueroom/core/guests/guest.ts'
import { recordId } from '../app/command.ts'
import { type Cli, type Define, CliError, exit } from '../app/cli.ts'
import type { Column } from '../app/table.ts'
import { dim } from '../app/text.ts'
import { missing, unlessChanged } from '../app/records.ts'

type Proposal = Extraction['proposals'][number]

export const defineExtract: Define = (command, cli) =>
  command
    .argument('<id>', 'the number in the first column of: cueroom guests list', recordId)
    .summary("extract a guest's fields from the answers")
    .description(
      "Extract a guest's fields from answers and biography. Asks before changing each field; --yes accepts every " +
        'proposal. --json alone changes nothing.',
    )
    .examples(
      'cueroom guests extract 12',
      'cueroom guests extract 12 --yes',
      'cueroom guests extract 12 --json | jq .proposals',
    )
    .action((id: number) => extract(cli, id))

async function extract(cli: Cli, id: number) {
  const { api, output, flags } = cli
  const call = api.guests.reExtract({ params: { id } })
  const found = await missing(call, `Couldn't find guest ${id}.`)
  if (output.format === 'text') show(cli, found)
  const silent = output.format !== 'text' && !flags.yes
  const taken = silent ? [] : await chosen(cli, found)
  const guest = await apply(cli, found, taken)
  if (output.format !== 'text')
    return output.json({ ...found, guest, taken: taken.map(({ field }) => field) })
  if (taken.length > 0) output.done(`Changed ${counted(taken.length, 'field')}.`)
}

const method = { model: 'by the model', rules: 'by rules' }

function show({ output }: Cli, { guest, proposals, extractionInfo }: Extraction) {
  const sure = `${percent(extractionInfo.confidence)} sure`
  output.say(`${guest.name}: extracted ${method[extractionInfo.method]}`, dim(`, ${sure}`))
  output.list(proposals, columns)
  if (proposals.length === 0) output.say('Nothing new found.')
}

const percent = (share: number) => `${Math.round(share * 100)}%`

const columns: Column<Proposal>[] = [
  { title: 'Field', cell: ({ field }) => field, rigid: true },
  { title: 'Sure', cell: ({ confidence }) => percent(confidence), rigid: true },
  { title: 'Now', cell: ({ current }) => current ?? '' },
  { title: 'Found', cell: ({ proposed }) => proposed },
]

const shown = 60

async function chosen({ prompts, flags }: Cli, { guest, proposals }: Extraction): Promise<Proposal[]> {
  if (flags.yes) return proposals
  if (proposals.length > 0 && !prompts.possible) throw open(guest.id, proposals.length)
  const taken: Proposal[] = []
  for (const proposal of proposals) {
    const { field, current, proposed } = proposal
    const question = current
      ? `Change ${field} from "${shortened(current, shown)}" to "${shortened(proposed, shown)}"?`
      : `Set ${field} to "${shortened(proposed, shown)}"?`
    if (await prompts.confirm(question, { flag: '--yes', preset: false })) taken.push(proposal)
  }
  return taken
}

const open = (id: number, count: number) =>
  new CliError(
    `${counted(count, 'proposal')} to review, but this isn't a terminal. Pass --yes to accept all of them.`,
    {
      exit: exit.answerNeeded,
      code: 'proposals_open',
      next: [`cueroom guests extract ${id} --yes`, `cueroom guests edit ${id} --help`],
    },
  )

async function apply({ api }: Cli, { guest }: Extraction, taken: Proposal[]): Promise<Guest> {
  if (taken.length === 0) return guest
  const fields = Object.fromEntries(taken.map(({ field, proposed }) => [field, proposed]))
  const body: GuestChanges = asChanges(fields)
  const call = api.guests.update({ params: { id: guest.id }, body, ifMatch: guest.version })
  return unlessChanged(call, `cueroom guests show ${guest.id}`)
}
