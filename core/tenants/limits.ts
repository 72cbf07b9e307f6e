/** Days a new tenant may try everything, unless the administrator sets another end. */
export const trialDays = 14
/** Days a setup link works. */
export const setupLinkDays = 7
/** Tenants on a page, unless the call says otherwise. */
export const tenantsPerPage = 100
