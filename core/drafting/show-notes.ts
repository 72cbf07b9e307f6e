import type { ContentStyles } from '../show/content-styles.ts'
import type { Brief, Draft } from './drafter.ts'
import { materialOf, type Material } from './material.ts'
import { cleanText, ended, excerpt, quoted } from './sentences.ts'
import { capitalized, listed, possessive } from './words.ts'

/** A part of the notes: a heading, and paragraphs or points below it. */
interface Section {
  heading: string
  paragraphs: string[]
  points: string[]
}

const guestInFull = ({ name, role }: Material) => (role ? `${name}, ${role},` : name)

/** What the episode is about, in two to three sentences. */
function summary({ show }: Brief, material: Material): string[] {
  const { answers, expertise } = material
  const host = show.hosts[0]?.name
  const about = expertise.length > 0 ? ` to talk about ${listed(expertise.slice(0, 3))}` : ''
  const takeaway = answers.get('audience-takeaway')
  return [
    `${guestInFull(material)} joins ${host ?? 'us'} on ${show.podcastName}${about}.`,
    ...(takeaway ? [`What ${material.short} would like you to take away: ${quoted(takeaway.said)}`] : []),
  ]
}

const pointLabels: [id: string, label: (guest: string) => string][] = [
  ['topics', (guest) => `What ${guest} most wants to talk about`],
  ['story', (guest) => `The moment that changed ${possessive(guest)} path`],
  ['misconception', () => 'What most people get wrong'],
  ['advice', (guest) => `The advice ${guest} gives most often`],
  ['fun-fact', (guest) => `Something people rarely know about ${guest}`],
]

function topics({ answers, expertise, short }: Material): string[] {
  const points = pointLabels.flatMap(([id, label]) => {
    const answer = answers.get(id)
    return answer ? [`${label(short)}: ${excerpt(answer.said, 24)}`] : []
  })
  return [...(expertise.length > 0 ? [capitalized(listed(expertise))] : []), ...points]
}

function about(material: Material): string[] {
  const { answers, biographies, name, role, short } = material
  const told = biographies.map(({ said, voice }) =>
    voice === 'prose'
      ? said.join(' ')
      : `${voice === 'guest' ? `In ${possessive(short)} own words` : 'From the biography'}: ${quoted(said)}`,
  )
  const news = answers.get('promote')
  return [
    ...(told.length > 0 ? told : role ? [ended(`${name}, ${role}`)] : []),
    ...(news ? [`News from ${short}: ${quoted(news.said)}`] : []),
  ]
}

const asParagraphs = ({ heading, paragraphs, points }: Section) => [
  heading,
  ...paragraphs,
  ...points.map((point) => `- ${point}`),
]

const layouts: Record<ContentStyles['showNotesStyle'], (sections: Section[]) => string[]> = {
  detailed: (sections) => sections.flatMap(asParagraphs),
  concise: ([overview, , links, person]) => [
    overview!.paragraphs.join(' '),
    ...person!.paragraphs.slice(0, 1),
    ...links!.points.slice(0, 2),
  ],
  'bullet-points': (sections) =>
    sections.flatMap(({ heading, paragraphs, points }) =>
      asParagraphs({ heading, paragraphs: [], points: [...paragraphs, ...points] }),
    ),
  narrative: ([overview, points, links, person]) => [
    overview!.paragraphs.join(' '),
    ...person!.paragraphs,
    ...(points!.points.length > 1 ? [points!.points.slice(1).join(' ')] : []),
    ...(links!.points.length > 0 ? [`Links: ${links!.points.join(' · ')}`] : []),
  ],
}

/** Notes for the episode's page: what it is about, topics, links, the guest. Nothing is claimed of a recording. */
export function draftShowNotes(brief: Brief): Draft {
  const material = materialOf(brief.guest)
  const social = cleanText(brief.guest.social ?? '')
  const sections: Section[] = [
    { heading: 'Summary', paragraphs: summary(brief, material), points: [] },
    { heading: 'Topics', paragraphs: [], points: topics(material) },
    {
      heading: 'Links',
      paragraphs: [],
      points: [...material.links, ...(social && !material.links.includes(social) ? [social] : [])],
    },
    { heading: `About ${material.name}`, paragraphs: about(material), points: [] },
  ]
  const style = brief.show.contentStyles.showNotesStyle
  const filled =
    style === 'detailed' || style === 'bullet-points'
      ? sections.filter((section) => section.paragraphs.length + section.points.length > 0)
      : sections
  const gaps = [
    ...(sections[2]!.points.length === 0 ? ['links'] : []),
    ...(material.biographies.length === 0 ? ['a biography'] : []),
    ...(material.answers.size === 0 ? ['answers to the questionnaire'] : []),
  ]
  return {
    content: layouts[style](filled).join('\n\n'),
    note: gaps.length > 0 ? `These notes would gain from ${listed(gaps)}.` : null,
  }
}
