import { commonNames } from './generate-programme.ts'
import type { GeneratedPerson, Random } from './generate-sheet.ts'
import { showWords, type ShowWords } from './show-words.ts'

/** Lists that shows keep of their episodes, in which no column holds the guests alone. */
export const showLists = [
  'titles',
  'two-kinds',
  'short',
  'rare',
  'series',
  'hosts',
  'summaries',
  'several',
  'log',
  'log-lines',
  'carry-on',
] as const
/** Half of the public lists are in English. */
export const showLanguages = [...Object.keys(showWords), ...Object.keys(showWords).map(() => 'en')]
export type ShowList = (typeof showLists)[number]

interface Episode {
  title: string
  summary: string
}
interface Show {
  words: ShowWords
  random: Random
  name: string
  host: string
  /** The one or two ways in which the show writes its titles. */
  frames: string[]
  summary: string
  joint: string
  number: string
  closing: string
}

const showNames = [
  'The Kelp Show',
  'Kelp Cast',
  'Halcyon Hour',
  'Rückenwind',
  'Onda Larga',
  'Deep Umber',
  'LeadTalk',
]
const hosts = ['Tom Baker', 'Sara Quist', 'Iris Fjelde']
const numbers = [
  '',
  '',
  '',
  '#: ',
  '# - ',
  '#. ',
  '## ',
  'Ep. #: ',
  'Ep # – ',
  'Episode #: ',
  'S2E# | ',
  'S01 E#: ',
  '[#] ',
  '(#) ',
  'EP# ',
  '#_ ',
  '№ # — ',
  'E#: ',
]
const closings = [
  '',
  '',
  '',
  '',
  ' | S',
  ' - S ##',
  ' | S #',
  ' (S ##)',
  ' — S',
  ' [#]',
  ' ##',
  ' · S',
  ' // S',
]
const joints = [' & ', ' and ', ', ', ' / ', '/', ' + ', ' x ', '; ']

/** The rows of such a list; people lose what it doesn't say about them. */
export function showRows(
  kind: ShowList,
  language: string,
  people: GeneratedPerson[],
  random: Random,
): string[][] {
  const words = showWords[language] ?? showWords['en']!
  for (const person of people) nameOfShow(person, people, random)
  const show = showOf(words, random, kind)
  if (kind === 'log' || kind === 'log-lines') return logRows(kind, people, show)
  if (kind === 'carry-on') return carriedRows(people, show)
  if (kind === 'short') people.splice(3 + random.below(3))
  const count = kind === 'several' ? () => 1 + random.below(3) : () => (random.chance(0.1) ? 2 : 1)
  const solo = kind === 'rare' ? 0.85 : kind === 'short' ? random.one([0, 0.3]) : random.one([0, 0, 0.3, 0.6])
  const episodes: Episode[] = []
  for (let at = 0; at < people.length;) {
    const guests = people.slice(at, at + count())
    at += guests.length
    episodes.push(episodeOf(guests, episodes.length, kind, show))
    while (random.chance(solo) && episodes.length < mostEpisodes) episodes.push(soloOf(episodes.length, show))
  }
  return tableOf(episodes, kind, show)
}
const mostEpisodes = 150

function showOf(words: ShowWords, random: Random, kind: ShowList): Show {
  const frames = [random.one(words.titles)]
  if (kind === 'two-kinds' || kind === 'short') frames.push(random.one(words.titles))
  return {
    words,
    random,
    frames,
    name: random.one(showNames),
    host: random.one(hosts),
    summary: random.one(words.summaries),
    joint: random.chance(0.5) ? ` ${random.one(words.and)} ` : random.one(joints),
    number: random.one(numbers),
    closing: random.one(closings),
  }
}

