import * as z from 'zod'
import { withSchemas } from '../contract/endpoint.ts'
import { Deletion, PublicId, PublicIdParams, Timestamp } from '../contract/shapes.ts'
import { imports as calls } from './imports.calls.ts'

/** A file that guests were imported from. */
export const PastImport = z
  .object({
    id: PublicId,
    fileName: z.string().nullable(),
    imported: z.int().describe('Guests that were imported'),
    left: z.int().describe('Those of them that were not deleted since'),
    createdAt: Timestamp,
  })
  .meta({ id: 'PastImport' })
export type PastImport = z.infer<typeof PastImport>

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
  undo: { params: PublicIdParams, reply: Deletion },
  mapping: { params: Signature, reply: ColumnMapping.nullable() },
  remember: { params: Signature, body: z.strictObject({ mapping: ColumnMapping }), reply: ColumnMapping },
})
