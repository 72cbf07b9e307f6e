import { numberText } from '@cueroom/core/text/format.ts'
import type { Batch } from '@cueroom/core/batches/batch.ts'
import { countedTexts } from '@cueroom/core/batches/batch-words.ts'
import { withRetries } from '@cueroom/core/contract/retry.ts'
import { useEffect, useEffectEvent } from 'react'
import { useApi } from '../app/api.tsx'
import { batchPage, screens } from '../app/paths.ts'
import { useNavigate } from '../routing/routing.tsx'
import { toast } from '../ui/toasts.tsx'
import { useBatches, useUpdateBatch } from './batches.queries.ts'
import { useEndedBatches } from './use-ended-batches.ts'

/** Maximum batches followed at the same time; the next one starts when one ends. */
const followedMax = 3
/** Delay before reconnecting, in milliseconds. */
const reconnectDelay = 5_000

/** Keeps running batches up to date on every screen and notifies when one has ended. */
export function BatchWatch() {
  const batches = useBatches().data
  const navigate = useNavigate()
  useEndedBatches(batches, (ended) => reportEnds(ended, () => navigate(placeOf(ended))))
  const running = batches?.filter(({ state }) => state === 'running') ?? []
  return running.slice(0, followedMax).map(({ id }) => <Followed key={id} id={id} />)
}

/** The texts of one batch, with what there is to check; of several, the list of batches. */
const placeOf = ([first, ...others]: Batch[]) =>
  first && others.length === 0 ? batchPage(first.id) : screens.batches.path

function Followed({ id }: { id: string }) {
  const api = useApi()
  const show = useUpdateBatch()
  const followOnce = useEffectEvent(async (signal: AbortSignal) => {
    const batch = await api.batches.follow({ params: { id }, signal, onEvent: show })
    show(batch)
    return batch.state === 'running'
  })
  useEffect(() => {
    const stop = new AbortController()
    void followToTheEnd(() => followOnce(stop.signal), stop.signal)
    return () => stop.abort()
  }, [])
  return null
}

async function followToTheEnd(followOnce: () => Promise<boolean>, signal: AbortSignal) {
  const reconnect = { retries: Infinity, pause: () => reconnectDelay, signal }
  try {
    while (await withRetries(followOnce, reconnect));
  } catch {
    // The session ended, or the batch was deleted: the list of batches says so
  }
}

/** One notification for all batches that ended while no page was open. */
function reportEnds(ended: Batch[], look: () => void) {
  const action = { label: 'View texts', run: look }
  const sum = (count: (batch: Batch) => number) => ended.reduce((total, batch) => total + count(batch), 0)
  const [done, failed] = [sum((batch) => batch.done), sum((batch) => batch.failed)]
  const written = `${countedTexts(done)} written${failed > 0 ? `, ${numberText(failed)} failed` : ''}`
  const stopped = ended.find(({ state }) => state === 'stopped')
  if (stopped)
    toast.failure({
      title: 'Generation stopped',
      message: stopped.reason?.text,
      reason: `${written} so far`,
      action,
    })
  else if (done === 0 && failed > 0)
    toast.failure({ title: 'No texts could be generated', message: written, action })
  else toast.success({ title: "Your guests' texts are ready", message: written, action })
}
