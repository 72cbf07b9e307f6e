/** `unverified`: sent without a personal link under the email address of a guest, and waiting for the host. */
export const responseStates = ['accepted', 'unverified'] as const
