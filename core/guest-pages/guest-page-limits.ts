// Without zod, so that screens can name them

/** Times that one guest can choose from. */
export const offeredTimesMax = 10
/** Days after the recording for which a guest's page stays open. */
export const daysAfterRecording = 90
export const releaseTextMax = 20_000
/** Characters of an introduction that a guest may propose. */
export const correctionMax = 10_000
