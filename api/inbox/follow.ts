import type { InboxState } from '@cueroom/core/inbox/inbox-item.ts'
import type { FollowQuery } from '@cueroom/core/inbox/inbox.contract.ts'
import { emitChanges, type StreamScope } from '../http/emit-changes.ts'
import type { HostTransactions } from '../http/handlers.ts'
import { state } from './inbox.service.ts'

type Follower = StreamScope<InboxState> & Pick<HostTransactions, 'inTenant'>

/** Emits the state of the inbox at every change until the time is over. */
export const follow = (scope: Follower, { seconds }: FollowQuery): Promise<InboxState> =>
  emitChanges(scope, { interval: 2_000, seconds, read: () => scope.inTenant(state) })
