import { expect, test } from 'vitest'
import type { DraftedGuest } from '../content/brief.ts'
import { sampleBrief, sampleGuest, sampleShow } from '../testing/samples.ts'
import { answeredIntroduction } from '../testing/answered-introduction.ts'
import { draftOffline } from './offline-drafter.ts'
import { linesAsking } from './asked-aloud.ts'
import { fewestEchoes } from './echoes.ts'
import { leadIn, nothingBefore } from './lead-in.ts'
import * as answerLeads from './phrases/answer-leads.ts'
import { chooser } from './variety.ts'
import { welcomeIn } from './voice.ts'

const introduction = (guest: Partial<DraftedGuest>, podcastDescription = 'Neighbors and their labor.') =>
  answeredIntroduction({ name: 'Ana Gold', ...guest }, [], 'educational', { podcastDescription })

test.each([
  ['Potter', 'Gold Stoneware', 'Ana Gold, a potter.'],
  ['Map dealer', 'Gold & Daughter', 'Ana Gold, a map dealer.'],
  ['Farmer', 'Gold Bros. Farms', 'Ana Gold, a farmer.'],
  ['Night porter + novelist', 'Hotel Gold, Lisbon', 'Ana Gold, a night porter and novelist.'],
  ['Receptionist', 'Hotel Slow Kiln, Lisbon', 'Ana Gold, a receptionist at the Hotel Slow Kiln.'],
  ['Conductor', 'Slow Kiln Silver Band', 'Ana Gold, the conductor of the Slow Kiln Silver Band.'],
  ['Novelist', 'Slow Kiln Press', 'Ana Gold, a novelist.'],
  ['Director of lending', 'Slow Kiln Loan Fund', 'Ana Gold, director of lending at the Slow Kiln Loan Fund.'],
  ['Beekeeper, Sister', 'Slow Kiln Priory', 'Sister Ana Gold, a beekeeper.'],
  ['Beekeeper and sister', 'Slow Kiln Honey', 'Ana Gold, a beekeeper.'],
  ['Canon, composer', null, 'Canon Ana Gold, a composer.'],
  ['Baker and owner', 'Gold Brothers Bakery', 'Ana Gold, baker and owner of Gold Brothers Bakery.'],
  ['Founder & cheesemaker', 'Three Ewe Creamery', 'Ana Gold, cheesemaker and founder of Three Ewe Creamery.'],
  ['Chef/Owner', 'Slow Kiln', 'Ana Gold, chef and owner of Slow Kiln.'],
  ['Bookseller, proprietor', 'Slow Kiln Books', 'Ana Gold, bookseller and proprietor of Slow Kiln Books.'],
  [
    'VP Data & Analytics',
    'Larkspur Logistics Inc.',
    'Ana Gold, VP of data and analytics at Larkspur Logistics.',
  ],
  ['ship’s chief engineer', null, 'Ana Gold, a ship’s chief engineer.'],
  ['chief of staff', null, 'Ana Gold, chief of staff.'],
  ['Former MP, now chair', 'Civic Rooms Trust', 'Ana Gold, chair of the Civic Rooms Trust and a former MP.'],
  ['Former ambassador, writer', null, 'Ana Gold, a writer and former ambassador.'],
])('%s at %s is brought in as “%s”', (title, company, said) => {
  expect(introduction({ title, company })).toContain(said)
})

test('a King’s Counsel keeps the letters, and a British host calls a minister by the first name', () => {
  const barrister = introduction({ name: 'Ana Gold KC', title: 'Barrister', company: 'Slow Yard Chambers' })
  expect(barrister).toContain('Ana Gold KC, a barrister.')
  expect(barrister).not.toContain('welcome, Ana Gold')
  const vicar = { name: 'Rev Dr Ana Gold', title: 'Vicar' }
  const british = introduction(vicar, 'Neighbours and their labour.')
  expect(british).toContain('the Reverend Dr Ana Gold')
  expect(british).not.toContain('Reverend Gold')
  expect(introduction(vicar)).toContain('Reverend Gold')
})

const taught =
  'I teach eleven children to swim in a cold lake, and none of them has asked for a warm one yet.'

