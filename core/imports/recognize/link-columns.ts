import { decodedAddress } from '../../text/decoded-address.ts'
import { normalize, normalizeWords } from './normalize.ts'
import { matchHeader } from './match-header.ts'
import { shareOfEchoes } from './name-echoes.ts'
import { isProgramme } from './programme.ts'
import { type ColumnGuess, leftOut, nameColumns, type Table } from './table.ts'

const leastLinks = 4
const sharedShare = 0.7
/** Hosts on which people have pages of their own. */
const personalHosts =
  /(?:^|\.)(?:linkedin\.com|scholar\.google\.com|orcid\.org|researchgate\.net|x\.com|twitter\.com|instagram\.com|facebook\.com|tiktok\.com|youtube\.com|github\.com|github\.io|medium\.com|substack\.com|about\.me|linktr\.ee|wordpress\.com|blogspot\.com|wixsite\.com|carrd\.co|bsky\.app|threads\.net)$/
const ownLinkPattern =
  /\b(?:personal|own|profile|profil|home|homepage|portfolio|blog|website|webseite|site|speaker|guest|author|company|web)\b/

/** Headers that say no more than that there is a link. */
const bareLinkPattern =
  /^(?:links?|urls?|web ?links?|liens?|enlaces?|collegament[oi]|lank|lankar|lenke|lenker|linkki|linkit|odkaz|odkazy|baglanti|adres|ссылка|ссылки|посилання|链接|連結|リンク|링크|رابط|קישור)$/

/** Of several link columns, a website's header must say so: a thesis, a talk and a ticket have addresses, too. */
export function leaveWorseLinksOut(guesses: ColumnGuess[], table: Table) {
  const websites = guesses.flatMap(({ field, code }, column) =>
    field === 'website' && code !== 'chosen' && code !== 'remembered' ? [column] : [],
  )
  const sure = websites.filter((column) => (matchHeader(table.headers[column]!)?.score ?? 0) >= 0.9)
  for (const column of websites) {
    const told = ownLinkPattern.test(normalize(table.headers[column]!))
    const { values } = table.profiles[column]!
    const others = websites.filter((other) => other !== column && guesses[other]!.field)
    // One site for all rows is where the list comes from, next to a column of everybody's own
    const worse = others.some((other) => !sharesHost(table.profiles[other]!.values, 2))
    // "Card URL" is the card's, and a bare "Link" in a programme the episode's
    const bare = bareLinkPattern.test(normalize(table.headers[column]!))
    const strange = bare && !holdsNames(column, guesses, table)
    if (
      ((worse || strange || (bare ? isProgramme(table) : !told)) && sharesHost(values, 2)) ||
      (strange && isProgramme(table)) ||
      (!told && isOneAddress(values)) ||
      (!told && repeatsTitles(column, guesses, table)) ||
      (bare && leadsToItems(values))
    )
      guesses[column] = leftOut('other-subject')
    else if (sure.includes(column)) continue
    else if ((sure.length > 0 && !told) || (!told && (sharesHost(values) || leadsToItems(values))))
      guesses[column] = leftOut('other-subject')
  }
}

/** In a programme links are those of talks, unless the guests' names are in them. */
export const areOfTalks = (column: number, guesses: ColumnGuess[], table: Table) =>
  isProgramme(table) && !holdsNames(column, guesses, table)

/** "…/speakers/ana-ruiz" is somebody's page on a site they share. */
const holdsNames = (column: number, guesses: ColumnGuess[], table: Table) =>
  nameColumns(guesses).some((name) => shareOfEchoes(table, name, true, [column]) > fewNamed)
const fewNamed = 0.2

/** "…/zones-are-back-with-ana-ruiz" next to "Zones are back with Ana Ruiz": pages that are called as a text of the row is. */
function repeatsTitles(
  column: number,
  guesses: ColumnGuess[],
  { sheet, firstRow, profiles }: Table,
): boolean {
  const names = nameColumns(guesses)
  const titles = profiles.flatMap(({ averageWords, url, unique }, at) =>
    at !== column && !names.includes(at) && averageWords > wordsOfTitles && url < 0.1 && unique > 0.5
      ? [at]
      : [],
  )
  const rows = sheet.rows.slice(firstRow, firstRow + rowsCompared).filter((row) => row[column])
  const repeating = rows.filter((row) => {
    const path = wordsIn(decodedAddress(row[column]!).replace(/^(?:https?:\/\/)?[^/]*/i, ''))
    const own = new Set(names.flatMap((name) => wordsIn(row[name] ?? '')))
    const others = path.filter((word) => !own.has(word))
    return titles.some((at) => {
      const said = new Set(wordsIn(row[at] ?? ''))
      const same = others.filter((word) => said.has(word)).length
      return same >= leastSame && same >= others.length / 2
    })
  })
  return rows.length > 1 && repeating.length >= rows.length / 2
}
const wordsOfTitles = 2.5
const rowsCompared = 100
const leastSame = 2

const wordsIn = (text: string) =>
  normalizeWords(text.slice(0, 300))
    .split(' ')
    .filter((word) => word.length > 2)

/** The same page in every row: where they booked, or the list itself. */
const isOneAddress = (values: string[]) => values.length > 2 && new Set(values).size === 1

/** Links to one site are about what that site holds: theses in a repository, talks on a video platform. */
export function sharesHost(values: string[], least = leastLinks): boolean {
  const hosts = values.map(hostOf).filter((host) => host !== '')
  if (hosts.length < least) return false
  const counts = new Map<string, number>()
  for (const host of hosts) counts.set(host, (counts.get(host) ?? 0) + 1)
  const [host, count] = [...counts].sort((a, b) => b[1] - a[1])[0]!
  return count > hosts.length * sharedShare && !personalHosts.test(host) && !socialPattern.test(`${host}/`)
}

/** Sites of videos, documents and meetings, where a link leads to a thing rather than to a person's page. */
const itemHosts = new Set(
  `youtu.be drive.google.com docs.google.com forms.google.com meet.google.com photos.google.com dropbox.com zoom.us notion.so
  airtable.com calendly.com doi.org dx.doi.org hdl.handle.net wetransfer.com eventbrite.com`.split(/\s+/),
)
const documentPattern = /\.(?:pdf|pptx?|docx?|xlsx?|key|mp[34]|m4a|wav|mov|zip|ics)(?:[?#]|$)/i
const itemPathPattern =
  /\/(?:watch|embed|live|shorts|episode|episodes|track|video|videos)[/?]|vimeo\.com\/\d/i

const isItem = (value: string) =>
  itemHosts.has(hostOf(value)) ||
  itemPathPattern.test(value.slice(0, 300)) ||
  documentPattern.test(value.slice(0, 300))

export const leadsToItems = (values: string[]) => values.filter(isItem).length > values.length / 2

const socialPattern =
  /(?:^|\/\/|\.)(?:twitter|x|instagram|facebook|tiktok|threads|bsky|mastodon|github|weibo|vk|soundcloud|twitch|pinterest|snapchat)\.(?:com|net|app|social|org|tv)(?:\/|$)|\.bsky\.social|(?:^|\/\/)t\.me\//i

/** The share of links to pages on social networks. */
export const socialShare = (values: string[]) =>
  values.length === 0 ? 0 : values.filter((value) => socialPattern.test(value)).length / values.length

const hostOf = (value: string) =>
  /^(?:https?:\/\/)?(?:www\.)?([a-z0-9.-]+\.[a-z]{2,})(?:[/?#:]|$)/i.exec(value)?.[1]?.toLowerCase() ?? ''
