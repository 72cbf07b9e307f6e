import type { Calls } from '../contract/endpoint.ts'
import { chaptersType, textType } from '../contract/file.ts'
import { generationSeconds } from '../contract/timeouts.ts'

export const recaps = {
  get: {
    route: 'GET /api/episodes/{id}/recap',
    summary: 'Get the recap of an episode: summary, quotes, chapters and links; null without a transcript',
  },
  write: {
    route: 'POST /api/episodes/{id}/recap',
    summary: 'Rewrite the recap of an episode from its transcript',
    feature: 'contentGeneration',
    requiresActiveSubscription: true,
    rate: 'generate',
    timeoutSeconds: generationSeconds,
  },
  saveChapters: {
    route: 'PUT /api/episodes/{id}/chapters',
    summary: 'Replace the chapters of an episode',
    requiresActiveSubscription: true,
  },
  chapters: {
    route: 'GET /api/episodes/{id}/chapters',
    summary: 'Download the chapters of an episode as Podcasting 2.0 JSON, or as text for hosting platforms',
    file: [chaptersType, textType],
  },
} as const satisfies Calls
