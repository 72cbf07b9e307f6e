import { momentOf } from '@cueroom/core/guests/interview-time.ts'
import type { Cli } from './cli.ts'
import { ownTimeZone, readMoment, timeZoneNamed } from './dates.ts'

/** The flag of commands that take dates. */
export const timeZoneFlag = [
  '--time-zone <zone>',
  "time zone, such as Europe/Berlin (default: your show's)",
  timeZoneNamed,
] as const

/** The show's time zone, or this computer's until the show has one: dates are read in it, as in an import. */
export const showTimeZone = async ({ api }: Pick<Cli, 'api'>): Promise<string> =>
  (await api.show.settings())?.timeZone ?? ownTimeZone()

interface TypedMoments {
  moments: string[]
  timeZone: string
}

/** Reads typed dates in the time zone of the flag or of the show. Says which, because a wrong one is hours off. */
export async function readMoments(cli: Cli, texts: string[], flag?: string): Promise<TypedMoments> {
  // Before anything is asked of the server
  for (const text of texts) readMoment(text, flag ?? 'UTC')
  const timeZone = flag ?? (await saidTimeZone(cli))
  return { moments: texts.map((text) => readMoment(text, timeZone)), timeZone }
}

async function saidTimeZone({ api, output }: Cli): Promise<string> {
  const ofShow = (await api.show.settings())?.timeZone
  if (ofShow) {
    output.say(`Time zone: ${ofShow}, from your show settings.`)
    return ofShow
  }
  const timeZone = ownTimeZone()
  output.say(`Time zone: ${timeZone}, from this computer, because your show has none.`)
  output.next(`cueroom settings set timeZone=${timeZone}`)
  return timeZone
}

/** The beginning of a day, given as YYYY-MM-DD. */
export const startOfDay = (date: string, timeZone: string): string =>
  momentOf({ date, time: '00:00' }, timeZone)!.toISOString()
