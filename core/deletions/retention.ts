/** Days a deleted record can be restored. Then it is erased. */
export const trashDays = 30

const day = 86_400_000

/** When a record that was deleted at this time is erased. */
export const erasedAt = (deletedAt: string) =>
  new Date(new Date(deletedAt).getTime() + trashDays * day).toISOString()
