import type { TaskName } from '@cueroom/core/marketing/tasks.ts'
import type { ResponsesExport } from '@cueroom/core/exports/responses-file.ts'
import type { ResponseFormat } from '@cueroom/core/questionnaires/response-formats.ts'
import type { SponsorFormat } from '@cueroom/core/sponsors/sponsor-formats.ts'
import type { SponsorsExport } from '@cueroom/core/sponsors/sponsors-file.ts'
import { runsJobs } from './run-job.ts'

interface OfflineTask {
  task: TaskName
  brief: unknown
}

/** What runs on worker threads. A thread loads only what it needs. */
export const jobs = {
  draft: async () => (await import('@cueroom/core/drafting/offline-drafter.ts')).draftOffline,
  composeOffline: async () => {
    const tasks = await import('@cueroom/core/marketing/tasks.ts')
    return ({ task, brief }: OfflineTask) => tasks[task].offline(brief as never)
  },
  ratePassword: async () => (await import('./rate-password.ts')).ratePassword,
  suggestQuestions: async () =>
    (await import('@cueroom/core/questionnaires/suggest-questions.ts')).suggestQuestions,
  extractGuest: async () => (await import('@cueroom/core/guests/extract-guest.ts')).extractGuest,
  contentDocument: async () => (await import('@cueroom/core/exports/content-document.ts')).contentDocument,
  responsesDocument: async () =>
    (await import('@cueroom/core/exports/responses-document.ts')).responsesDocument,
  responsesFile: async () => {
    const { responsesFile } = await import('@cueroom/core/exports/responses-file.ts')
    return ({ format, ...material }: ResponsesExport & { format: ResponseFormat }) =>
      responsesFile(material, format)
  },
  sponsorsFile: async () => {
    const { sponsorsFile } = await import('@cueroom/core/sponsors/sponsors-file.ts')
    return ({ format, ...material }: SponsorsExport & { format: SponsorFormat }) =>
      sponsorsFile(material, format)
  },
}

export const runJob = runsJobs(jobs)
