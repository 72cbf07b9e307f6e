/** Texts that one document may hold. */
export const textsInDocument = 300
