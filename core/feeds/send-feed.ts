import type { Client } from '../contract.ts'
import type { NewShowSettings, ShowSettings } from '../show/show-settings.ts'
import { feedCallRows } from './feed-limits.ts'
import type { FeedEpisodeRow, FeedGuest, FeedGuestBody, FeedSetting } from './feeds.contract.ts'

/** The accepted parts of a feed's plan. */
export interface AcceptedFeed {
  /** The show's name in the feed, for a show without saved settings. */
  title: string
  settings: FeedSetting[]
  episodes: FeedEpisodeRow[]
  guests: FeedGuest[]
}

/** What importing a feed has changed. */
export interface FeedOutcome {
  settings: number
  episodes: number
  guests: number
}

/** Episodes of guests that one call joins: their names are long. */
const guidsPerCall = 400

/**
 * Imports the accepted parts in repeatable calls: importing again completes an interrupted import. `report`
 * receives the progress, 0 to 1.
 */
export async function sendFeed(
  api: Pick<Client, 'feeds' | 'show'>,
  accepted: AcceptedFeed,
  report: (done: number) => void = () => {},
): Promise<FeedOutcome> {
  await saveSettings(api, accepted)
  const calls = [
    ...chunks(accepted.episodes, feedCallRows).map((episodes) => ({ episodes, guests: [] })),
    ...guestCalls(accepted.guests).map((guests) => ({ episodes: [], guests })),
  ]
  const outcome = { settings: accepted.settings.length, episodes: 0, guests: 0 }
  for (const [index, body] of calls.entries()) {
    const added = await api.feeds.apply({ body })
    outcome.episodes += added.episodes
    outcome.guests += added.guests
    report((index + 1) / calls.length)
  }
  return outcome
}

const chunks = <T>(rows: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, n) => rows.slice(n * size, (n + 1) * size))

/** Guests with their episodes, a few hundred a call; who has more is in several calls. */
function guestCalls(guests: readonly FeedGuest[]): FeedGuestBody[][] {
  const parts = guests.flatMap(({ name, link, guids }) =>
    chunks(guids, guidsPerCall).map((some) => ({ name, link, guids: some })),
  )
  const calls: FeedGuestBody[][] = []
  let room = 0
  for (const part of parts) {
    if (part.guids.length > room || calls.at(-1)!.length >= feedCallRows) {
      calls.push([])
      room = guidsPerCall
    }
    calls.at(-1)!.push(part)
    room -= part.guids.length
  }
  return calls
}

async function saveSettings(api: Pick<Client, 'show'>, { title, settings }: AcceptedFeed) {
  if (settings.length === 0) return
  const saved = await api.show.settings()
  const changes = Object.assign(
    {},
    ...settings.map((setting) => changeOf(setting, saved)),
  ) as Partial<NewShowSettings>
  if (saved) await api.show.update({ params: { id: saved.id }, body: changes, ifMatch: saved.version })
  else await api.show.create({ body: { podcastName: title, ...changes } })
}

const changeOf = (
  { setting, after, isFilled }: FeedSetting,
  saved: ShowSettings | null,
): Partial<NewShowSettings> =>
  setting === 'hosts'
    ? { hosts: [...((isFilled && saved?.hosts) || []), ...after.split('\n').map((name) => ({ name }))] }
    : { [setting]: after }
