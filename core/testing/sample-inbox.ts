import type { InboxItem } from '../inbox/inbox-item.ts'
/** An item of the inbox; what isn't given is what its kind has nothing to do with. */
export const inboxItem = (given: Partial<InboxItem> & Pick<InboxItem, 'kind'>): InboxItem => ({
  id: 7,
  createdAt: '2026-11-20T09:00:00Z',
  readAt: null,
  guestId: null,
  guestName: null,
  responseId: null,
  questionnaireId: null,
  questionnaireTitle: null,
  questionnaireDeleted: false,
  from: null,
  inquiryId: null,
  companyName: null,
  message: null,
  batchId: null,
  written: null,
  failed: null,
  skipped: null,
  reason: null,
  endsAt: null,
  ...given,
})
