import type { Batch } from '@cueroom/core/batches/batch.ts'
import { followSeconds } from '@cueroom/core/batches/batch-limits.ts'
import { emitChanges, type StreamScope } from '../http/emit-changes.ts'
import type { HostTransactions } from '../http/handlers.ts'
import * as batches from './batches.service.ts'

type Follower = StreamScope<Batch> & Pick<HostTransactions, 'inTenant'>

/** Emits a batch at every change until it rests or the time is over. */
export const follow = (scope: Follower, id: string): Promise<Batch> =>
  emitChanges(scope, {
    interval: 1_000,
    seconds: followSeconds,
    read: () => scope.inTenant((db) => batches.get(db, id)),
    isOver: ({ state, left }) =>
      (state !== 'running' && left === 0) || state === 'paused' || state === 'stopped',
  })
