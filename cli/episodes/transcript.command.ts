import type { Define } from '../app/cli.ts'
import { commandGroup } from '../app/command-group.ts'

const group = commandGroup('Transcripts of your episodes.', {
  show: async () => (await import('./show-transcript.ts')).defineShow,
  set: async () => (await import('./change-transcript.ts')).defineSet,
  rename: async () => (await import('./change-transcript.ts')).defineRename,
  delete: async () => (await import('./change-transcript.ts')).defineDelete,
  search: async () => (await import('./show-transcript.ts')).defineSearch,
})

export const define: Define = (command, cli, rest) =>
  group(command.summary('show, set and search transcripts'), cli, rest)
