import { expect, test } from 'vitest'
import type { DraftedGuest } from '../content/brief.ts'
import { sampleBrief, sampleGuest } from '../testing/samples.ts'
import { draftOffline } from './offline-drafter.ts'

const brief = sampleBrief(sampleGuest('ruth-abernathy'), 'introduction')
const nobody = { ...brief.guest, name: 'Ana Gold', title: null, company: null, bio: null, expertise: [] }
const draft = (guest: Partial<DraftedGuest>) =>
  draftOffline({ ...brief, guest: { ...nobody, responses: {}, ...guest } })
const said = (guest: Partial<DraftedGuest>) => draft(guest).content

const story =
  'In my first winter the boiler broke on the coldest night of the year and my aunt lent me hers. I gave it back in May. I still send her a card on that day.'

test('what a guest writes about herself in the third person is told by the host', () => {
  const bio =
    'Ana Gold is the founder of Boots and Bread, a walking group in Leeds. Born in Oslo, she trained as a baker before that. She lives in Leeds.'
  expect(said({ title: 'Founder', company: 'Boots & Bread', responses: { bio, story } })).toMatch(
    /is the founder of Boots and Bread, a walking group in Leeds\. Born in Oslo, she .*?“In my first winter/su,
  )
})

test.each([
  ['CISO', 'Harbor Bank', 'Ana Gold, chief information security officer at Harbor Bank'],
  ['MD and founder', 'Slow Kiln', 'Ana Gold, managing director and founder of Slow Kiln'],
  ['Founder & MD', 'Slow Kiln', 'Ana Gold, founder and managing director of Slow Kiln'],
  ['Owner', 'Harbor Garden Supplies', 'Ana Gold, owner of Harbor Garden Supplies'],
  ['Founder, Chair', 'Slow Kiln', 'Ana Gold, founder and chair of Slow Kiln'],
  ['General Manager', 'Slow Kiln Cooperative', 'Ana Gold, the general manager of the Slow Kiln Cooperative'],
  ['principal', 'Leeds High School', 'Ana Gold, the principal of Leeds High School'],
  ['Headteacher', 'Leeds Primary School', 'Ana Gold, the headteacher of Leeds Primary School'],
  ['Principal', 'Slow Kiln', 'Ana Gold.'],
  ['ceo', 'Slow Kiln', 'Ana Gold, CEO of Slow Kiln'],
  ['chef/owner', 'Soba Shop (Leeds)', 'Ana Gold, chef and owner of Soba Shop'],
  ['Bookseller, proprietor', 'Oak and Sons, Leeds', 'Ana Gold, bookseller and proprietor of Oak and Sons'],
  ['Shoe repair, 3rd generation', 'Gold Shoe Repair, Leeds', 'Ana Gold, from Gold Shoe Repair'],
])('what the guest does is said from “%s” at “%s”', (title, company, words) => {
  expect(said({ title, company })).toContain(words)
})

test('of one person “they” isn’t heard as the firm before it', () => {
  const bio = 'Ana Gold is a co-founder of Slow Kiln, a pottery in Leeds. They spent ten years as a baker.'
  expect(said({ responses: { bio } })).toContain('Ana spent ten years as a baker.')
})

test('what a host noted for the interview is no biography, and nobody is “a graduate”', () => {
  const bio = 'Has taught about 3,000 people in Leeds. Wants to talk about rule 67.'
  expect(said({ bio })).not.toContain('rule 67')
  expect(said({ title: 'Graduate' })).toContain('Ana Gold.')
})

test('two guests are named once before their own words', () => {
  const bio = 'We are Ana and Tom Gold and we run a small woollen mill near the harbor in Leeds.'
  const text = said({ name: 'Ana and Tom Gold', title: 'Weavers', responses: { bio } })
  expect(text).toContain('“We run a small woollen mill near the harbor in Leeds.”')
})

test.each([
  ['The Honest Kettle', 'Ana Gold.'],
  ['Gold & Daughters', 'Ana Gold.'],
  ['Gold Shoe Repair', 'Ana Gold, from Gold Shoe Repair.'],
  ['Leeds City Library', 'Ana Gold, from the Leeds City Library.'],
])('“from %s” is said only where the name says what it is', (company, words) => {
  expect(said({ company })).toContain(words)
})

test.each([
  ['Kettle, the leading lending platform empowering cooks', 'CEO of Kettle, a lending platform.'],
  ['Kettle, a small mill that spins wool', 'CEO of Kettle, a small mill.'],
  ['Kettle, an award-winning, family-run mill', 'CEO of Kettle.'],
])('what a firm is goes with its name: %s', (firm, words) => {
  const bio = `Ana Gold is the visionary CEO of ${firm}. She holds an MBA from Leeds.`
  expect(said({ title: 'CEO', company: 'Kettle, Inc.', bio })).toContain(`Ana Gold, ${words}`)
})

test('subjects don’t say who somebody is, and no advice is given by nobody', () => {
  const drafted = draft({
    responses: { topics: 'Hedges, bees, meadows.', advice: 'Plant for August, not for May.' },
  })
  expect(drafted.content).not.toContain('Plant for August')
  expect(drafted.note).toContain('Nothing says yet what Ana does.')
})

