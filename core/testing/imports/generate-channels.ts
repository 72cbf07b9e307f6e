import { fill } from './generate-shows.ts'
import type { GeneratedPerson, Random } from './generate-sheet.ts'

/** Lists of videos and episodes in which title and description share the guests, or the title's words hold them. */
export const channelLists = ['gaps', 'panels', 'words', 'couples', 'quoted'] as const
export type ChannelList = (typeof channelLists)[number]

const topics = [
  'The price of rain',
  'Why bread matters',
  'Rivers in court',
  'The slow web',
  'Small farms, big robots',
  'After the harvest',
  'A history of waiting',
  'Maps without borders',
]
const firms = ['Fjord Audio', 'Kelp Works', 'Sable Labs', 'Umber Foods', 'Tallgrass', 'Halcyon']
const roles = ['columnist', 'marine biologist', 'author', 'comedian', 'journalist', 'engineer']
const hosts = ['Tom Baker', 'Sara Quist', 'Iris Fjelde']

/** How a channel writes around a name: N for the guest, T for the topic, F for a firm. */
const frames = [
  'How N Built F',
  'N Answers Everything About T',
  'T According to N',
  'The N Tapes: T',
  'T, opowiada N',
  'T, kertoo N',
  'N vertelt over T',
  'Hvorfor N elsker T',
]

type Episode = [title: string, description: string]

/** The rows of such a list, with its host in a column of their own. */
export function channelRows(kind: ChannelList, people: GeneratedPerson[], random: Random): string[][] {
  const host = random.one(hosts)
  const episodes: Episode[] = []
  const frame = random.one(frames)
  if (kind === 'couples') shareNames(people)
  for (let at = 0; at < people.length;) {
    const count = kind === 'panels' || kind === 'couples' || (kind === 'quoted' && random.chance(0.4)) ? 2 : 1
    const guests = people.slice(at, at + count)
    at += guests.length
    episodes.push(episodeOf(kind, guests, episodes.length, { frame, host, random }))
  }
  const isNumbered = random.chance(0.4)
  const rows = episodes.map(([title, description], at) => [
    isNumbered ? `#${at + 1} ${title}` : title,
    description,
    host,
    `https://video.example/v/${at}`,
  ])
  return [[random.one(['title', 'Video', 'episode_title']), 'description', 'host', 'url'], ...rows]
}

interface Channel {
  frame: string
  host: string
  random: Random
}

function episodeOf(
  kind: ChannelList,
  guests: GeneratedPerson[],
  at: number,
  { frame, host, random }: Channel,
): Episode {
  const [first, second] = guests.map(({ name }) => name)
  const topic = random.one(topics)
  const [firm, role] = [random.one(firms), random.one(roles)]
  for (const guest of guests) guest.mayHave = { company: firm, title: role }
  const about = `${host} talks with ${role} ${first} about it.`
  if (kind === 'gaps') return at % 3 === 1 ? [topic, about] : [`${topic}, with ${first}`, about]
  if (kind === 'panels') {
    const lines = guests.map(({ name }) => `${name}, ${role}`).join('\n')
    return [
      topic,
      `An evening on what matters.\n${random.one(['Panelists', 'Speakers', 'Guests'])}:\n${lines}`,
    ]
  }
  if (kind === 'words') return [fill(frame, { N: first!, T: topic, F: firm }), 'Subscribe to the channel.']
  if (kind === 'couples' && second) {
    const [given] = first!.split(' ')
    return [`${given} and ${second}: ${topic}`, 'Recorded at home.']
  }
  const said = guests.map(({ name }) => `${name}, “${random.one(topics)}”`).join(' & ')
  return [kind === 'couples' ? `${first}: ${topic}` : `${said} — Day ${1 + (at % 3)}`, 'Recorded live.']
}

/** Both of a couple have the family name of the second, and given names that many people have. */
function shareNames(people: GeneratedPerson[]) {
  people.splice(givenNames.length)
  const family = (name: string) => name.split(' ').slice(1).join(' ')
  people.forEach((person, at) => {
    const other = people[at % 2 === 0 ? at + 1 : at] ?? person
    person.name = `${givenNames[at]} ${family(other.name)}`
  })
}
const givenNames = ['Anna', 'Peter', 'Laura', 'David', 'Maria', 'Thomas', 'Elena', 'Robert', 'Nina', 'Daniel']
