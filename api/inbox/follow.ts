import { setTimeout } from 'node:timers/promises'
import type { InboxState } from '@cueroom/core/inbox/inbox-item.ts'
import type { FollowQuery } from '@cueroom/core/inbox/inbox.contract.ts'
import type { HostTransactions, LongScope } from '../http/handlers.ts'
import { state } from './inbox.service.ts'

/** Poll interval in milliseconds: every process may add to the inbox. */
const interval = 2_000

type Follower = Pick<LongScope<InboxState>, 'signal' | 'emit'> & Pick<HostTransactions, 'inTenant'>

/** Emits the state of the inbox, and again at every change until the time is over. */
export async function follow(
  { inTenant, signal, emit }: Follower,
  { seconds }: FollowQuery,
): Promise<InboxState> {
  const end = performance.now() + seconds * 1_000
  let emitted = ''
  for (;;) {
    const current = await inTenant(state)
    const text = JSON.stringify(current)
    if (text !== emitted) emit(current)
    emitted = text
    if (performance.now() >= end) return current
    await setTimeout(interval, undefined, { signal })
  }
}