test('the place of somebody who is the only one there is said', () => {
  expect(said({ title: 'Landlady', company: 'The Oak & Kettle' })).toContain(
    'the landlady of The Oak and Kettle',
  )
})

test('a lab has an article, and a field has none', () => {
  expect(said({ title: 'Director, Sleep & Shift Lab', company: 'Kettle Institute' })).toContain(
    'director of the sleep and shift lab at',
  )
  expect(said({ title: 'Director, Sleep & Shift Work', company: 'Kettle Institute' })).toContain(
    'director of sleep and shift work at',
  )
})

test.each([
  [
    'Farmer from Cwm Gold, three times in the team, international finalist 2016 with Moss.',
    'a farmer from Cwm Gold.',
  ],
  ['Farmer, baker, author of two books.', 'a farmer, baker and author of two books.'],
])('what is only noted behind what somebody is isn’t said: %s', (bio, words) => {
  expect(said({ bio })).toContain(words)
})

test.each([
  ['travel nurse, organizer', 'Ana Gold, a travel nurse.'],
  ['Coordinator', 'Ana Gold.'],
  ['CPA', 'Ana Gold, a certified public accountant.'],
  ['community organizer', 'Ana Gold, a community organizer.'],
])('a title that says nothing alone isn’t said: %s', (title, words) => {
  expect(said({ title })).toContain(words)
})

test('who helps with the language, and how a firm got a name nobody has heard, isn’t for listeners', () => {
  const bio =
    'Ana Gold has baked bread in Leeds since 2004. Her son Elif will help with the English if needed.'
  expect(said({ title: 'Baker', bio })).not.toContain('Elif')
  const named = said({ title: 'Baker', responses: { story: `${story} I named the company after that day.` } })
  expect(named).toContain('a card on that day.”')
})

test.each([
  ['I’m a battery chemist. I did my doctorate in Leeds and I make batteries out of salt.', 'I’m a battery'],
  ['Kia ora! I’m Ana Gold, I raise sheep with my family near Leeds and I spin wool.', '“I raise sheep'],
  ['I am working in chips since 2006. My job is yield: from one wafer, how many chips are good.', '“My job'],
  ['I run the testing program in Leeds. We run about eleven hundred A/B tests a year.', 'A/B tests a year.”'],
])('a guest’s own introduction comes before the story: %s', (bio, words) => {
  const text = said({ title: 'Chief Scientist', company: 'Natrion Zell', responses: { bio, story } })
  expect(text).toContain(words)
  expect(text.indexOf(words)).toBeLessThan(text.indexOf('In my first winter'))
})

test('of a guest of whom nothing is said no story is told, and the host learns what to ask for', () => {
  const { content, note } = draft({ responses: { story, advice: 'Turn off the boiler before you sleep.' } })
  expect(content).not.toContain('boiler')
  expect(content).not.toMatch(/get to talk with|hear from/u)
  expect(note).toContain('Nothing says yet what Ana does. Type a title or a sentence about it, or ask Ana.')
})

test('an office is said where the biography only names the company', () => {
  const bio =
    'Ana Gold is passionate about empowering growth. Under her leadership Slow Kiln has grown. Previously, she was a cook at Slow Kiln Leeds.'
  const text = said({ title: 'Co-Founder and CEO', company: 'Slow Kiln, Inc.', bio })
  expect(text).toContain('Ana Gold, co-founder and CEO of Slow Kiln')
  expect(text).not.toContain('leadership')
})

test.each([
  ['Ana Gold writes poems. She was Writer in Residence at Ardmore Library 2019–21.', 'from 2019 to 2021.'],
  ['Ana Gold writes poems. Her new book, Slow Kiln, was published by Oak this spring.', 'published by Oak.'],
  ['Ana Gold is the author of two books, most recently The Left Oar.', 'most recently The Left Oar'],
])('a biography is told as far as the book and the post: %s', (bio, words) => {
  expect(said({ bio })).toContain(words)
})

test.each([
  'Ana led the county – sorry Leeds – report on libraries.',
  'Ana spent 5 years at Harbor, before that Quickmark.',
  'Met at the conference in Leeds, super funny.',
])('a note for the host isn’t read out: %s', (bio) => {
  expect(said({ title: 'Baker', bio })).not.toMatch(/sorry|Quickmark|Met at|met at/u)
})

test('two people who sign their answers are quoted by name', () => {
  const text = said({
    name: 'Ana and Ben Gold',
    title: 'farmers',
    responses: { advice: 'Count the cows. (Ana) Fix the fence before you buy the cow. (Ben)' },
  })
  expect(text).toMatch(/Ben[^“]*“Fix the fence before you buy the cow\.”/u)
  expect(text).not.toContain('they gives')
})

test('a biography is told whoever filled in the form', () => {
  const bio = 'Ana Gold was a judge in Leeds from 2005 to 2019. She lives in Hull.'
  expect(said({ bio: 'Assistant (Jo) answering on her behalf.', responses: { bio } })).toContain(
    'was a judge in Leeds',
  )
})

