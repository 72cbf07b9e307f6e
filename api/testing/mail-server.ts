import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export interface MailServer {
  url: string
  /** The mails that were taken, as they came over the wire. */
  mails: { from: string; to: string[]; raw: string }[]
  /** What happens to the next mails: they are taken, their recipient is refused, or nothing is answered to them. */
  behave(next: 'take' | 'refuse' | 'hold'): void
  /** Mails that wait for an answer. */
  held(): number
  /** Takes what was held, and the next mails. */
  release(): void
  close(): Promise<void>
}

/** A server on a free port that speaks SMTP and asks for a password. */
export async function startMailServer(): Promise<MailServer> {
  const mails: MailServer['mails'] = []
  let behaviour: 'take' | 'refuse' | 'hold' = 'take'
  const waiting: (() => void)[] = []
  const server = new SMTPServer({
    // Its own certificate would have to be trusted first
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, answer) =>
      username === 'cueroom' && password === 'secret'
        ? answer(null, { user: username })
        : answer(new Error('Wrong password')),
    onRcptTo: (_address, _session, answer) =>
      behaviour === 'refuse' ? answer(new Error('No such mailbox')) : answer(),
    onData: async (stream, { envelope }, answer) => {
      const raw = await text(stream)
      if (behaviour === 'hold') await new Promise<void>((resolve) => waiting.push(resolve))
      const from = envelope.mailFrom ? envelope.mailFrom.address : ''
      mails.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw })
      answer()
    },
  })
  // Clients that give up are part of the tests
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://cueroom:secret@127.0.0.1:${port}`,
    mails,
    behave: (next) => {
      behaviour = next
    },
    held: () => waiting.length,
    release: () => {
      behaviour = 'take'
      for (const take of waiting.splice(0)) take()
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
