export const dayLength = 86_400_000

/** The moment some days of 24 hours after another. */
export const daysAfter = (moment: Date | string, days: number) =>
  new Date(new Date(moment).getTime() + days * dayLength)

/** The moment some hours after another. */
export const hoursAfter = (moment: Date, hours: number) => new Date(moment.getTime() + hours * 3_600_000)
