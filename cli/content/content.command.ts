import { commandGroup } from '../app/command-group.ts'
import { defineDelete } from './delete-content.ts'
import { defineEdit } from './edit-content.ts'
import { defineExport } from './export-content.ts'
import { defineList } from './list-content.ts'
import { defineShow } from './show-content.ts'
import { defineRestore, defineVersions } from './versions.ts'

export const define = commandGroup('Texts generated for your guests.', {
  list: defineList,
  show: defineShow,
  edit: defineEdit,
  versions: defineVersions,
  restore: defineRestore,
  delete: defineDelete,
  export: defineExport,
})
