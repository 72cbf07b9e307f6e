import { trashDays } from '../deletions/trash.ts'
import type { Calls } from '../contract/endpoint.ts'
import { generationSeconds } from '../contract/timeouts.ts'
import { settingsBytes } from '../contract/body-limits.ts'
import { docxType } from '../contract/file.ts'

export const content = {
  recent: {
    route: 'GET /api/content/recent',
    summary: 'List the newest generated texts',
    paged: true,
  },
  states: {
    route: 'GET /api/content/states',
    summary: 'Get which texts some guests have, and which of them are out of date',
  },
  guests: {
    route: 'GET /api/content/guests',
    summary: 'Get which guests have which texts, and whose are out of date or have to be checked',
  },
  versions: {
    route: 'GET /api/content/{id}/versions',
    summary: 'List the versions of a text before each edit, newest first',
  },
  generate: {
    route: 'POST /api/content/generate',
    summary: 'Write a text for a guest',
    feature: 'contentGeneration',
    requiresActiveSubscription: true,
    rate: 'generate',
    events: true,
    timeoutSeconds: generationSeconds,
  },
  preview: {
    route: 'POST /api/content/rehearse',
    summary: 'Preview introductions with unsaved settings next to the saved ones; stores nothing',
    feature: 'contentGeneration',
    requiresActiveSubscription: true,
    rate: 'generate',
    events: true,
    maxBytes: settingsBytes,
    timeoutSeconds: generationSeconds,
  },
  update: {
    route: 'PATCH /api/content/{id}',
    summary: "Store the host's edit of a text",
    requiresActiveSubscription: true,
  },
  deleteByGuestAndType: {
    route: 'DELETE /api/content/guest/{guestId}/{type}',
    summary: `Delete all texts of a guest and type; can be undone for ${trashDays} days`,
    audit: 'texts_deleted',
  },
  exportTexts: {
    route: 'POST /api/content/export-texts',
    summary: 'Download texts of several guests as one Word document',
    file: docxType,
    missing: true,
    outOfDate: true,
    audit: 'exported',
  },
  exportWord: {
    route: 'POST /api/content/export-word',
    summary: 'Download the newest text of each type for a guest as a Word document',
    audit: 'exported',
    readOnly: true,
    file: docxType,
    outOfDate: true,
  },
} as const satisfies Calls
