/** Hours a session lasts, by who signed in. */
export const sessionHours = { tenant: 12, admin: 4 } as const
