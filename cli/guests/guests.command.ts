import type { Command } from 'commander'
import type { Cli } from '../app/cli.ts'
import { defineAdd } from './add-guest.ts'
import { defineDelete } from './delete-guests.ts'
import { defineDeleted, defineRestore } from './deleted-guests.ts'
import { defineEdit } from './edit-guest.ts'
import { defineErase, defineErasures } from './erase-guest.ts'
import { defineExport } from './export-guests.ts'
import { defineExtract } from './extract-guest.ts'
import { defineImport } from '../imports/import-guests.ts'
import { defineList } from './list-guests.ts'
import { defineImports } from '../imports/list-imports.ts'
import { defineRead } from '../imports/read-guests.ts'
import { defineSetDate } from './set-date.ts'
import { defineSetStatus } from './set-status.ts'
import { defineShow } from './show-guest.ts'
import { defineUndoImport } from '../imports/undo-import.ts'

export function define(command: Command, cli: Cli): void {
  command.description('The guests of your show.')
  defineList(command.command('list'), cli)
  defineShow(command.command('show'), cli)
  defineAdd(command.command('add'), cli)
  defineEdit(command.command('edit'), cli)
  defineSetStatus(command.command('set-status'), cli)
  defineSetDate(command.command('set-date'), cli)
  defineExtract(command.command('extract'), cli)
  defineDelete(command.command('delete'), cli)
  defineDeleted(command.command('deleted'), cli)
  defineRestore(command.command('restore'), cli)
  defineErase(command.command('erase'), cli)
  defineErasures(command.command('erasures'), cli)
  defineRead(command.command('read'), cli)
  defineImport(command.command('import'), cli)
  defineImports(command.command('imports'), cli)
  defineUndoImport(command.command('undo-import'), cli)
  defineExport(command.command('export'), cli)
}