test.each([
  ['Beth Ann Gold', taught, 'Beth Ann'],
  ['Ana María Gold Reed', taught, 'Ana María'],
  ['Abdul Rahman', taught, 'Abdul Rahman'],
  ['Beth Ann Gold', `${taught} 'Good morning Miss Beth Ann' is all that they say.`, 'Beth Ann'],
  ['Beth Ann Gold', `${taught} ‘Beth,’ they say, ‘get in.’`, 'Beth'],
  ['Ana Reed Gold', taught, 'Ana'],
  ['Ana Reed Gold', `My name is Ana Reed. ${taught}`, 'Ana'],
  ['Pastor Ana Gold', `Pastor Ana keeps a lake. ${taught}`, 'Pastor Ana'],
  ['Captain Ana Gold', `Captain Ana Gold keeps a lake. ${taught}`, 'Ana'],
  ['Ana Rose Gold', `Ana Rose Gold keeps a lake. Ana Rose also swims. ${taught}`, 'Ana Rose'],
  ['Mary Beth Gold', `${taught} They call me Mary Beth.`, 'Mary Beth'],
])('%s is called by a double first name, unless the guest isn’t', (name, self, called) => {
  const said = introduction({ name, title: 'Coach', bio: self })
  const all = said.match(
    /(?<=welcome, |here, |us, |me, |show, |Hello, )\p{Lu}[^.,]+|\p{Lu}[^.,]+(?=, (?:it’s|I’m|thank))/gu,
  )
  expect(all?.at(-1)).toBe(called)
})

test('who is called by initials in a biography is greeted by them', () => {
  const said = introduction({ name: 'A.J. Gold', bio: 'A.J. Gold keeps a lake. A.J. swims in it.' })
  expect(said).toMatch(/A\.J\.(?! Gold)/u)
  expect(said.match(/A\.J\. Gold/gu)).toHaveLength(1)
})

test.each([
  ['Ana Gold', 'Sister Ana Gold trained as a nurse in Leeds.', 'She trained as a nurse'],
  ['Fr. Joe Gold', 'Father Joe Gold has been a chaplain in Leeds since 1994.', 'He has been a chaplain'],
  ['Joe Gold', 'Captain Joe Gold trained as a pilot in Leeds.', 'Joe trained as a pilot'],
])('the title of %s says “she” or “he” in “%s”', (name, bio, said) => {
  expect(introduction({ name, bio })).toContain(said)
})

const story =
  'When I was twelve I found a bottle with a letter in it, with an address in England. I wrote to it. Four months later a man in Norfolk sent me a field guide. I have it still, and it has tea on every page.'
const death = 'My teacher died in the winter that I began. I still have the note that she left.'
const fact = 'I have never learned to swim, and I live on a boat.'

function withStory(
  title: string,
  company: string,
  told: string,
  podcastDescription = 'Neighbors and their labor.',
) {
  const contentStyles = { ...sampleShow.contentStyles, introductionStyle: 'storytelling' as const }
  const show = { ...sampleShow, podcastDescription, contentStyles }
  const brief = sampleBrief(sampleGuest('ruth-abernathy'), 'introduction', show)
  const { guest: ruth } = brief
  const responses = { story: told, 'fun-fact': fact }
  const guest = {
    ...ruth,
    name: 'Ana Gold',
    title,
    company,
    bio: null,
    expertise: [],
    responses,
  }
  const recent: string[] = []
  for (const _ of Array.from({ length: rounds }))
    recent.unshift(draftOffline({ ...brief, guest, recent: [...recent] }).content)
  return recent
}
/** So many that each way of saying it comes. */
const rounds = 8

test('a story comes first with a trade that everybody pictures, else with who told it', () => {
  for (const text of withStory('Potter', 'Slow Kiln Studio', story)) {
    expect(text).toContain(' a story from a potter:')
    expect(text).toMatch(/Ana Gold of Slow Kiln Studio[.,]/u)
  }
  for (const text of withStory('Team leader', 'Slow Kiln Rescue', story)) {
    expect(text).toContain(' a story from today’s guest, a team leader:')
    expect(text).toMatch(/Ana Gold of Slow Kiln Rescue[.,]/u)
  }
})

test('nothing begins with a death, and what few people know doesn’t follow one', () => {
  for (const text of withStory('Potter', 'Slow Kiln Studio', death)) {
    expect(text.indexOf('Ana Gold')).toBeLessThan(text.indexOf('My teacher died'))
    expect(text.indexOf('never learned to swim')).toBeLessThan(text.indexOf('My teacher died'))
  }
})

test.each([
  'A child was being taken off support that evening. I asked, and by then it was too late.',
  'We found a man who disappeared in 1962. His brother wanted to know if his laces were tied.',
  'After the diagnosis my surgeon told me my chance. I asked him how he knew, and he cried.',
])('nor does it follow a loss that nobody names: %s', (told) => {
  for (const text of withStory('Potter', 'Slow Kiln Studio', told)) {
    expect(text).toContain(told)
    expect(text.indexOf('never learned to swim')).toBeLessThan(text.indexOf(told))
    expect(text).not.toMatch(/Welcome to the show|Hello, Ana/u)
  }
})

