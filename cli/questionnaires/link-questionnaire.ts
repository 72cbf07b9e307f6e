import { embedCode } from '@cueroom/core/embed/embed-code.ts'
import type { Command } from 'commander'
import type { Cli } from '../app/cli.ts'
import { guestId } from '../guests/guest-id.ts'
import { found, idHelp, questionnaireId } from './questionnaire-id.ts'

interface LinkFlags {
  embed?: true
  guest?: number
}

export function defineLink(command: Command, cli: Cli): void {
  command
    .summary('print the link for guests, or the code for a page')
    .description('Print the link at which guests answer, or what to put into a page of your own.')
    .argument('<id>', idHelp, questionnaireId)
    .option('--embed', 'HTML for a page instead of a link')
    .option('--guest <id>', 'a personal link: the answers go to this guest', guestId)
    .action((id: string, flags: LinkFlags) => link(cli, id, flags))
}

async function link({ api, host, output }: Cli, id: string, { embed, guest }: LinkFlags) {
  const { title, isActive } = await found(api.questionnaires.show({ params: { id } }), id)
  const path = guest
    ? (await found(api.questionnaires.personalLink({ params: { id, guestId: guest } }), id)).path
    : `/q/${id}`
  const url = new URL(path, host)
  const signed = url.searchParams.get('guest')
  const attributes = { guest: signed ?? undefined }
  const html = embedCode({ origin: host, widget: 'questionnaire', id, attributes })
  if (output.format !== 'text') output.json({ id, title, isActive, url: url.href, html })
  else output.print(embed ? html : url.href)
  if (!isActive) output.warn('It is inactive: guests see nothing there until it is active again.')
}
