type Journey<Traveller> = (title: string, travel: (traveller: Traveller) => Promise<void>) => void

/**
 * For what another engine repeats of a journey that Chromium makes: it runs by `npm run endure`. One journey of each engine is in every run,
 * that of a guest on a host's own page, whose browser nobody chooses.
 */
export const repeatedIn = <Traveller>(journey: Journey<Traveller>): Journey<Traveller> =>
  process.env['CUEROOM_ENDURE'] ? journey : () => {}
