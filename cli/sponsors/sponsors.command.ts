import { commandGroup } from '../app/command-group.ts'

export const define = commandGroup('Companies that might sponsor your show.', {
  discover: async () => (await import('./discover-sponsors.ts')).defineDiscover,
  list: async () => (await import('./list-sponsors.ts')).defineList,
  inquiries: async () => (await import('./list-inquiries.ts')).defineInquiries,
  'set-inquiry': async () => (await import('./set-inquiry.ts')).defineSetInquiry,
  add: async () => (await import('./write-sponsor.ts')).defineAdd,
  edit: async () => (await import('./write-sponsor.ts')).defineEdit,
  delete: async () => (await import('./delete-sponsor.ts')).defineDelete,
  export: async () => (await import('./export-sponsors.ts')).defineExport,
})
