import type { Batch } from '@cueroom/core/batches/batch.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useSession } from '../app/session.queries.ts'
import { readStored, writeStored } from '../ui/storage.ts'

/** A batch at rest; one that goes on and rests again is another. */
const restOf = ({ id, state, finishedAt }: Batch) => `${id} ${state} ${finishedAt ?? ''}`

const restsIn = (batches: Batch[]) => batches.filter(({ state }) => state !== 'running').map(restOf)

/**
 * Tells which batches have come to their end, or were stopped, since this browser last knew of them: while the page is
 * open, and once on the next visit when they ended meanwhile. A browser that knows nothing yet is told of none.
 */
export function useEndedBatches(batches: Batch[] | undefined, tell: (ended: Batch[]) => void) {
  const tenantId = useSession().data?.tenant.id
  const known = useRef<Set<string>>(undefined)
  const compare = useEffectEvent((key: string, list: Batch[]) => {
    const rests = restsIn(list)
    known.current ??= new Set(readStored(key)?.split('\n') ?? rests)
    const ended = list.filter(
      (batch) => (batch.state === 'done' || batch.state === 'stopped') && !known.current!.has(restOf(batch)),
    )
    known.current = new Set(rests)
    // A space, as nothing would be no memory
    writeStored(key, rests.join('\n') || ' ')
    if (ended.length > 0) tell(ended)
  })
  useEffect(() => {
    if (batches && tenantId) compare(`cueroom.batches-at-rest.${tenantId}`, batches)
  }, [batches, tenantId])
}
