/** Codes for when the phone is lost, each of which works once. */
export const recoveryCodeCount = 10

/** Minutes for which a code confirms sensitive changes in its session. */
export const confirmedMinutes = 10

/** Codes of a refusal: a code is needed, or the one that was sent is wrong or was used before. */
export const codeRequired = 'code_required'
export const codeWrong = 'code_wrong'

/** A code as people type it: spaces, hyphens and small letters don't matter. */
export const normalizedCode = (typed: string) => typed.replace(/[\s-]/g, '').toUpperCase()
