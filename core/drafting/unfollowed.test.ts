import { expect, test } from 'vitest'
import type { ContentType } from '../content/content.ts'
import { shortNote } from '../content/short-note.ts'
import { sampleBrief, sampleGuest } from '../testing/samples.ts'
import { wordCount } from '../text/word-count.ts'
import { draftOffline } from './offline-drafter.ts'

const answers: Record<string, string> = {
  bio: 'I host a night show on Lagos Radio, from midnight to four. I study floods.',
  story:
    'A bus driver called me in 2016. He said he had parked his bus on the Third Mainland Bridge because he wanted somebody to hear the water. We listened to it for two minutes on air. No talking.',
  misconception: 'They think floods are sad. Floods are just water.',
  advice: 'Leave the silence alone.',
  promote: 'My book for children, The Owl, comes out in February. Come to the open day.',
}

const draft = (
  instructions: string,
  type: ContentType = 'introduction',
  more: Record<string, string> = {},
  notes: string | null = null,
) => {
  const brief = sampleBrief(sampleGuest('maya-okafor'), type)
  const { contentStyles } = brief.show
  const styles = { ...contentStyles, introLength: 'brief', introductionStyle: 'professional' } as const
  const guest = { ...brief.guest, bio: null, title: 'night host', responses: { ...answers, ...more }, notes }
  return draftOffline({ ...brief, guest, instructions, show: { ...brief.show, contentStyles: styles } })
}
const firstQuotation = (content: string) => /“[^”]*”/u.exec(content)?.[0] ?? ''
const visible = (note: string | null) => shortNote(note ?? '').first

test.each(['bus', 'bus story', 'driver’s story', 'story about the bridge', 'moment on the bridge'])(
  '“start with the %s” starts with the bus, which no introduction would quote otherwise',
  (named) => {
    const { content, note } = draft(`start with the ${named}`)
    expect(firstQuotation(content)).toContain('A bus driver called me')
    expect(note).not.toMatch(/No answer has|found no place|Which moment changed your path/u)
  },
)

test('a story that the host calls something else is the one that the guest gave, and the note says so', () => {
  const { content, note } = draft('start with the flood story')
  expect(firstQuotation(content)).toContain('A bus driver called me')
  expect(visible(note)).toContain(
    'No answer has the words “flood story”, so the one story the guest gave comes first.',
  )
})

test('why something isn’t said is the true reason, and seen without unfolding', () => {
  const refused = { q1: 'Please don’t talk about my brother. My brother sold the van.' }
  expect(visible(draft('mention her brother', 'introduction', refused).note)).toContain(
    '“brother” isn’t used: the guest asks for that, or somebody else wrote it.',
  )
  expect(visible(draft('start with the bus story', 'show_notes').note)).toContain(
    'Show notes keep their order, so they don’t start with “bus story”.',
  )
  expect(visible(draft('mention the bridge. don’t mention the bridge').note)).toContain(
    '“bridge” isn’t used: you asked to leave that out.',
  )
  expect(visible(draft('mention her violin').note)).toContain(
    'No answer has the words “violin”. If the guest says it in other words, type those.',
  )
  expect(visible(draft('don’t mention the yacht').note)).toContain(
    'No answer has the words “yacht”, so check the text for it.',
  )
})

test('what is said of something else in the same answer isn’t what the host wanted mentioned', () => {
  const story =
    'I worked nights at the port for ten years. I learned to sleep in the noise. One night I walked over the bridge to Lagos. In the morning I quit.'
  const given = draft('mention the bridge story', 'introduction', { story }, 'Don’t mention the bridge.')
  expect(given.content).toContain('I worked nights at the port')
  expect(visible(given.note)).toContain(
    '“bridge story” isn’t used: it was left out because of your note about the guest.',
  )
})

test('“mention her new book” is said in those words once the guest is known, and costs no story', () => {
  const { content } = draft('start with the bus story, mention her book for children')
  expect(content).toContain('A bus driver called me')
  expect(content).toMatch(/her book for children[.,] .*“My book for children, The Owl, comes out/u)
  expect(content).not.toContain('promote')
  expect(content.indexOf('The Owl')).toBeGreaterThan(content.indexOf('I host a night show'))
})

test('what the host wants asked is asked', () => {
  const { content, note } = draft('don’t mention the bridge, ask about her book for children', 'questions')
  expect(content).toContain('Your book for children, The Owl, comes out in February. ')
  expect(content).not.toContain('open day')
  expect(note ?? '').not.toContain('found no place')
})

test('answers are called short only where they are', () => {
  const others = { topics: 'The night.', 'audience-takeaway': 'Call somebody.', 'fun-fact': 'I own an owl.' }
  const noted = (story: string) => draft('mention her violin', 'introduction', { ...others, story }).note
  expect(noted('A man called.')).toContain('words; a brief one has 150 to 300. The answers are short.')
  expect(noted(answers['story']!)).not.toContain('The answers are short')
})

/** Of a guest with answers, or without, in a show with that length. */
const lengthened = (
  introLength: 'brief' | 'comprehensive',
  instructions: string,
  responses = sampleGuest('maya-okafor').responses,
) => {
  const { show, ...brief } = sampleBrief(sampleGuest('maya-okafor'), 'introduction')
  const guest = { ...brief.guest, bio: null, responses }
  const contentStyles = { ...show.contentStyles, introLength }
  return draftOffline({ ...brief, guest, show: { ...show, contentStyles }, instructions })
}

test('a shorter text is a good deal shorter, also in a show with brief ones, and the note says so', () => {
  const before = wordCount(lengthened('brief', '').content)
  const { content, note } = lengthened('brief', 'shorter')
  expect(wordCount(content)).toBeLessThan(0.85 * before)
  expect(visible(note)).toContain(`Made shorter: ${wordCount(content)} words instead of ${before}.`)
  expect(note).not.toMatch(/To get there|150 to 300/u)
})

test('where a text can’t get shorter or longer, the note says so', () => {
  expect(lengthened('brief', 'shorter', {}).note).toContain('Couldn’t make it shorter')
  expect(lengthened('comprehensive', 'longer', {}).note).toContain('Couldn’t make it longer')
})
