import type { Calls } from '../contract/endpoint.ts'
import { exportSeconds } from '../contract/timeouts.ts'
import { archiveBytes, archiveType, restoreSeconds } from './archive-limits.ts'

const upload = {
  signedInOnly: true,
  requiresActiveSubscription: true,
  rate: 'upload',
  upload: archiveType,
  maxBytes: archiveBytes,
  noReplay: true,
  timeoutSeconds: restoreSeconds,
} as const

export const archives = {
  download: {
    route: 'GET /api/export/show',
    summary: 'Download the whole show as one zip: rows as JSON lines, pictures, and texts in Word',
    signedInOnly: true,
    needsCode: true,
    audit: 'exported',
    rate: 'upload',
    file: archiveType,
    timeoutSeconds: exportSeconds,
  },
  preview: {
    route: 'POST /api/archive/preview',
    summary: 'Check an exported show and report what restoring it would write; writes nothing',
    ...upload,
  },
  restore: {
    route: 'POST /api/archive/restore',
    summary: 'Restore an exported show into this new show; restoring the same file twice changes nothing',
    ...upload,
    needsCode: true,
    audit: 'show_restored',
  },
} as const satisfies Calls
