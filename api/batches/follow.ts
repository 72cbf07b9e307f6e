import { setTimeout } from 'node:timers/promises'
import type { Batch } from '@cueroom/core/batches/batch.ts'
import { followSeconds } from '@cueroom/core/batches/batch-limits.ts'
import type { HostTransactions, LongScope } from '../http/handlers.ts'
import * as batches from './batches.service.ts'

/** Milliseconds between two looks at the rows, which every process that works on the batch writes. */
const interval = 1_000

type Follower = Pick<LongScope<Batch>, 'signal' | 'emit'> & Pick<HostTransactions, 'inTenant'>

/** Tells every change until the batch rests or the time is over, and answers how it stands then. */
export async function follow({ inTenant, signal, emit }: Follower, id: string): Promise<Batch> {
  const end = performance.now() + followSeconds * 1_000
  let told = ''
  for (;;) {
    const batch = await inTenant((db) => batches.get(db, id))
    const news = JSON.stringify(batch)
    if (news !== told) emit(batch)
    told = news
    const resting = batch.state !== 'running' && batch.left === 0
    const waiting = batch.state === 'paused' || batch.state === 'stopped'
    if (resting || waiting || performance.now() > end) return batch
    await setTimeout(interval, undefined, { signal })
  }
}
