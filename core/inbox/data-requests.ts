/** What guests ask for on their own page, and the item of the inbox that it becomes. */
export const dataRequests = { data: 'data_requested', erasure: 'erasure_requested' } as const
export type DataRequest = keyof typeof dataRequests

/** For a host who has seen a request for erasure: the guest took it back. */
export const withdrawnErasure = 'erasure_withdrawn'