function episodeOf(guests: GeneratedPerson[], at: number, kind: ShowList, show: Show): Episode {
  const { random, words } = show
  const names = guests.map(({ name }) => name).join(show.joint)
  const topic = random.one(words.topics)
  const firm = random.one(firms)
  const role = random.one(words.roles)
  const write = (text: string) =>
    fill(text, { N: names, T: topic, F: firm, R: role, H: show.host, S: show.name })
  const frame = kind === 'series' ? random.one(seriesFrames) : random.one(show.frames)
  // Next to a summary that names the guests the title is about the topic alone
  const [said = role] = kind === 'summaries' ? [] : (/(?<=N, )(?:R of F|author of T)/.exec(frame) ?? [])
  for (const guest of guests) guest.mayHave = { company: firm, title: write(said).replace('?', '') }
  if (kind === 'summaries')
    return { title: numbered(random.one(words.topics), at, show), summary: write(show.summary) }
  return { title: numbered(write(frame), at, show), summary: random.one(words.segments) }
}

const seriesFrames = ['S: N', 'S - N', 'S N', 'S mit N', 'S | N']

function soloOf(at: number, show: Show): Episode {
  const { random, words } = show
  const text = random.one([...words.segments, ...words.topics])
  return { title: numbered(text, at, show), summary: random.one(words.topics) }
}

const numbered = (text: string, at: number, { number, closing, name }: Show) =>
  `${number.replace('#', String(at + 20))}${text}${closing
    .replace('##', `#${at + 20}`)
    .replace(/#(?!\d)/, String(at + 20))
    .replace('S', name)}`

/** Titles with what shows keep next to them: the hosts, links, numbers, dates. */
function tableOf(episodes: Episode[], kind: ShowList, { random, words, host, name }: Show): string[][] {
  type Column = { header: string; cell: (episode: Episode, at: number) => string }
  const some = (share: number, ...columns: Column[]) => (random.chance(share) ? columns : [])
  const both = random.chance(0.4)
  const columns: Column[] = [
    ...some(0.3, { header: random.one(['id', '#', 'No.', 'episode_id']), cell: (_, at) => String(at + 1) }),
    ...some(0.4, { header: random.one(words.dateHeaders), cell: (_, at) => day(at) }),
    { header: random.one(words.titleHeaders), cell: ({ title }) => title },
    ...some(kind === 'hosts' ? 1 : 0.1, {
      header: random.one([
        'Host',
        'Performer',
        'Artist',
        'Channel',
        'author',
        'Podcast',
        'host(s)',
        'creator',
      ]),
      cell: () => (both && random.chance(0.3) ? `${host}, Sara Quist` : host),
    }),
    ...some(0.2, { header: random.one(['show', 'podcast_name', 'series', 'Channel']), cell: () => name }),
    ...some(kind === 'summaries' ? 1 : 0.3, {
      header: random.one(words.summaryHeaders),
      cell: ({ summary }) => summary,
    }),
    ...some(0.4, {
      header: random.one(['url', 'Link', 'audio', 'link', 'episode_url']),
      cell: (_, at) => `https://pod.example/e/${at}`,
    }),
    ...some(0.3, {
      header: random.one(['duration', 'Length', 'minutes']),
      cell: (_, at) => `00:${40 + (at % 19)}:1${at % 9}`,
    }),
    ...some(0.15, {
      header: random.one(['views', 'plays', 'likes']),
      cell: (_, at) => String(1_000 + ((at * 733) % 9_000)),
    }),
  ]
  return [
    columns.map(({ header }) => header),
    ...episodes.map((episode, at) => columns.map(({ cell }) => cell(episode, at))),
  ]
}

const day = (at: number) => `2026-0${1 + (at % 9)}-1${at % 9}`

