import { commandGroup } from '../app/command-group.ts'

export const define = commandGroup('What was said in episodes.', {
  show: async () => (await import('./show-transcript.ts')).defineShow,
  set: async () => (await import('./change-transcript.ts')).defineSet,
  rename: async () => (await import('./change-transcript.ts')).defineRename,
  delete: async () => (await import('./change-transcript.ts')).defineDelete,
  search: async () => (await import('./show-transcript.ts')).defineSearch,
})