test('a story that begins with the answer to a form isn’t told as one', () => {
  const contentStyles = { ...sampleShow.contentStyles, introductionStyle: 'professional' as const }
  const brief = sampleBrief(sampleGuest('ruth-abernathy'), 'introduction', { ...sampleShow, contentStyles })
  const guest = { ...brief.guest, name: 'Ana Gold', title: 'Potter', company: null, bio: null, expertise: [] }
  const told = (typed: string) =>
    draftOffline({ ...brief, guest: { ...guest, responses: { story: typed } } }).content
  expect(told(story)).toContain(story)
  expect(told(`I suppose the Orkney bottle. ${story}`)).not.toContain('Orkney')
})

test('a band isn’t welcomed to the show right behind a death', () => {
  const recent = ['It’s good to have you here. Thank you for joining me. I’m glad you could make it.']
  const names = { show: { text: 'Slow Kiln', from: [] }, host: null, others: [], guest: ana, isMany: true }
  const closing = (said: string) =>
    welcomeIn(
      { ...sampleShow.contentStyles, approach: 'balanced' },
      { ...names, choose: chooser(recent) },
      said,
      [],
    )
  expect(closing('They sang in Leeds.').map(({ text }) => text)).toEqual(['Welcome to Slow Kiln.'])
  expect(closing('Their teacher died.').map(({ text }) => text)).not.toContain('Welcome to Slow Kiln.')
})

test('who was heard as “a potter” is named as that potter, and the story isn’t announced again', () => {
  for (const text of withStory('Potter', 'Slow Kiln Studio', story))
    expect(text).toMatch(/\b(?:[Tt]hat|The) potter\b.*Ana Gold/u)
  expect(withStory('Potter', 'Slow Kiln Studio', story).join(' ')).not.toMatch(/was a story|heard a story/u)
})

test('nobody is “my guest” once their name was said, and a question is put before its answer', () => {
  const { anyFact, corrections, leads } = answerLeads
  const asking = ['What broke?', 'Tell me about a day at work.'].flatMap((question) => linesAsking(question))
  const lines = [...Object.values(leads).flat(), ...anyFact, ...corrections, ...asking]
  expect(lines.filter((line) => /\bmy guest\b/iu.test(line))).toEqual([])
  expect(lines.filter((line) => /^“|answer to “/iu.test(line))).toEqual([])
  const known = lines.filter((line) => /few people know|hardly anybody/u.test(line))
  expect(known.filter((line) => line.includes('?'))).toEqual([])
})

test('every line that brings in a guest’s words says who told, read or passed them on', () => {
  const { anyFact, corrections, leads } = answerLeads
  const asking = ['What broke?', 'Tell me about a day at work.'].flatMap((question) => linesAsking(question))
  const lines = [...Object.values(leads).flat(), ...anyFact, ...corrections, ...asking]
  // “Some advice:”, “… And the answer:” would be the host’s own
  const somebody = /\{(?:guest|they|them|their)\}|\bI(?:’\p{L}+)?(?= )|\bme\b|\bthis story\b/u
  expect(lines.map((line) => line.replace(/“[^“”]*”/gu, '')).filter((line) => !somebody.test(line))).toEqual(
    [],
  )
  expect(lines.filter((line) => /^And\b(?!.*\bstory\b)|\b(?:And|Here’s) the answer:/u.test(line))).toEqual([])
})

test('what few people know and what people get wrong is about somebody or something', () => {
  const { anyFact, leads } = answerLeads
  const facts = leads['fun-fact']!
  // A fact that the guest shared is about the guest
  const said = /about \{them\}|\b(?:answer|let me in on|shared|told me)\b/u
  expect(facts.filter((line) => !said.test(line))).toEqual([])
  expect(leads['misconception']!.filter((line) => !/about .*\{work\}/u.test(line))).toEqual([])
  expect([...facts, ...anyFact].filter((line) => /\{they\} says/u.test(line))).toEqual([])
})

const ana = { text: 'Ana', from: [] }
const her = { subject: 'she', object: 'her', possessive: 'her', absolute: 'hers', reflexive: 'herself' }
const broughtIn = (lines: readonly string[], heard: string, isKnown = false, isOwned = false) =>
  leadIn(
    lines,
    {
      short: ana,
      whom: { name: 'Ana', pronouns: isKnown ? { ...her, isPlural: false } : null },
      choose: chooser(),
    },
    { ...nothingBefore(), text: heard, whole: heard, isOwned, isNamed: isOwned },
  ).text

test('every line says whose words follow, as nobody hears quotation marks', () => {
  const { anyFact, corrections, leads } = answerLeads
  const all = [...Object.values(leads).flat(), ...anyFact, ...corrections]
  const nameless = all.filter((line) => !/\{(?:guest|their|them|they)\}/u.test(line))
  expect(nameless.filter((line) => !/^(?:And|There’s) |\b(?:also|answer)\b/u.test(line))).toEqual([])
})

