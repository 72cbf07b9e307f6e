/** Maximum texts per document. */
export const textsInDocument = 300
