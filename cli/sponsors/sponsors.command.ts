import { commandGroup } from '../app/command-group.ts'
import { defineDelete } from './delete-sponsor.ts'
import { defineDiscover } from './discover-sponsors.ts'
import { defineExport } from './export-sponsors.ts'
import { defineInquiries } from './list-inquiries.ts'
import { defineList } from './list-sponsors.ts'
import { defineAdd, defineEdit } from './write-sponsor.ts'

export const define = commandGroup('Companies that might sponsor your show.', {
  discover: defineDiscover,
  list: defineList,
  inquiries: defineInquiries,
  add: defineAdd,
  edit: defineEdit,
  delete: defineDelete,
  export: defineExport,
})
