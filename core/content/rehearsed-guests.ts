/** Guests an introduction is rehearsed for at once. */
export const rehearsedGuestsMax = 3
