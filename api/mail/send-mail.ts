import type { Env } from '../config/env.ts'

export type MailServer = NonNullable<Env['mail']>

interface Mailbox {
  name: string
  address: string
}

export interface Mail {
  to: Mailbox
  /** Whose mail it is, if not the platform's own: the name shown with the server's address, and who gets the replies. */
  sender?: Mailbox
  subject: string
  text: string
  headers?: Record<string, string>
}

/** Why a mail was not taken. Mail servers repeat addresses in their messages, so only codes are stored and logged. */
interface MailFailure {
  /** For people. */
  reason: "Couldn't reach the mail server" | 'The mail server rejected the mail'
  codes: { code: unknown; responseCode: unknown }
}

/** Codes of nodemailer and of the system for a server that was not reached, or went silent. */
const unreached = /^(ESOCKET|ECONNECTION|ETIMEDOUT|EDNS|ETLS|EPROXY|ECONN|EHOST|ENET|ENOTFOUND|EAI_|EPIPE)/

export function mailFailure(thrown: unknown): MailFailure {
  const { code, responseCode } = thrown as { code?: unknown; responseCode?: unknown }
  // A server that answered with a code was reached
  const isRefusal = responseCode !== undefined || !unreached.test(String(code))
  const reason = isRefusal ? 'The mail server rejected the mail' : "Couldn't reach the mail server"
  return { reason, codes: { code, responseCode } }
}

/** Milliseconds until a mail server that does not answer is given up. */
const timeout = 10_000

/** Of "Name <address>" or the address alone. */
const addressOf = (from: string) => /<([^<>]+)>$/.exec(from)?.[1] ?? from

/**
 * Programs decode "=?…?=" also within the quotes that nodemailer puts around a name, so a name could forge line breaks or
 * another sender. With a space it is text.
 */
const literal = ({ name, address }: Mailbox): Mailbox => ({ name: name.replaceAll('=?', '= ?'), address })

/**
 * Hands a mail to the server; never call it inside a transaction. @throws when the server does not take it, or not
 * within 10 seconds from one word to the next.
 */
export async function sendMail({ url, from }: MailServer, { sender, to, ...mail }: Mail): Promise<void> {
  // Imported lazily: most servers don't send mail
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    url,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    dnsTimeout: timeout,
    socketTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  try {
    await transport.sendMail({
      from: sender ? literal({ name: sender.name, address: addressOf(from) }) : from,
      to: literal(to),
      ...(sender && { replyTo: literal(sender) }),
      ...mail,
    })
  } finally {
    transport.close()
  }
}
