/** Guests that a batch may name. */
export const batchGuestsMax = 10_000
/** Texts that one batch writes at most: three types for every guest. */
export const batchItemsMax = 30_000
/** Texts of one batch that may be written at the same time. */
export const batchConcurrencyMax = 64
/** Batches of a show that have not come to their end. */
export const openBatchesMax = 20
/** Seconds a batch is followed by one call; who wants to see more calls again. */
export const followSeconds = 60
/** How often the worker of a text may vanish before the text is taken for the cause. */
export const interruptionsMax = 20
