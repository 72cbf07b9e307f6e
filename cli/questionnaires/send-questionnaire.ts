import { type MailKind, mailtoLink } from '@cueroom/core/sends/mail-template.ts'
import { sendGuestsMax } from '@cueroom/core/sends/send-limits.ts'
import type { GuestMail, MailResult } from '@cueroom/core/sends/send.ts'
import { counted } from '@cueroom/core/text/format.ts'
import { recordIds } from '../app/command.ts'
import { type Cli, type Define, CliError, usageError } from '../app/cli.ts'
import { fetchGuests } from '../app/guest-pages.ts'
import { refuseMissing } from '../app/missing-guests.ts'
import { bold, dim } from '../app/text.ts'
import { found, idHelp, questionnaireId } from './questionnaire-id.ts'

interface SendFlags {
  guest: number[]
  unanswered?: true
  remind?: true
  mail?: true
  mark?: true
}

export const defineSend: Define = (command, cli) =>
  command
    .summary('send the personal links to guests')
    .description(
      'Print an email to each guest with their personal link. With --mail, the server sends the emails. With --mark, ' +
        'the guests are marked as sent.',
    )
    .argument('<id>', idHelp, questionnaireId)
    .option('--guest <id...>', 'guest numbers, as shown by cueroom guests list', recordIds, [])
    .option('--unanswered', "every guest who hasn't answered yet")
    .option('--remind', 'send the reminder instead')
    .option('--mail', 'send the emails from the server')
    .option('--mark', 'mark the guests as sent after you emailed them yourself')
    .examples(
      'cueroom questionnaires send before-we-record --guest 12 15',
      'cueroom questionnaires send before-we-record --unanswered --remind --mail',
      'cueroom questionnaires send before-we-record --guest 12 --mark',
    )
    .action((id: string, { remind, ...flags }: SendFlags) =>
      send(cli, id, { ...flags, kind: remind ? 'remind' : 'invite' }),
    )

interface SendOptions extends Pick<SendFlags, 'mail' | 'mark'> {
  kind: MailKind
}

type Choice = Pick<SendFlags, 'guest' | 'unanswered'>

async function send(cli: Cli, id: string, { guest, unanswered, ...options }: SendOptions & Choice) {
  if (guest.length > 0 === Boolean(unanswered))
    throw usageError('Choose guests with --guest or --unanswered.')
  if (options.mail && options.mark)
    throw usageError('Pass --mail or --mark, not both: --mail also marks the guests as sent.')
  const chosen = unanswered ? await unansweredGuests(cli) : guest
  if (chosen.length === 0) {
    if (cli.output.format !== 'text') cli.output.list([], [])
    return cli.output.say('Everyone has answered.')
  }
  await sendAll(cli, [{ id, guestIds: chosen }], options)
}

/** Sends questionnaires to guests, or reminds them. */
export async function sendAll(
  cli: Cli,
  sends: readonly { id: string; guestIds: number[] }[],
  { mail, mark, kind }: SendOptions,
): Promise<void> {
  const { api, output } = cli
  const mails: GuestMail[] = []
  const results: MailResult[] = []
  const unknown: number[] = []
  for (const { id, guestIds } of sends)
    for (let start = 0; start < guestIds.length; start += sendGuestsMax) {
      const body = { questionnaireId: id, guestIds: guestIds.slice(start, start + sendGuestsMax), kind }
      const reply = mail
        ? await found(api.sends.mail({ body }), id)
        : mark
          ? await found(api.sends.mark({ body }), id)
          : await found(api.sends.prepare({ body }), id)
      unknown.push(...reply.missing)
      if ('results' in reply) results.push(...reply.results)
      if ('mails' in reply) mails.push(...reply.mails)
    }
  const chosen = sends.flatMap(({ guestIds }) => guestIds)
  const marked = new Set(chosen).size - unknown.length
  if (mail) reportMails(cli, results)
  else if (!mark) showMails(cli, mails)
  else if (marked > 0)
    output.outcome(
      { marked },
      `${counted(marked, 'guest')} marked as ${kind === 'remind' ? 'reminded' : 'sent'}.`,
    )
  refuseMissing(unknown, chosen)
}

/** The guests without answers. */
export async function unansweredGuests({ api, output }: Cli): Promise<number[]> {
  const { guests } = await fetchGuests(api, { view: 'card' }, output)
  return guests.filter(({ hasResponses }) => !hasResponses).map(({ id }) => id)
}

function showMails({ output }: Cli, mails: readonly GuestMail[]) {
  if (output.format !== 'text')
    return output.list(mails, [], (mail) => ({ ...mail, mailto: mail.email && mailtoLink(mail.email, mail) }))
  for (const mail of mails) {
    if (output.terminal)
      output.prose(
        0,
        bold(mail.name),
        dim(`  ${mail.email ?? 'no email address'}`),
        `\n${mail.subject}\n\n${mail.text}\n`,
      )
    else output.print([mail.guestId, mail.name, mail.email ?? '', mail.url].join('\t'))
  }
  if (mails.length > 0)
    output.say('Nothing was sent. Send the emails yourself and run this again with --mark, or pass --mail.')
}

function reportMails({ output }: Cli, results: readonly MailResult[]) {
  if (output.format !== 'text') output.list(results, [])
  const failed = results.filter(({ sent }) => !sent)
  output.done(`Sent ${counted(results.length - failed.length, 'email')}.`)
  for (const { guestId: to, name, problem } of failed) output.warn(`Guest ${to}, ${name}: ${problem}`)
  if (failed.length > 0 && failed.length === results.length) throw new CliError('No emails were sent.')
}
