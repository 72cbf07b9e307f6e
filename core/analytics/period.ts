/** Maximum and default length of a period, in days. */
export const longestPeriodDays = 731
export const usualPeriodDays = 90

/** Adds days to a date, as YYYY-MM-DD. */
export const addDays = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** Every date of a period, both ends included. */
export function datesOf({ from, to }: { from: string; to: string }): string[] {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
  return Array.from({ length: days + 1 }, (_, day) => addDays(from, day))
}

/** The Monday of a date's week. */
export const mondayOf = (date: string) =>
  addDays(date, -((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7))

/** The Mondays of the weeks of a period. */
export const mondaysOf = (period: { from: string; to: string }): string[] => [
  ...new Set(datesOf(period).map(mondayOf)),
]
