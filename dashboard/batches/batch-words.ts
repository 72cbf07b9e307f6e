import { listed } from '@cueroom/core/text/format.ts'
import type { Batch } from '@cueroom/core/batches/batch.ts'
import { durationWords } from '@cueroom/core/batches/batch-words.ts'
import { contentTypeLabels } from '@cueroom/core/content/content-labels.ts'

/** The content types of a batch: "Guest Introduction and Show Notes". */
export const typesOf = ({ types }: Pick<Batch, 'types'>) =>
  listed(types.map((type) => contentTypeLabels[type]))

export const stateLabels: Record<Batch['state'], string> = {
  running: 'Writing',
  paused: 'Paused',
  stopped: 'Stopped',
  cancelled: 'Cancelled',
  done: 'Done',
}

/** Whether the batch can still produce texts. */
export const isOpen = ({ state }: Pick<Batch, 'state'>) =>
  state === 'running' || state === 'paused' || state === 'stopped'

/** The estimated remaining time in words; empty when unknown. */
export const timeLeft = ({ state, secondsLeft, waitingUntil }: Batch): string | null =>
  state === 'running' && secondsLeft !== null && !waitingUntil ? `${durationWords(secondsLeft)} left` : null
