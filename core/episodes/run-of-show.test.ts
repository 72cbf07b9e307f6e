import { expect, test } from 'vitest'
import { drawSegments, type EpisodeGuest, type RunMaterial, secondsOf } from './draw-segments.ts'
import { mergeSegments, type StoredSegment } from './merge-segments.ts'
import { RunOfShowChanges } from './run-of-show.ts'
import { keyOf, lengthText, nameIn, offsetText, withStarts } from './segments.ts'

const text = (content: string, isGenerated = true) => ({
  content,
  isGenerated,
  stale: [],
  noteCheck: false,
  checked: false,
})
const list = (count: number) =>
  Array.from({ length: count }, (_, n) => `${n + 1}. Why ${n + 1}?`).join('\n\n')
const maya: EpisodeGuest = {
  ...{ id: 7, name: 'Maya', pronunciation: 'MY-ah', promotes: 'her field guide' },
  introduction: text('Put the kettle on. Maya counts reefs.'),
  questions: text(list(5)),
}
const material: RunMaterial = {
  ...{
    podcastName: 'Unhurried Work',
    signature: 'Put the kettle on.',
    pace: 120,
    packages: [],
    day: '2026-11-25',
  },
  guests: [maya],
}
const stored = (key: string, given: Partial<StoredSegment> = {}): StoredSegment => ({
  ...nameIn(key)!,
  ...{ title: null, text: null, basedOn: null, seconds: null, isRemoved: false },
  ...given,
})
const keys = (of: RunMaterial) => drawSegments(of).map(keyOf)
const merged = (rows: StoredSegment[], of = material) => mergeSegments(drawSegments(of), rows, of.pace)

test.each([
  [[{ key: 'dance' }], 'Key must name a segment'],
  [[{ key: 'questions:7:3' }], 'Key must name a segment'],
  [[{ key: 'own:../x' }], 'Key must name a segment'],
  [[{ key: 'end' }, { key: 'end' }], 'Each segment can be named once'],
  [Array.from({ length: 101 }, (_, n) => ({ key: `own:${n}` })), 'at most 100 segments'],
  [[{ key: 'end', text: 'a'.repeat(20_001) }], 'at most 20,000 characters'],
])('a run of show is refused: %j', (segments, reason) => {
  const { error } = RunOfShowChanges.safeParse({ segments })
  expect(error?.issues[0]?.message).toContain(reason)
})

test('the segments are drawn from the show and the texts of its guests', () => {
  const [open, introduction, first, pause, second, end] = drawSegments(material)
  expect(keys(material)).toEqual([
    ...['welcome', 'introduction:7', 'questions:7:1', 'break', 'questions:7:2', 'end'],
  ])
  expect(open).toMatchObject({ text: 'Put the kettle on.' })
  // Said once, although introductions have it too
  expect(introduction).toMatchObject({ title: 'Maya · say MY-ah', text: 'Maya counts reefs.' })
  expect(first).toMatchObject({ title: 'Questions 1–3 for Maya', text: list(3) })
  expect(pause).toMatchObject({ title: 'Break' })
  expect(second).toMatchObject({ title: 'Questions 4–5 for Maya' })
  expect(end?.text).toBe('Thank you, Maya.\n\nMaya asks you to mention: her field guide')
})

test('every guest is introduced, then asked in two rounds; without texts the segments wait for them', () => {
  const ben = { ...maya, id: 8, name: 'Ben', introduction: undefined, questions: undefined }
  expect(keys({ ...material, guests: [maya, ben] })).toEqual([
    ...['welcome', 'introduction:7', 'introduction:8', 'questions:7:1', 'questions:8:1', 'break'],
    ...['questions:7:2', 'end'],
  ])
  expect(keys({ ...material, guests: [] })).toEqual(['welcome', 'end'])
})

test('listeners are welcomed once, with a signature statement and without one, whoever else is introduced', () => {
  const greeting = 'Welcome to Unhurried Work, with me, Ines.'
  const named = { ...maya, introduction: text(`${greeting} Maya counts reefs.\n\nWelcome, Maya.`) }
  const ben = { ...named, id: 8, name: 'Ben Okri', introduction: text(`${greeting}\n\nBen builds boats.`) }
  const told = { ...ben, id: 9, introduction: text('Ben Okri is back on Unhurried Work. He builds boats.') }
  const guests = [named, ben, told]
  const textsOf = (of: RunMaterial) =>
    drawSegments(of)
      .filter(({ kind }) => kind === 'welcome' || kind === 'introduction')
      .map((segment) => segment.text)
  const introduced = [named.introduction.content, 'Ben builds boats.', told.introduction.content]
  expect(textsOf({ ...material, guests })).toEqual(['Put the kettle on.', ...introduced])
  expect(textsOf({ ...material, guests, signature: null })).toEqual(introduced)
  const unnamed = [maya]
  expect(textsOf({ ...material, guests: unnamed, signature: null })[0]).toBe('Welcome to Unhurried Work.')
  // What the host wrote instead of the welcome stays
  const own = stored('welcome', { text: 'Good evening.' })
  expect(merged([own], { ...material, guests, signature: null }).segments[0]).toMatchObject({
    ...{ key: 'welcome', text: 'Good evening.' },
  })
})

