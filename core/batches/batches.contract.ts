import * as z from 'zod'
import { withSchemas } from '../contract/endpoint.ts'
import { pageQuery, publicPageQuery } from '../contract/page-query.ts'
import { missingIds, PublicIdParams, RowId } from '../contract/shapes.ts'
import { Batch, BatchEstimate, BatchItem, ItemState, NewBatch, StartedBatch } from './batch.ts'
import { batches as calls } from './batches.calls.ts'

export const ItemsQuery = z.strictObject({
  state: ItemState.optional(),
  ...pageQuery(100),
})
export type ItemsQuery = z.output<typeof ItemsQuery>

export const BatchesQuery = z.strictObject(publicPageQuery(50))
export type BatchesQuery = z.output<typeof BatchesQuery>

export const CheckItems = z.strictObject({
  ids: z.array(RowId).min(1, 'No text is selected').max(1_000).describe('Ids of items of the batch'),
  checked: z.boolean(),
})
export type CheckItems = z.output<typeof CheckItems>

export const batches = withSchemas(calls, {
  create: { body: NewBatch, reply: StartedBatch },
  estimate: { body: NewBatch, reply: BatchEstimate },
  list: { query: BatchesQuery, reply: z.array(Batch) },
  get: { params: PublicIdParams, reply: Batch },
  follow: { params: PublicIdParams, reply: Batch, event: Batch },
  items: { params: PublicIdParams, query: ItemsQuery, reply: z.array(BatchItem) },
  check: {
    params: PublicIdParams,
    body: CheckItems,
    reply: z
      .object({
        changed: z.int().describe('How many of them are finished texts of the batch'),
        missing: missingIds,
      })
      .meta({ id: 'CheckedItems' }),
  },
  pause: { params: PublicIdParams, reply: Batch },
  resume: { params: PublicIdParams, reply: Batch },
  cancel: { params: PublicIdParams, reply: Batch },
  retry: { params: PublicIdParams, reply: Batch },
})