test('what is to be remembered comes after who the guest is', () => {
  const text = said({
    bio: 'Ana Gold is an ornithologist in Kenya. She has counted swallows since 2019.',
    responses: { 'audience-takeaway': 'When you see swallows in April, Kenya has fed them all winter.' },
  })
  expect(text).toMatch(/ornithologist.*“When you see/su)
})

test.each([
  ['She looks after 23 beavers in Leeds.', 'Use it, but it’s 31 beavers now.', '31 beavers in Leeds', '23'],
  ['She runs a 120-member subscription.', 'We’re at 150 subscriptions now.', 'a ranger', '120'],
])('an older number gives way to what the guest counts today: %s', (sentence, topics, words, old) => {
  const text = said({ bio: `Ana Gold is a ranger in Leeds. ${sentence}`, responses: { topics } })
  expect(text).toContain(words)
  expect(text).not.toContain(old)
})

test.each(['She holds an MBA and worked in Hull for ten years.', 'Her book, Slow Kiln, is about bread.'])(
  'a biography of four sentences is said with %s',
  (sentence) => {
    const bio = `Ana Gold is a baker in Leeds. ${sentence}`
    expect(said({ bio })).toContain(sentence.replace('holds an MBA and ', ''))
  },
)

test.each([
  [
    'story',
    'There was one row in the ledger that made no sense, and my aunt paid it for ten years. I asked her why.',
  ],
  [
    'story',
    'A patient of mine, a retired welder, came every week with another ache. I told him to walk with me.',
  ],
  [
    'story',
    'My principal sent my letter back with one line: ‘Is this what you would say at her door?’ I keep it still.',
  ],
  ['misconception', 'That bread can’t be made at night. It can. You need a good oven and a better lamp.'],
  ['misconception', 'They think bread has to be slow. My father was the fastest man I ever saw with dough.'],
])('once it is said who speaks, a good answer is quoted: %s, %s', (id, answer) => {
  const bio = 'I bake bread in Leeds with my aunt, and I sell it from a boat on Fridays.'
  expect(said({ title: 'Baker', responses: { bio, [id]: answer } })).toContain(answer.slice(0, 40))
})

test('what the host noted in one sentence gives way to what the guest says of herself', () => {
  const bio = 'Ana Gold has built boats in Leeds since 1998. She has trained nine apprentices.'
  expect(said({ bio: 'builds boats in a tannery', responses: { bio } })).toContain('nine apprentices')
})

test('how the guest is reached is in the note, and nobody is sent a form that has come back', () => {
  const bio = 'Won’t do email, call her. Her nephew filled in the form.'
  const { note } = draft({ title: 'Baker', bio, responses: { bio: 'Owner of a bakery since 1993' } })
  expect(note).toContain('You noted: “Won’t do email, call her.”')
  expect(note).not.toContain('send Ana the questionnaire')
})

test.each([
  ['Born in Oslo, Ana Gold has built boats in Leeds since 1998.', 'Born in Oslo, Ana has built boats'],
  ['Ana Gold runs a mill in Leeds. Formerly a buyer, she runs a band.', 'Formerly a buyer, she runs a band.'],
  ['Has walked on every road in Wales with her dog.', 'Ana has walked on every road in Wales'],
  ['Has walked on every road in Wales with her dog. Her niece set this up.', 'with her dog.\n'],
])('no sentence gets a second subject, or none: %s', (bio, words) => {
  expect(said({ bio })).toContain(words)
})

test('what isn’t a person is no second calling', () => {
  expect(said({ title: 'Chief Inspector, lifting equipment', company: 'Gold Safety Office' })).toContain(
    'Ana Gold, chief inspector at the Gold Safety Office.',
  )
})

test('a title is said where the first sentence of a biography can’t be', () => {
  const bio =
    'Ana Gold (tbc w/ her) won 3 UCX cups. She is a trustee of a library in Leeds and the author of a memoir.'
  expect(said({ title: 'Former ambassador', bio })).toContain('Ana Gold, a former ambassador.')
})

test('a guest is called by both halves of a double name, whatever quotation marks are around it', () => {
  const bio =
    "I drove a school bus in Leeds for 34 years, and the children said 'Good morning Miss Ruth Ann' at three."
  expect(said({ name: 'Ruth Ann Gold', responses: { bio } })).toMatch(/, Ruth Ann\.|Ruth Ann, /u)
})

test('a biography that has the longer form of a first name is of the guest', () => {
  const bio = 'Walter Gold was a tax adviser in Leeds for 38 years. He has run a repair shop since 2014.'
  expect(said({ name: 'Walt Gold', responses: { bio } })).toContain(
    'He was a tax adviser in Leeds for 38 years.',
  )
})

test('subjects the host will ask about have the article that a form leaves out', () => {
  const bio = 'Ana Gold farms sheep above Leeds.'
  const responses = { topics: 'lambing, succession, price of milk' }
  expect(said({ title: 'sheep farmer', bio, responses })).toContain(
    'lambing, succession and the price of milk.',
  )
})
