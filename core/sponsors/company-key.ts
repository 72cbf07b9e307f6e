/** Companies with the same key are the same; ignores case and white space. */
export const companyKey = (name: string) => name.trim().replace(/\s+/gu, ' ').toLowerCase()
