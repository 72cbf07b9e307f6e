import { daysAfter } from '../text/days.ts'

/** Days that a deleted record can be restored before it is erased. */
export const trashDays = 30

/** When a record that was deleted at this time is erased. */
export const erasedAt = (deletedAt: string) => daysAfter(deletedAt, trashDays).toISOString()
