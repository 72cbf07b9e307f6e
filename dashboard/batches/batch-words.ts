import type { Batch } from '@cueroom/core/batches/batch.ts'
import { contentTypeLabels } from '@cueroom/core/content/content-labels.ts'
import { counted } from '../ui/text.ts'

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
export function timeLeft({ state, secondsLeft, waitingUntil }: Batch): string | null {
  if (state !== 'running' || secondsLeft === null || waitingUntil) return null
  if (secondsLeft < 50) return 'less than a minute left'
  const minutes = Math.round(secondsLeft / 60)
  if (minutes < 60) return `about ${counted(minutes, 'minute')} left`
  return `about ${counted(Math.round(minutes / 60), 'hour')} left`
}

/** How far it has come: "24 of 36 written · 2 failed · 10 left". */
export function progressWords({ total, done, failed, skipped, left, state }: Batch): string {
  const parts = [
    `${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} written`,
    failed > 0 && `${failed.toLocaleString('en-US')} failed`,
    skipped > 0 && `${skipped.toLocaleString('en-US')} skipped, as the guest was deleted`,
    left > 0 && state !== 'cancelled' && `${left.toLocaleString('en-US')} left`,
  ]
  return parts.filter(Boolean).join(' · ')
}
