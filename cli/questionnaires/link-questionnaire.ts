import { embedCode } from '@cueroom/core/embed/embed-code.ts'
import { roomFor } from '@cueroom/core/embed/room.ts'
import { recordId } from '../app/command.ts'
import { type Cli, type Define, usageError } from '../app/cli.ts'
import { missing } from '../app/records.ts'
import { found, idHelp, questionnaireId } from './questionnaire-id.ts'
import { warnOfLocalLink } from '../app/local-link.ts'

interface LinkFlags {
  embed?: true
  guest?: number
  renew?: true
}

export const defineLink: Define = (command, cli) =>
  command
    .summary('print the link or the embed code')
    .description('Print the link for guests, or the code to embed.')
    .argument('<id>', idHelp, questionnaireId)
    .option('--embed', 'embed code instead of a link')
    .option('--guest <id>', 'a personal link for this guest', recordId)
    .option('--renew', 'with --guest: revoke all personal links of the guest first')
    .action((id: string, flags: LinkFlags) => link(cli, id, flags))

async function link(cli: Cli, id: string, { embed, guest, renew }: LinkFlags) {
  const { api, host, output } = cli
  if (renew && !guest) throw usageError('Pass --renew with --guest.')
  const { title, isActive, questions } = await found(api.questionnaires.get({ params: { id } }), id)
  if (guest && renew)
    await missing(api.guestPages.revokeLinks({ params: { id: guest } }), `Couldn't find guest ${guest}.`)
  const path = guest
    ? (await found(api.questionnaires.personalLink({ params: { id, guestId: guest } }), id)).path
    : `/q/${id}`
  const url = new URL(path, host)
  const signed = url.searchParams.get('guest')
  const attributes = { guest: signed ?? undefined }
  const html = embedCode({ origin: host, widget: 'questionnaire', id, attributes, room: roomFor(questions) })
  if (output.format !== 'text') output.json({ id, title, isActive, url: url.href, html })
  else output.print(embed ? html : url.href)
  warnOfLocalLink(cli, url.href)
  if (!isActive) output.warn("It's inactive. Guests can't open it until you activate it.")
}
