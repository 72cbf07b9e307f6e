import type { FactCheck, GuestPage } from '../guest-pages/guest-page.ts'

/** A guest who suggested a correction. */
export const proposedCheck: FactCheck = {
  id: 5,
  contentId: 3,
  state: 'proposed',
  original: 'Our guest wrote programs. She lived in Paris. Please welcome her!',
  proposed: 'Our guest wrote the first program. She lived in London. Please welcome her!',
  partial: false,
  superseded: false,
  createdAt: '2026-11-20T09:00:00Z',
  decidedAt: null,
}

/** A guest's page that is in use. */
export const sampleGuestPage: GuestPage = {
  guestId: 1,
  url: 'https://show.example/g/token.signature',
  createdAt: '2026-11-18T09:00:00Z',
  openedAt: '2026-11-19T09:00:00Z',
  endsAt: null,
  showsIntroduction: true,
  timeZone: 'Europe/Berlin',
  times: [
    { startsAt: '2099-12-04T09:00:00.000Z', chosen: false, taken: false },
    { startsAt: '2099-12-05T09:00:00.000Z', chosen: false, taken: true },
  ],
  factCheck: proposedCheck,
  factChecks: [proposedCheck],
  release: { version: 2, text: 'You may publish our conversation.', createdAt: '2026-11-01T09:00:00Z' },
  consent: {
    version: 2,
    text: 'You may publish our conversation.',
    name: 'Ada Lovelace',
    givenAt: '2026-11-20T09:00:00Z',
  },
  requests: { data: null, erasure: null },
}

/** The same before anything was done. */
export const newGuestPage: GuestPage = {
  ...sampleGuestPage,
  url: null,
  createdAt: null,
  openedAt: null,
  showsIntroduction: false,
  timeZone: null,
  times: [],
  factCheck: null,
  factChecks: [],
  release: null,
  consent: null,
}
