/** Bytes of a feed. */
export const feedBytes = 5 * 1024 * 1024
/** Episodes of a feed that are read, the newest first. */
export const feedEpisodes = 5_000
/** Episodes and guests that one call adds. */
export const feedCallRows = 100
/** Seconds in which an address must have sent its feed. */
export const feedSeconds = 10
