/** The dates of an episode. */
export const dateLabels = { recordingDate: 'Recording', publicationDate: 'Publication' } as const

export type DateName = keyof typeof dateLabels

export const dateNames = Object.keys(dateLabels) as DateName[]
