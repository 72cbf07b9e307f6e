/** Maximum number of guests in one preview. */
export const previewGuestsMax = 3
