import type { Env } from '../config/env.ts'

export type MailServer = NonNullable<Env['mail']>

export interface Mail {
  to: { name: string; address: string }
  subject: string
  text: string
}

/** Milliseconds until a mail server that does not answer is given up. */
const timeout = 10_000

/**
 * Hands a mail to the server; never call it inside a transaction. @throws when the server does not take it, or not
 * within 10 seconds from one word to the next.
 */
export async function sendMail({ url, from }: MailServer, mail: Mail): Promise<void> {
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
    await transport.sendMail({ from, ...mail })
  } finally {
    transport.close()
  }
}
