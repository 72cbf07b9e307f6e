/** `title at company`, or whichever is known. */
export const personLine = ({ title, company }: { title?: string | null; company?: string | null }) =>
  [title, company].filter(Boolean).join(' at ')

/** A card shows the first two words of a name (specification 9). */
export const shortName = (name: string) => name.trim().split(/\s+/).slice(0, 2).join(' ')
