/** `title at company`, or whichever is known. */
export const personLine = ({ title, company }: { title?: string | null; company?: string | null }) =>
  [title, company].filter(Boolean).join(' at ')
