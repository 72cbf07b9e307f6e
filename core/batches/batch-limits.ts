/** Maximum guests in a batch request. */
export const batchGuestsMax = 10_000
/** Maximum texts per batch: three types for every guest. */
export const batchItemsMax = 30_000
/** Maximum concurrency of a batch. */
export const batchConcurrencyMax = 64
/** Maximum unfinished batches per show. */
export const openBatchesMax = 20
/** Maximum seconds that one call streams a batch; clients reconnect to see more. */
export const followSeconds = 60
/** How many times a text's worker may crash before the text is considered the cause. */
export const interruptionsMax = 20
