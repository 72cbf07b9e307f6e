import * as z from 'zod'
import { withSchemas } from '../contract/endpoint.ts'
import { PublicIdParams, RowIdText } from '../contract/shapes.ts'
import { Batch, BatchEstimate, BatchItem, ItemState, NewBatch } from './batch.ts'
import { batches as calls } from './batches.calls.ts'

export const ItemsQuery = z.strictObject({
  state: ItemState.optional(),
  limit: z.coerce.number<string | number>().pipe(z.int().min(1).max(1_000)).default(100),
  after: RowIdText.optional().describe("Id of the previous page's last item"),
})
export type ItemsQuery = z.output<typeof ItemsQuery>

export const batches = withSchemas(calls, {
  create: { body: NewBatch, reply: Batch },
  estimate: { body: NewBatch, reply: BatchEstimate },
  list: { reply: z.array(Batch) },
  show: { params: PublicIdParams, reply: Batch },
  follow: { params: PublicIdParams, reply: Batch, event: Batch },
  items: { params: PublicIdParams, query: ItemsQuery, reply: z.array(BatchItem) },
  pause: { params: PublicIdParams, reply: Batch },
  resume: { params: PublicIdParams, reply: Batch },
  cancel: { params: PublicIdParams, reply: Batch },
  retry: { params: PublicIdParams, reply: Batch },
})
