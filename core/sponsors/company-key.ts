/** Two companies of the same key are one: case and white space make no difference. */
export const companyKey = (name: string) => name.trim().replace(/\s+/gu, ' ').toLowerCase()
