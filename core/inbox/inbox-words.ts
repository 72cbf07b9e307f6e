import { trashDays } from '../deletions/trash.ts'
import { retryDays } from '../webhooks/webhook-events.ts'
import { featureWords } from '../entitlements/feature-words.ts'
import { counted } from '../text/format.ts'
import type { InboxItem } from './inbox-item.ts'

const featureOf = ({ featureName }: InboxItem) => (featureName ? featureWords[featureName].name : 'A feature')
const isPluralFeature = ({ featureName }: InboxItem) =>
  Boolean(featureName && featureWords[featureName].isPlural)

const nobody = 'A guest'

/** The title of an item. */
export function inboxTitle(item: InboxItem): string {
  switch (item.kind) {
    case 'answers':
      return `${item.guestName ?? nobody} ${item.changedAt ? 'changed their answers' : 'answered'}`
    case 'unverified_answers':
      return `Answers from ${item.from ?? 'someone'}`
    case 'inquiry':
      return `${item.companyName ?? 'A company'} asked about sponsoring`
    case 'batch_done':
      return 'Batch finished'
    case 'batch_stopped':
      return 'Generation stopped'
    case 'trial':
      return 'Your trial ends soon'
    case 'purchase':
      return `${featureOf(item)} ${isPluralFeature(item) ? 'end' : 'ends'} soon`
    case 'introduction_approved':
      return `${item.guestName ?? nobody} approved the introduction`
    case 'introduction_corrected':
      return `${item.guestName ?? nobody} suggested a correction`
    case 'time_chosen':
      return `${item.guestName ?? nobody} chose a time`
    case 'consent':
      return `${item.guestName ?? nobody} gave consent`
    case 'webhook_off':
      return 'A webhook was turned off'
    case 'data_requested':
      return `${item.guestName ?? nobody} asked for a copy of their data`
    case 'erasure_requested':
      return `${item.guestName ?? nobody} asked you to erase their data`
    case 'erasure_withdrawn':
      return `${item.guestName ?? nobody} withdrew their erasure request`
    case 'retention':
      return 'Unused guests and answers will be deleted'
    case 'retention_done':
      return 'Unused guests and answers were deleted'
  }
}

/** The details below it; `day` formats a date. */
export function inboxDetail(item: InboxItem, day: (timestamp: string) => string): string {
  switch (item.kind) {
    case 'answers':
      return item.questionnaireTitle ?? ''
    case 'unverified_answers':
      return item.guestName
        ? `Not sent with a personal link. Is it ${item.guestName}?`
        : 'Not sent with a personal link, and from the address of a deleted guest'
    case 'inquiry':
      return item.message ? `“${item.message}”` : 'No message'
    case 'batch_done':
      return batchCounts(item)
    case 'batch_stopped':
      return [item.reason, `${counted(item.written ?? 0, 'text')} written so far`].filter(Boolean).join(' · ')
    case 'trial':
      return `It ends ${day(item.endsAt ?? item.createdAt)}. After that, you can read but not edit or generate.`
    case 'purchase':
      return `The purchase ends ${day(item.endsAt ?? item.createdAt)}. Ask your administrator to renew it.`
    case 'introduction_approved':
      return 'The facts are right'
    case 'introduction_corrected':
      return 'Accept all of it, accept individual changes, or reject it'
    case 'time_chosen':
      return 'The interview date is set'
    case 'consent':
      return 'To your release text'
    case 'data_requested':
      return 'Download their data, send it to them, and mark it as sent'
    case 'erasure_requested':
      return 'Erase them everywhere. The receipt says how much was erased, but not whose data it was.'
    case 'erasure_withdrawn':
      return 'You can keep their data'
    case 'retention':
      return `On ${day(item.endsAt ?? item.createdAt)}. To keep guests, edit them. To keep answers, accept them. You can change the period in Show Settings.`
    case 'retention_done':
      return `You can restore the guests from Recently deleted for ${trashDays} days, but not answers that were never accepted`
    case 'webhook_off':
      return `${item.webhookHost ?? 'Its receiver'} hasn't accepted a message for ${retryDays} days, or it rejected further messages`
  }
}

const batchCounts = ({ written, failed, skipped }: InboxItem) =>
  [
    `${counted(written ?? 0, 'text')} written`,
    ...(failed ? [`${failed} failed`] : []),
    ...(skipped ? [`${skipped} skipped`] : []),
  ].join(', ')
