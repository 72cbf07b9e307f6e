/** Guests that one call may name. */
export const sendGuestsMax = 100
