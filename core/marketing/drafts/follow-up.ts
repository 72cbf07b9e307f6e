import { quoted } from '../../text/sentences.ts'

/** Ends a second email: nobody has to explain a no. */
export const shortReply = 'A short reply is plenty, and it’s fine to say no.'

/** What the host can send when nobody answers: a reply in the thread of the first email. */
export const replyInThread = (subject: string, text: string[]) =>
  `No reply after a week? Reply to your own email so it stays in the same thread (“Re: ${subject}”): ${quoted(text)}`
