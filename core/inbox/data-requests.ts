/** Guests' data requests, with their inbox kinds. */
export const dataRequests = { data: 'data_requested', erasure: 'erasure_requested' } as const
export type DataRequest = keyof typeof dataRequests

/** For a host who has seen a request for erasure that was then withdrawn. */
export const withdrawnErasure = 'erasure_withdrawn'
