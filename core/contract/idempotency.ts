/** Hours for which a reply is stored under its Idempotency-Key. */
export const idempotencyHours = 24
