import { commandGroup } from '../app/command-group.ts'

export const define = commandGroup('Training patterns: rules and examples that new texts follow.', {
  list: async () => (await import('./list-patterns.ts')).defineList,
  show: async () => (await import('./list-patterns.ts')).defineShow,
  add: async () => (await import('./write-pattern.ts')).defineAdd,
  edit: async () => (await import('./write-pattern.ts')).defineEdit,
  move: async () => (await import('./arrange-patterns.ts')).defineMove,
  delete: async () => (await import('./arrange-patterns.ts')).defineDelete,
  preview: async () => (await import('./preview-pattern.ts')).definePreview,
})