test('without a pronoun every second line goes on without the name, and no line begins so', () => {
  const lines = ['This is a story {they} told me:', 'And then there’s this story:']
  expect(broughtIn(lines, '')).toBe('This is a story Ana told me:')
  expect(broughtIn(lines, 'Here’s what Ana wrote to me: “I weave.”', false, true)).toBe(lines[1])
})

test.each([
  ['advice', 'Sit down before you begin.', /Ana[^“]*\. You [^“]* advice [^“]*: “/u],
  ['fun-fact', 'I have never been able to whistle.', / knows?[^“]*: “/u],
  ['audience-takeaway', 'Every pot was mud before I began.', / (?:remember|home)[^“]*: “/u],
])('of a guest without a pronoun only advice is said to their face, once welcomed: %s', (id, said, line) => {
  const brief = sampleBrief(sampleGuest('ruth-abernathy'), 'introduction', sampleShow)
  const own = 'I make pots in a mill near Leeds and sell them on Saturdays from a barrow.'
  const guest = {
    ...brief.guest,
    name: 'Ana Gold',
    title: 'Potter',
    bio: null,
    responses: { bio: own, [id]: said },
  }
  const paragraphs = draftOffline({ ...brief, guest }).content.split('\n\n')
  const last = paragraphs.find((one) => one.includes(said))!
  expect(last).toMatch(line)
  expect(last).not.toMatch(/\b[Yy]ou (?:told|shared)\b/u)
  expect(paragraphs.join(' ').split('Ana').length - 1).toBeLessThanOrEqual(4)
})

test('a second question in a row is asked as one', () => {
  const lines = ['I asked: “How?” {they} said:', 'I asked {them}: “How?” The answer:']
  expect(broughtIn(lines, 'I asked Ana: “Why?” Ana said: “Because I was late.”')).toMatch(/^I also asked/u)
  expect(broughtIn(lines, 'Here’s what Ana wrote to me: “I weave.”')).toMatch(/^I asked/u)
})

test('whoever was asked is named before their work is', () => {
  const ofOther = ['When', 'As', 'Once', 'The day'].map(
    (start) => `${start} I asked what people get wrong about {their} work, {they} said:`,
  )
  const named = 'I asked {them} what people get wrong about {their} work. {they} said:'
  for (const one of ofOther)
    expect(broughtIn([one, named, ...ofOther], 'This is a story that I heard: “We left.”', true)).toBe(
      'I asked Ana what people get wrong about her work. She said:',
    )
})

test('what few people know and a tip come before a death, and cost nothing else', () => {
  const brief = sampleBrief(sampleGuest('ruth-abernathy'), 'introduction', sampleShow)
  const advice = 'Sit down for five minutes before you begin.'
  const guest = { ...brief.guest, title: 'Potter', responses: { story: death, 'fun-fact': fact, advice } }
  const recent: string[] = []
  for (const _ of Array.from({ length: rounds })) {
    const { content } = draftOffline({ ...brief, guest, recent: [...recent] })
    recent.unshift(content)
    expect(content).toContain('My teacher died')
    for (const light of [fact, advice])
      expect(content.indexOf(light)).toBeLessThan(content.indexOf('My teacher died'))
  }
  expect(recent.join(' ')).toContain(advice)
})

test('what a guest wants announced is read out as theirs', () => {
  expect(answerLeads.leads['promote']!.filter((line) => !/\b(?:asked me|would like)\b/u.test(line))).toEqual(
    [],
  )
})

test('“with me” is said once', () => {
  const [again, other] = ['With me today is {guest}', 'My guest today is {guest}'] as const
  for (const greeting of ['This is Slow Kiln, with me, Dot.', 'Good to have you with us.'])
    expect(fewestEchoes([again, other], greeting)).toEqual([other])
})

test('nobody is named twice in a line, whatever the paragraph before begins with', () => {
  const lines = ['When I asked {them} about {them}, {they} said:', '{they} told me something:']
  expect(broughtIn(lines, 'Ana told me this story: “We left.”')).toBe('Ana told me something:')
})

test('no two lines of a text end in “this:”', () => {
  const lines = ['{guest} hopes you’ll remember this:', 'There’s one thing {guest} hopes you’ll remember:']
  const [worn, other] = lines.map((line) => line.replace('{guest}', 'Ana'))
  expect(broughtIn(lines, 'Her advice is this: “Wait.”')).toBe(other)
  expect(broughtIn(lines.slice(0, 1), 'She has some advice: “Wait.”')).toBe(worn)
})
