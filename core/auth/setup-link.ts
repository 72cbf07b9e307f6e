/** Days that the invitation of a new tenant works. */
export const invitationDays = 7
/** Hours that a link for a new password works: anyone can ask for one to be mailed. */
export const resetHours = 1
