/** A point in time as people sort it, `2026-12-04 09:00`, in the terminal's time zone or another one. */
export function shortTime(timestamp: string | null | undefined, timeZone?: string | null): string {
  if (!timestamp) return ''
  const format = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    ...(timeZone && { timeZone }),
  })
  return format.format(new Date(timestamp))
}
