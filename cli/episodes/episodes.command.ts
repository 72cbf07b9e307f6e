import { commandGroup } from '../app/command-group.ts'

export const define = commandGroup('Episodes with their guests and dates.', {
  list: async () => (await import('./list-episodes.ts')).defineList,
  show: async () => (await import('./show-episode.ts')).defineShow,
  add: async () => (await import('./write-episode.ts')).defineAdd,
  edit: async () => (await import('./write-episode.ts')).defineEdit,
  duplicate: async () => (await import('./write-episode.ts')).defineDuplicate,
  delete: async () => (await import('./delete-episode.ts')).defineDelete,
  'run-of-show': async () => (await import('./print-run.ts')).defineRunOfShow,
  series: async () => (await import('./series.ts')).defineSeries,
  calendar: async () => (await import('./calendar-address.ts')).defineCalendar,
  transcript: async () => (await import('./transcript.command.ts')).define,
  recap: async () => (await import('./recap.ts')).defineRecap,
  chapters: async () => (await import('./chapters.ts')).defineChapters,
  export: async () => (await import('./list-episodes.ts')).defineExport,
})
