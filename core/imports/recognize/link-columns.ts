import { normalize } from './normalize.ts'
import { matchHeader } from './match-header.ts'
import { type ColumnGuess, leftOut, type Table } from './table.ts'

const leastLinks = 4
const sharedShare = 0.7
/** Hosts on which people have pages of their own. */
const personalHosts =
  /(?:^|\.)(?:linkedin\.com|x\.com|twitter\.com|instagram\.com|facebook\.com|tiktok\.com|youtube\.com|github\.com|github\.io|medium\.com|substack\.com|about\.me|linktr\.ee|wordpress\.com|blogspot\.com|wixsite\.com|carrd\.co|bsky\.app|threads\.net)$/
const ownLinkPattern =
  /\b(?:personal|own|profile|profil|home|homepage|portfolio|blog|website|webseite|site|speaker|guest|author|company|web)\b/

/** Of several link columns, a website's header must say so: a thesis, a talk and a ticket have addresses, too. */
export function leaveWorseLinksOut(guesses: ColumnGuess[], table: Table) {
  const websites = guesses.flatMap(({ field, code }, column) =>
    field === 'website' && code !== 'chosen' && code !== 'remembered' ? [column] : [],
  )
  const sure = websites.filter((column) => (matchHeader(table.headers[column]!)?.score ?? 0) >= 0.9)
  for (const column of websites) {
    if (sure.includes(column)) continue
    const told = ownLinkPattern.test(normalize(table.headers[column]!))
    if ((sure.length > 0 && !told) || (!told && sharesHost(table.profiles[column]!.values)))
      guesses[column] = leftOut('other-subject')
  }
}

/** Links to one site are about what that site holds: theses in a repository, talks on a video platform. */
function sharesHost(values: string[]): boolean {
  const hosts = values.map(hostOf).filter((host) => host !== '')
  if (hosts.length < leastLinks) return false
  const counts = new Map<string, number>()
  for (const host of hosts) counts.set(host, (counts.get(host) ?? 0) + 1)
  const [host, count] = [...counts].sort((a, b) => b[1] - a[1])[0]!
  return count > hosts.length * sharedShare && !personalHosts.test(host)
}

const hostOf = (value: string) =>
  /^(?:https?:\/\/)?(?:www\.)?([a-z0-9.-]+\.[a-z]{2,})(?:[/?#:]|$)/i.exec(value)?.[1]?.toLowerCase() ?? ''
