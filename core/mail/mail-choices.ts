import type { inboxKinds } from '../inbox/inbox-kinds.ts'
import { keysOf } from '../text/keys-of.ts'

interface Words {
  name: string
  description?: string
}

/** The kinds of mail that a host can switch off, as people read them. */
const words = {
  answers: { name: 'New answers' },
  inquiries: { name: 'Sponsor inquiries' },
  guestPages: { name: 'Guest pages', description: 'Fact checks, chosen times and consent.' },
  dataRequests: { name: 'Data requests', description: 'Guests who ask for their data or for erasure.' },
  batches: { name: 'Finished or stopped batches' },
  plan: { name: 'Trial and purchases', description: 'Seven days and one day before they end.' },
  signIns: { name: 'Sign-ins from a new device' },
  answerCopies: {
    name: 'Copies of answers to guests',
    description: 'Guests who answer with a personal link get a copy in the language of the form.',
  },
} satisfies Record<string, Words>
export type MailChoice = keyof typeof words
export const mailChoices = keysOf(words)
export const mailChoiceWords: Record<MailChoice, Words> = words

type InboxKind = (typeof inboxKinds)[number]

const ofInbox: Partial<Record<InboxKind, MailChoice>> = {
  answers: 'answers',
  unverified_answers: 'answers',
  inquiry: 'inquiries',
  batch_done: 'batches',
  batch_stopped: 'batches',
  trial: 'plan',
  purchase: 'plan',
  introduction_approved: 'guestPages',
  introduction_corrected: 'guestPages',
  time_chosen: 'guestPages',
  consent: 'guestPages',
  data_requested: 'dataRequests',
  erasure_requested: 'dataRequests',
  erasure_withdrawn: 'dataRequests',
}

/** The choice that controls whether an inbox item is mailed; without one, it always is. */
export const mailChoiceOf = (kind: InboxKind): MailChoice | undefined => ofInbox[kind]
