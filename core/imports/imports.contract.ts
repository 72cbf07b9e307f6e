import * as z from 'zod'
import { withSchemas } from '../contract/endpoint.ts'
import { Deletion, PublicId, PublicIdParams, Timestamp } from '../contract/shapes.ts'
import { importSources, LeftOutRow } from '../guests/guests.contract.ts'
import { imports as calls } from './imports.calls.ts'

/** A file that guests were imported from. */
export const PastImport = z
  .object({
    id: PublicId,
    fileName: z.string().nullable(),
    imported: z.int().describe('Guests that were added'),
    left: z.int().describe('Those of them that were not deleted since'),
    changed: z.int().describe('Guests of the show that were changed'),
    changesLeft: z.int().describe('Those of them whose change was not taken back'),
    skipped: z.int().describe('Rows that became no guests'),
    by: z.string().nullable().describe('Email address of whoever imported it'),
    source: z.enum(importSources).nullable(),
    createdAt: Timestamp,
  })
  .meta({ id: 'PastImport' })
export type PastImport = z.infer<typeof PastImport>

/** An import with the rows that became no guests: the first 500 of them. */
export const ImportReport = PastImport.extend({ leftOut: z.array(LeftOutRow) }).meta({ id: 'ImportReport' })
export type ImportReport = z.infer<typeof ImportReport>

/** Field by header, as the `map` of an import has it. */
export const ColumnMapping = z
  .record(z.string().min(1).max(500), z.string().regex(/^[\w-]{1,40}$/))
  .refine((mapping) => Object.keys(mapping).length <= 200, 'At most 200 columns')
  .meta({ id: 'ColumnMapping' })
export type ColumnMapping = z.infer<typeof ColumnMapping>

const Signature = z.strictObject({
  signature: PublicId.describe('Of the headers, as the importer computes it'),
})

export const imports = withSchemas(calls, {
  list: { reply: z.array(PastImport) },
  show: { params: PublicIdParams, reply: ImportReport },
  undo: {
    params: PublicIdParams,
    reply: Deletion.extend({
      restored: z.int().describe('Changed guests who are as they were before'),
    }).meta({ id: 'UndoneImport' }),
  },
  mapping: { params: Signature, reply: ColumnMapping.nullable() },
  remember: { params: Signature, body: z.strictObject({ mapping: ColumnMapping }), reply: ColumnMapping },
})
