import type { Batch } from '@cueroom/core/batches/batch.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useSession } from '../app/session.queries.ts'
import { readStored, writeStored } from '../ui/storage.ts'

/** Identifies one stop of a batch; stopping again after a resume counts as a new one. */
const restOf = ({ id, state, finishedAt }: Batch) => `${id} ${state} ${finishedAt ?? ''}`

const restsIn = (batches: Batch[]) => batches.filter(({ state }) => state !== 'running').map(restOf)

/**
 * Reports batches that ended or stopped since this browser last saw them: live while the page is open, and
 * once on the next visit. A browser without any record reports none.
 */
export function useEndedBatches(batches: Batch[] | undefined, onEnded: (ended: Batch[]) => void) {
  const tenantId = useSession().data?.tenant.id
  const known = useRef<Set<string>>(undefined)
  const compare = useEffectEvent((key: string, list: Batch[]) => {
    const rests = restsIn(list)
    known.current ??= new Set(readStored(key)?.split('\n') ?? rests)
    const ended = list.filter(
      (batch) => (batch.state === 'done' || batch.state === 'stopped') && !known.current!.has(restOf(batch)),
    )
    known.current = new Set(rests)
    // A space, because an empty value would count as no record
    writeStored(key, rests.join('\n') || ' ')
    if (ended.length > 0) onEnded(ended)
  })
  useEffect(() => {
    if (batches && tenantId) compare(`cueroom.batches-at-rest.${tenantId}`, batches)
  }, [batches, tenantId])
}
