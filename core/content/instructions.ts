/** Maximum characters of the host's own instructions for a text. */
export const instructionsMax = 4_000
