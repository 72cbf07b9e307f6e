import type { InboxItem } from '@cueroom/core/inbox/inbox-item.ts'
import {
  answersAddress,
  batchPage,
  deletedAnswersAddress,
  guestPage,
  savedSponsors,
  screens,
  sponsorOfInquiry,
} from '../app/paths.ts'

const ofGuestPage: readonly InboxItem['kind'][] = [
  'introduction_approved',
  'introduction_corrected',
  'time_chosen',
  'consent',
  'data_requested',
  'erasure_requested',
  'erasure_withdrawn',
]

/** The screen for handling an item, or undefined. */
export function inboxLink(item: InboxItem): string | undefined {
  const { kind, guestId, questionnaireId, questionnaireDeleted, inquiryId } = item
  if (kind === 'answers') return guestId === null ? undefined : guestPage(guestId, 'answers')
  if (kind === 'unverified_answers' && questionnaireId)
    return questionnaireDeleted ? deletedAnswersAddress(questionnaireId) : answersAddress(questionnaireId)
  if (ofGuestPage.includes(kind)) return guestId === null ? undefined : guestPage(guestId, 'page')
  if (kind === 'retention') return screens.guests.path
  if (kind === 'retention_done') return screens.deleted.path
  if (kind === 'inquiry') return inquiryId === null ? savedSponsors : sponsorOfInquiry(inquiryId)
  if (kind === 'trial' || kind === 'purchase') return screens.account.path
  if (kind === 'webhook_off') return `${screens.account.path}?tab=webhooks`
  return item.batchId ? batchPage(item.batchId) : screens.batches.path
}
