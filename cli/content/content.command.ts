import { commandGroup } from '../app/command-group.ts'

export const define = commandGroup('Texts generated for your guests.', {
  list: async () => (await import('./list-content.ts')).defineList,
  show: async () => (await import('./show-content.ts')).defineShow,
  edit: async () => (await import('./edit-content.ts')).defineEdit,
  versions: async () => (await import('./versions.ts')).defineVersions,
  restore: async () => (await import('./versions.ts')).defineRestore,
  delete: async () => (await import('./delete-content.ts')).defineDelete,
  export: async () => (await import('./export-content.ts')).defineExport,
})
