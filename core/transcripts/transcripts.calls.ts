import type { Calls } from '../contract/endpoint.ts'
import { transcriptBodyBytes } from './transcript-limits.ts'

export const transcripts = {
  get: {
    route: 'GET /api/episodes/{id}/transcript',
    summary: 'Get the transcript of an episode; null without one',
  },
  save: {
    route: 'PUT /api/episodes/{id}/transcript',
    summary: 'Set or replace the transcript of an episode',
    requiresActiveSubscription: true,
    rate: 'upload',
    maxBytes: transcriptBodyBytes,
  },
  renameSpeaker: {
    route: 'PATCH /api/episodes/{id}/transcript',
    summary: 'Rename a speaker of a transcript',
    requiresActiveSubscription: true,
  },
  remove: {
    route: 'DELETE /api/episodes/{id}/transcript',
    summary: 'Delete the transcript of an episode permanently',
    audit: 'transcript_deleted',
  },
  search: {
    route: 'GET /api/transcripts',
    summary: 'Search the transcripts of all episodes, newest episodes first',
  },
} as const satisfies Calls
