import type { Brief } from '@cueroom/core/content/brief.ts'
import type { Reading } from '@cueroom/core/marketing/model-json.ts'
import type { TaskName } from '@cueroom/core/marketing/task-kinds.ts'
import type { MadeFormat, ResponsesExport } from '@cueroom/core/exports/responses-file.ts'
import type { SponsorsExport } from '@cueroom/core/sponsors/sponsors-file.ts'
import { readBytes, type RowBytes } from './row-bytes.ts'
import { runsJobs } from './run-job.ts'

interface HubTask {
  task: TaskName
  brief: unknown
}

/** What a file is made from, with its rows as bytes. */
type Rows<Export, Key extends keyof Export> = Omit<Export, Key> & { rows: RowBytes }

/** What runs on worker threads. A thread loads only what it needs. */
export const jobs = {
  draft: async () => (await import('@cueroom/core/drafting/offline-drafter.ts')).draftOffline,
  composeOffline: async () => {
    const tasks = await import('@cueroom/core/marketing/tasks.ts')
    return ({ task, brief }: HubTask) => tasks[task].offline(brief as never)
  },
  unusedNote: async () => (await import('@cueroom/core/marketing/unused-note.ts')).unusedNote,
  contentPrompt: async () => {
    const { contentPrompt } = await import('@cueroom/core/content/content-prompt.ts')
    const { asNamed } = await import('@cueroom/core/drafting/asked-name.ts')
    return ({ brief, longest }: { brief: Brief; longest: number }) =>
      contentPrompt(asNamed(brief), { withSources: true, longest })
  },
  readModelText: async () => (await import('./model-text.ts')).readModelText,
  taskPrompt: async () => {
    const tasks = await import('@cueroom/core/marketing/tasks.ts')
    return ({ task, brief, longest }: HubTask & { longest: number }) =>
      tasks[task].prompt(brief as never, longest)
  },
  readTaskAnswer: async () => {
    const tasks = await import('@cueroom/core/marketing/tasks.ts')
    return ({ task, brief, text }: HubTask & { text: string }): Reading<unknown> =>
      tasks[task].read(text, brief as never)
  },
  readTranscript: async () => (await import('./read-transcript.ts')).readSentTranscript,
  extractRecap: async () => (await import('@cueroom/core/recaps/extract-recap.ts')).extractRecap,
  readFeed: async () => (await import('./read-feed.ts')).readFeedOf,
  finishText: async () => (await import('./finish-text.ts')).finishText,
  ratePassword: async () => (await import('./rate-password.ts')).ratePassword,
  suggestQuestions: async () =>
    (await import('@cueroom/core/questionnaires/suggest-questions.ts')).suggestQuestions,
  extractGuest: async () => (await import('@cueroom/core/guests/extract-guest.ts')).extractGuest,
  contentDocument: async () => (await import('@cueroom/core/exports/content-document.ts')).contentDocument,
  textsDocument: async () => (await import('@cueroom/core/exports/texts-document.ts')).textsDocument,
  runDocument: async () => (await import('@cueroom/core/episodes/run-document.ts')).runDocument,
  guestCopyDocument: async () =>
    (await import('@cueroom/core/exports/guest-copy-document.ts')).guestCopyDocument,
  responsesDocument: async () =>
    (await import('@cueroom/core/exports/responses-document.ts')).responsesDocument,
  responsesFile: async () => {
    const { responsesFile } = await import('@cueroom/core/exports/responses-file.ts')
    return ({ format, rows, ...material }: Rows<ResponsesExport, 'responses'> & { format: MadeFormat }) =>
      responsesFile({ ...material, responses: readBytes(rows) }, format)
  },
  sponsorsFile: async () => {
    const { sponsorsWorkbook } = await import('@cueroom/core/sponsors/sponsors-file.ts')
    return ({ rows, ...material }: Rows<SponsorsExport, 'sponsors'>) =>
      sponsorsWorkbook({ ...material, sponsors: readBytes(rows) })
  },
}

export const runJob = runsJobs(jobs)