test('of two introductions by a template only the first greets, and only the last says that the talk begins', () => {
  const sentences = [
    ['Hello, Ines here, and you’re listening to Unhurried Work. ', 'hosts'],
    ['It’s good to have you along. ', null],
    ['Today’s guest is NAME.', 'name'],
    ['\n\nWelcome, NAME. ', 'name'],
    ['Let’s begin.', null],
  ] as const
  const introduced = (id: number, name: string): EpisodeGuest => {
    const parts = sentences.map(([part]) => part.replace('NAME', name))
    const sources = sentences.map(([, key], index) => {
      const before = parts.slice(0, index).join('')
      const start = before.length + /^\s*/u.exec(parts[index]!)![0].length
      const end = before.length + parts[index]!.trimEnd().length
      const kind = key === 'hosts' ? ('setting' as const) : ('field' as const)
      return { start, end, from: key ? [{ kind, key }] : [] }
    })
    return { ...maya, id, name, introduction: { ...text(parts.join('')), sources } }
  }
  const drawn = (...guests: EpisodeGuest[]) =>
    drawSegments({ ...material, signature: null, guests }).flatMap((segment) =>
      segment.kind === 'introduction' ? [segment.text] : [],
    )
  const hello = 'Hello, Ines here, and you’re listening to Unhurried Work. It’s good to have you along. '
  expect(drawn(introduced(7, 'Gus'), introduced(8, 'Vân'), introduced(9, 'Kim'))).toEqual([
    `${hello}Today’s guest is Gus.\n\nWelcome, Gus.`,
    'Today’s guest is Vân.\n\nWelcome, Vân.',
    'Today’s guest is Kim.\n\nWelcome, Kim. Let’s begin.',
  ])
  expect(drawn(introduced(7, 'Gus'))).toEqual([`${hello}Today’s guest is Gus.\n\nWelcome, Gus. Let’s begin.`])
})

test('packages that are booked on the day of the recording are read where they belong', () => {
  const packages = (['mid-roll', 'pre-roll', 'post-roll', 'newsletter'] as const).map((id) => ({
    ...{ id, price: 450, bookedUntil: id === 'post-roll' ? '2026-11-24' : '2026-11-25' },
  }))
  const drawn = drawSegments({ ...material, packages: [...packages, 'episode-sponsor'] })
  expect(drawn.map(keyOf)).toEqual([
    ...['welcome', 'sponsor:pre-roll', 'introduction:7', 'questions:7:1', 'sponsor:mid-roll'],
    ...['questions:7:2', 'end'],
  ])
  expect(drawn[1]!.source!.label).toBe('Package “Pre-roll”, $450 per episode')
})

test('lengths follow the pace of the host and the number of questions', () => {
  const words = Array.from({ length: 240 }, () => 'word').join(' ')
  expect(secondsOf({ ...nameIn('introduction:7')!, text: words }, 120)).toBe(120)
  expect(secondsOf({ ...nameIn('introduction:7')!, text: words }, 160)).toBe(90)
  expect(secondsOf({ ...nameIn('questions:7:1')!, text: list(3) })).toBe(720)
  expect(secondsOf({ ...nameIn('sponsor:mid-roll')!, text: '' })).toBe(60)
  const { segments } = merged([stored('break', { seconds: 150 })])
  expect(withStarts(segments).map(({ start }) => start)).toEqual(
    [0, 150, 180, 900, 960, 1440].map((_, n) =>
      segments.slice(0, n).reduce((sum, { seconds }) => sum + seconds, 0),
    ),
  )
  expect([lengthText(140), lengthText(45), lengthText(180), offsetText(3_900)]).toEqual([
    ...['2 min 20 s', '45 s', '3 min', '1:05:00'],
  ])
})

test('the order of the host stays, and what is new goes where it usually is', () => {
  const order = ['end', 'questions:7:1', 'introduction:7', 'welcome', 'break', 'questions:7:2']
  const rows = order.map((key) => stored(key))
  expect(merged(rows).segments.map(({ key }) => key)).toEqual(order)
  const ben = { ...maya, id: 8, name: 'Ben' }
  const both = merged(rows, { ...material, guests: [maya, ben] }).segments.map(({ key }) => key)
  expect(both.filter((key) => !key.includes(':8'))).toEqual(order)
  expect(both[both.indexOf('introduction:7') + 1]).toBe('introduction:8')
})

test('an edit stays when its source changes, and says so; the rest follows', () => {
  const before = drawSegments(material).find(({ kind }) => kind === 'introduction')!
  const mine = stored('introduction:7', { text: 'My words.', basedOn: before.source!.mark })
  const introductionOf = (of: RunMaterial) =>
    merged([mine], of).segments.find(({ kind }) => kind === 'introduction')
  expect(introductionOf(material)).toMatchObject({ text: 'My words.', changed: null })
  const withText = (introduction: EpisodeGuest['introduction']) => ({
    ...material,
    guests: [{ ...maya, introduction }],
  })
  expect(introductionOf(withText(text('New.')))).toMatchObject({ text: 'My words.', changed: 'regenerated' })
  expect(introductionOf(withText(text('New.', false)))).toMatchObject({ changed: 'edited' })
  // Deleted at its source
  expect(introductionOf(withText(undefined))).toMatchObject({
    text: 'My words.',
    changed: null,
    source: null,
  })
  const timed = merged([stored('introduction:7', { seconds: 30 })], withText(text('New.')))
  expect(timed.segments.find(({ kind }) => kind === 'introduction')).toMatchObject({
    ...{ text: 'New.', seconds: 30, changed: null },
  })
})

test('removed segments can be put back, and segments of the host’s own stay', () => {
  const rows = [
    stored('break', { isRemoved: true }),
    stored('own:quiz', { title: 'Quiz', text: 'Three lies.' }),
  ]
  const { segments, removed } = merged(rows)
  expect(removed).toMatchObject([{ key: 'break' }])
  expect(segments.find(({ key }) => key === 'own:quiz')).toMatchObject({ title: 'Quiz', seconds: 60 })
})
