import type { ErasureReceipt } from '@cueroom/core/erasures/erasures.contract.ts'
import { receiptLines } from '@cueroom/core/erasures/receipt-lines.ts'
import type { Cli, Define } from '../app/cli.ts'
import { shortTime } from '../app/dates.ts'
import { fetchAll } from '../app/pages.ts'
import type { Column } from '../app/table.ts'
import { confirmed } from '../app/deletions.ts'
import { missing } from '../app/records.ts'
import { idOf } from './set-status.ts'

export const defineErase: Define = (command, cli) =>
  command
    .argument('<id>', 'number in the first column of: cueroom guests list')
    .summary("erase a guest everywhere; can't be undone")
    .description(
      "Erase a guest everywhere: answers, texts, photo, import rows, invitations and Recently deleted. Asks first; can't be undone.",
    )
    .examples('cueroom guests erase 12', 'cueroom guests erase 12 --yes --json')
    .action((id: string) => erase(cli, idOf(id)))

async function erase(cli: Cli, id: number) {
  const { api, output } = cli
  const none = `There is no guest ${id}.`
  const { name } = await missing(api.guests.get({ params: { id } }), none)
  const question = `Erase ${name} (guest ${id}) and everything about them? This can't be undone.`
  if (!(await confirmed(cli, question, `cueroom guests erase ${id} --yes`))) return
  const receipt = await missing(api.erasures.eraseGuest({ params: { id } }), none)
  output.outcome(receipt, `Erased: ${receiptLines(receipt.counts).join(', ')}.`)
  output.say(`Receipt ${receipt.id}`)
  if (receipt.alike.length > 0)
    output.warn(`Kept guests with the same name or email: ${receipt.alike.join(', ')}.`)
}

export const defineErasures: Define = (command, cli) =>
  command
    .summary('list the receipts of erasures')
    .description(
      'List the receipts of erasures, newest first. They contain counts, but nothing about the guests.',
    )
    .examples('cueroom guests erasures', 'cueroom guests erasures --json')
    .action(() => list(cli))

const columns: Column<ErasureReceipt>[] = [
  { title: 'Receipt', cell: ({ id }) => id, rigid: true },
  { title: 'Erased', cell: ({ erasedAt }) => shortTime(erasedAt), rigid: true },
  { title: 'By', cell: ({ by }) => by },
  { title: 'What', cell: ({ counts }) => receiptLines(counts).join(', ') },
]

async function list({ api, output }: Cli) {
  const query = {}
  const { rows: receipts } = await fetchAll(output, { list: api.erasures.list, query, what: 'receipts' })
  output.list(receipts, columns)
  if (receipts.length === 0) output.say('Nothing has been erased yet.')
}
