import type { OpenSession } from '../account/open-session.ts'
import type { ErasureReceipt } from '../erasures/erasures.contract.ts'
import type { PastImport } from '../imports/imports.contract.ts'
import type { Questionnaire } from '../questionnaires/questionnaire.ts'
import { usualSettings } from '../questionnaires/usual-settings.ts'

// Records as the API returns them, for tests and stories that need one of a kind

export const sampleQuestionnaire = (given: Partial<Questionnaire> = {}): Questionnaire => ({
  id: 'before-we-record',
  title: 'Before we record',
  description: null,
  questions: [],
  settings: usualSettings,
  isActive: true,
  responseCount: 0,
  unverifiedCount: 0,
  version: 1,
  createdAt: '2026-10-01T08:00:00Z',
  ...given,
})

export const sampleReceipt = (given: Partial<ErasureReceipt> = {}): ErasureReceipt => ({
  id: 'receipt_1',
  erasedAt: '2026-11-20T09:00:00Z',
  by: 'host@cueroom.example',
  counts: {
    guests: 1,
    answers: 2,
    texts: 3,
    transcripts: 0,
    marketingTexts: 0,
    sponsors: 0,
    inquiries: 0,
    pictures: 1,
    importRows: 0,
    replies: 0,
    mentions: 4,
  },
  alike: [14],
  ...given,
})

export const sampleImport = (given: Partial<PastImport> = {}): PastImport => ({
  id: 'i1',
  fileName: 'speakers.xlsx',
  imported: 12,
  left: 10,
  changed: 3,
  changesLeft: 3,
  skipped: 2,
  by: 'host@cueroom.example',
  source: 'dashboard',
  createdAt: '2026-11-18T09:00:00Z',
  ...given,
})

export const sampleSession = (given: Partial<OpenSession> = {}): OpenSession => ({
  id: 's1',
  device: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  address: '203.0.113.7',
  createdAt: '2026-11-20T08:00:00Z',
  lastUsedAt: '2026-11-20T09:00:00Z',
  expiresAt: '2026-11-20T20:00:00Z',
  current: true,
  ...given,
})