/** What a talk show writes down: the day, and who was there to talk about what. */
function logRows(
  kind: 'log' | 'log-lines',
  people: GeneratedPerson[],
  { words, random, name, host }: Show,
): string[][] {
  const way = random.one(['label', 'label', 'plain', 'topics', 'music'] as const)
  const label = random.one(words.guests)
  const and = random.one(words.and)
  const rows: string[][] = []
  for (let at = 0; at < people.length;) {
    const guests = people.slice(at, at + 1 + random.below(4))
    at += guests.length
    const topic = random.one(words.topics)
    const said = guests.map((guest) => {
      if (way !== 'topics') return guest.name
      const role = random.one(words.roles)
      guest.mayHave = { title: role }
      return `${guest.name} (${role})`
    })
    const list =
      said.length > 1
        ? `${said.slice(0, -1).join(', ')}${random.one([',', ''])} ${and} ${said.at(-1)}`
        : said[0]!
    const text = {
      label: `${label} ${list} (${topic.toLowerCase()})`,
      plain: `${list} (${topic.toLowerCase()})`,
      topics: said.join(random.one([', ', '; '])),
      music: `${label} ${said.join(', ')}`,
    }[way]
    rows.push(kind === 'log' ? [day(rows.length), text] : [`${day(rows.length)}: ${text}`])
    if (random.chance(0.1))
      rows.push(
        kind === 'log'
          ? [day(rows.length), random.one(['Rerun', 'No show', 'Best of'])]
          : [`${day(rows.length)}: Rerun`],
      )
  }
  const header = random.one([
    'Guests and topics',
    'Description',
    'Notes',
    'What',
    'Show',
    'Lineup',
    'Content',
  ])
  if (kind === 'log-lines') return [['Log'], ...rows]
  const isNamed = random.chance(0.3)
  return [
    [...(isNamed ? ['Host'] : []), random.one(words.dateHeaders), header, ...(isNamed ? ['Show'] : [])],
    ...rows.map((row) => (isNamed ? [host, ...row, name] : row)),
  ]
}

/** An episode with a row for each guest, in which only the first says which episode it is; or for each part of it. */
function carriedRows(people: GeneratedPerson[], { words, random, host }: Show): string[][] {
  const isOfParts = random.chance(0.4)
  const guest = random.one(['Guest', 'Guests', 'Who', 'With', 'Name'])
  const header = [
    '#',
    random.one(words.dateHeaders),
    random.one(words.topicHeaders),
    guest,
    isOfParts ? 'Segment' : 'From',
    'Host',
  ]
  const rows: string[][] = []
  let number = 0
  for (let at = 0; at < people.length;) {
    const guests = isOfParts ? [people[at]!] : people.slice(at, at + 1 + random.below(3))
    at += guests.length
    number++
    guests.forEach((one, own) => {
      one.mayHave = {}
      if (!isOfParts && random.chance(0.7)) one.company = random.one(firms)
      const about = own === 0 ? [String(number), day(number), random.one(words.topics)] : ['', '', '']
      rows.push([
        ...about,
        one.name,
        isOfParts ? random.one(words.topics) : (one.company ?? ''),
        own === 0 ? host : '',
      ])
    })
    if (isOfParts) while (random.chance(0.5)) rows.push(['', '', '', '', random.one(words.topics), ''])
  }
  return [header, ...rows]
}

const firms = ['Fjord Audio', 'Kelp Works', 'Sable Labs', 'Copperfield Press', 'Umber Foods', 'Tallgrass']

export const fill = (text: string, values: Record<string, string>) =>
  text.replace(/(?<!\p{L})([NTFRHS])(?!\p{L})/gu, (letter) => values[letter]!)

/** Of the guests of a show most have a given name that lists of names hold. */
export function nameOfShow(person: GeneratedPerson, people: GeneratedPerson[], random: Random) {
  const common = `${random.one(givenNames)} ${person.name.split(' ').slice(1).join(' ')}`
  if (random.chance(knownShare) && people.every(({ name }) => name !== common)) person.name = common
  for (const field of ['email', 'phone', 'website', 'bio', 'title', 'company'] as const) delete person[field]
}
const knownShare = 0.65
const givenNames = [
  ...commonNames,
  'Sarah',
  'Michael',
  'Emma',
  'Robert',
  'Lucia',
  'Jan',
  'Karin',
  'Paul',
  'Nina',
  'Carlos',
]
