import { commandGroup } from '../app/command-group.ts'

export const define = commandGroup('The settings of your show.', {
  get: async () => (await import('./get-settings.ts')).defineGet,
  set: async () => (await import('./set-settings.ts')).defineSet,
  apply: async () => (await import('./apply-settings.ts')).defineApply,
  diff: async () => (await import('./apply-settings.ts')).defineDiff,
})
