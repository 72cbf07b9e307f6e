import type { Batch } from '@cueroom/core/batches/batch.ts'
import { durationWords } from '@cueroom/core/batches/batch-words.ts'
import { contentTypeLabels } from '@cueroom/core/content/content-labels.ts'

const list = new Intl.ListFormat('en-US')

/** What a batch writes: "Guest Introduction and Show Notes". */
export const typesOf = ({ types }: Pick<Batch, 'types'>) =>
  list.format(types.map((type) => contentTypeLabels[type]))

export const stateLabels: Record<Batch['state'], string> = {
  running: 'Writing',
  paused: 'Paused',
  stopped: 'Stopped',
  cancelled: 'Cancelled',
  done: 'Done',
}

/** Whether anything is still to come of it. */
export const isOpen = ({ state }: Pick<Batch, 'state'>) =>
  state === 'running' || state === 'paused' || state === 'stopped'

/** About how long it will take, in words; nothing where that is not known. */
export const timeLeft = ({ state, secondsLeft, waitingUntil }: Batch): string | null =>
  state === 'running' && secondsLeft !== null && !waitingUntil ? `${durationWords(secondsLeft)} left` : null
