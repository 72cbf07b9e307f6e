import { commandGroup } from '../app/command-group.ts'
import { defineAdd } from './add-guest.ts'
import { defineDelete } from './delete-guests.ts'
import { defineDeleted, defineRestore } from './deleted-guests.ts'
import { defineEdit } from './edit-guest.ts'
import { defineErase, defineErasures } from './erase-guest.ts'
import { defineExport } from './export-guests.ts'
import { defineExtract } from './extract-guest.ts'
import { defineFactCheck, definePage } from './guest-page.ts'
import { defineImport } from '../imports/import-guests.ts'
import { defineList } from './list-guests.ts'
import { defineImports } from '../imports/list-imports.ts'
import { defineRemind } from './remind-guests.ts'
import { defineRead } from '../imports/read-guests.ts'
import { defineRelease } from './release-text.ts'
import { defineSetDate } from './set-date.ts'
import { defineSetStatus } from './set-status.ts'
import { defineShow } from './show-guest.ts'
import { defineUndoImport } from '../imports/undo-import.ts'

export const define = commandGroup('The guests of your show.', {
  list: defineList,
  show: defineShow,
  add: defineAdd,
  edit: defineEdit,
  'set-status': defineSetStatus,
  'set-date': defineSetDate,
  remind: defineRemind,
  page: definePage,
  'fact-check': defineFactCheck,
  release: defineRelease,
  extract: defineExtract,
  delete: defineDelete,
  deleted: defineDeleted,
  restore: defineRestore,
  erase: defineErase,
  erasures: defineErasures,
  read: defineRead,
  import: defineImport,
  imports: defineImports,
  'undo-import': defineUndoImport,
  export: defineExport,
})
