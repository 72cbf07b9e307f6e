import type { Request } from '@hapi/hapi'

/** Whether the connection closed before the answer was sent. */
export const isClientGone = ({ raw: { res } }: Request) => res.destroyed && !res.writableFinished
