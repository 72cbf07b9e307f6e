import { expect, test } from 'vitest'
import { draftedGuest, sampleGuest } from '../testing/samples.ts'
import { materialOf } from './material.ts'
import { statedRole } from './stated-role.ts'
import { saysAgain, withoutRepetition } from './role-repeated.ts'

const roleOf = (name: string, title: string, company: string | null, bio: string) => {
  const guest = { ...draftedGuest(sampleGuest('ruth-abernathy')), name, title, company, bio }
  const { role, biographies } = withoutRepetition(materialOf(guest), guest)
  return [role?.text ?? null, ...biographies.flatMap(({ told }) => told)]
}

test('where the biography says what the guest is, the title is left out', () => {
  const bio = 'Arlo Finn designs escape rooms in Portland. He has been locked in four.'
  expect(roleOf('Arlo Finn', 'Escape room designer', null, bio)).toEqual([
    null,
    'Arlo designs escape rooms in Portland.',
    'He has been locked in four.',
  ])
  expect(roleOf('Ana Gold', 'Zoo vet', 'Chester Zoo', 'Ana Gold is the senior vet at Chester Zoo.')).toEqual([
    'the senior vet at Chester Zoo',
  ])
})

test('a title is said where the biography tells of something else, if with the same last name', () => {
  const bio = 'He is the pastor of Quay Church and the devoted husband of Yvonne Gold.'
  expect(roleOf('Rev. Tobias Gold', 'President & CEO', 'Gold & Sons Chapels', bio)[0]).toBe(
    'president and CEO of Gold and Sons Chapels',
  )
})

test('a joke at the guest’s own expense stays in the guest’s mouth', () => {
  const told = (bio: string) => roleOf('Ana Gold', '', null, bio).slice(1)
  expect(told('I solve crosswords on the internet and thousands watch for some reason.')).toEqual([])
  expect(told('I solve crosswords on the internet.')).toEqual(['Ana solves crosswords on the internet.'])
})

test('nobody is introduced by a passport alone', () => {
  const stated = (bio: string) =>
    statedRole({ ...draftedGuest(sampleGuest('ruth-abernathy')), bio, responses: {} })?.text ?? null
  expect(stated('Estonian. Parcel lockers.')).toBeNull()
  expect(stated('Librarian. Parcel lockers.')).toBe('a librarian')
})

test.each([
  ['Running coach, RRCA Level II, mom of 3', null, 'a running coach'],
  ['VP Marketing', 'Trellis HR', 'VP of marketing at Trellis HR'],
  ['Director General', 'Trellis HR', 'director general at Trellis HR'],
  ['OTR driver, 19 yrs', null, 'a driver'],
  ['Paramedic, FTO, AAS NRP', 'Kennebec EMS', 'a paramedic'],
  ['Bäckermeister (master baker)', null, 'a master baker'],
  ['Fisioterapeuta esportiva / sports physio', null, 'a sports physio'],
  ['Owner, quilter, weaver', 'The Piece Basket', 'a quilter and weaver'],
  ['VP, Customer Success EMEA', 'Datalytix', 'VP of customer success at Datalytix'],
  ['Mayor / real estate', 'City of Wamego', 'the mayor of Wamego'],
  ['Pastor', 'St. Casimir Parish', 'a pastor of St. Casimir Parish'],
  ['Night auditor', 'The Slow Kiln Inn, Leeds', 'a night auditor at The Slow Kiln Inn'],
  ['Groundsman', 'Slow Marsh Cricket Club', 'a groundsman at Slow Marsh Cricket Club'],
  ['Lead Pastor', 'Cornerstone Church', 'lead pastor of Cornerstone Church'],
  ['Paramedic', 'Sudbury, Ontario', 'a paramedic'],
  ['Head Coach', 'Mt. Carroll HS', 'head coach at Mount Carroll High School'],
  ['Potter', 'Slow Kiln Studio', 'a potter at Slow Kiln Studio'],
  ['Potter', 'Slow Kiln', 'a potter'],
  ['Vicar of four parishes', 'Diocese of Hereford', 'vicar of four parishes'],
  ['Fractional CFO', null, 'a fractional CFO'],
  ['Founder and only beekeeper', 'Hivewise', 'founder and only beekeeper of Hivewise'],
  ['Owner / Head Soap Boss', 'Gold Rush Soap Co.', 'owner and head soap boss of Gold Rush Soap'],
  ['CEO & co-founder', 'Lendleaf', 'CEO and co-founder of Lendleaf'],
  ['Subtitler', null, 'a subtitler'],
  ['Priest', 'Greek Orthodox parish', 'a priest at a Greek Orthodox parish'],
  ['captain / teacher', 'St Ana’s camogie club', 'the captain of St Ana’s camogie club'],
  [
    'SVP, Chief Information Security Officer',
    'Hivewise',
    'SVP and chief information security officer at Hivewise',
  ],
  ['Owner', 'Lotus Nails & Spa (2 locations)', 'owner of Lotus Nails and Spa'],
  ['Content creator', '@thelouderhouse', 'a content creator'],
  ['Research fellow, glass', 'University in the Midlands (Leeds)', 'a research fellow in glass'],
  ['Medical biller by day, debt-free-ish by night ✨', null, 'a medical biller'],
  ['stay at home dad / weekend line cook', null, 'a stay-at-home dad and weekend line cook'],
  ['Chair of the Parish Council', 'Gold Marsh PC', 'chair of Gold Marsh Parish Council'],
  ['Parish clerk', 'Gold Marsh PC', 'a parish clerk'],
  ['Chair, Gold in Bloom (SW)', 'Slow Kiln Ltd', 'chair of Gold in Bloom'],
  ['Vicar', 'St Ann’s', 'the vicar of St Ann’s'],
  ['Watchmaker, 2x Olympian', null, 'a watchmaker and two-time Olympian'],
])('what a form says, %s at %s, is said as “%s”', (title, company, said) => {
  expect(roleOf('Ana Gold', title, company, '')).toEqual([said])
})

test('a head of something, who runs it, is brought in by what they run', () => {
  const bio = 'Ana Gold (she/her) runs a forest school near Cork.'
  expect(roleOf('Ana Gold', 'Head of Forest School', 'Slow Kiln', bio)).toEqual([
    null,
    'Ana runs a forest school near Cork.',
  ])
})

test.each([
  ['Turret clock restorer', 'Ana Gold restores church and town hall clocks in the Jura.'],
  ['Basket weaver', 'Ana Gold has weaved baskets in Leeds since 1990.'],
  ['Baker', 'Ana Gold bakes rye bread in Leeds.'],
])('“%s” isn’t said before “%s”', (title, bio) => {
  expect(roleOf('Ana Gold', title, null, bio)).toEqual([null, bio.replace(' Gold', '')])
})

test.each([
  ['Turret clock restorer', 'Ana Gold restores old boats in Leeds.'],
  ['Baker', 'Ana Gold sings in a choir in Leeds.'],
  ['Teacher', 'Ana Gold teaches.'],
])('“%s” is said before “%s”', (title, bio) => {
  expect(roleOf('Ana Gold', title, null, bio)[0]).toBe(`a ${title.toLowerCase()}`)
})

test('a guest whose pronoun nobody knows is brought in with what the biography begins with', () => {
  const bio = 'Ana Gold is a midwife in the east end of Glasgow.'
  expect(roleOf('Ana Gold', 'Midwife', 'NHS Glasgow', bio)).toEqual(['a midwife in the east end of Glasgow'])
})

test('a note behind a semicolon is no part of the sentence', () => {
  const bio = 'Tom Gold keeps cows. He went organic in 2019. Married to Ana, a nurse; three daughters.'
  expect(roleOf('Tom Gold', 'Dairy farmer', null, bio).at(-1)).toBe('Tom is married to Ana, a nurse.')
})

test('a company is named where no sentence of the biography that is said names it', () => {
  const bio =
    'Ana Gold is a visionary, purpose-driven leader. As CMO at Oak & Ivy, she leads a 90-strong team, unlocking growth.'
  expect(roleOf('Ana Gold', 'Chief marketing officer', 'Oak & Ivy', bio)).toEqual([
    'chief marketing officer at Oak and Ivy',
  ])
})

test('what a guest was, or is at home, isn’t given as what they do', () => {
  expect(roleOf('Amos Reed', 'Marrow judge', null, 'Amos Reed is a retired bus driver.')[0]).toBe(
    'a marrow judge',
  )
  expect(roleOf('Ana Gold', 'Town clerk', null, 'She is a grandmother of six and grows leeks.')[0]).toBe(
    'a town clerk',
  )
  const still = 'I have looked after it since 1990.'
  expect(roleOf('Jo Reed', 'Clock keeper & 3rd bell (retd)', null, still)[0]).toBe('a clock keeper')
  expect(roleOf('Jo Reed', 'Clock keeper (retd)', null, still)[0]).toBe('a retired clock keeper')
})

test('a firm isn’t described as its own page does', () => {
  const bio = 'Ana Gold is a partner at Gold Reed, an award-winning, full-service agency located in Leeds.'
  expect(roleOf('Ana Gold', 'Partner', 'Gold Reed', bio)).toEqual(['a partner at Gold Reed'])
})

test('nobody is brought in as a parent', () => {
  expect(roleOf('Ana Gold', 'Diver', null, 'Ana Gold is a mum of twins.')).toEqual(['a diver'])
})

test('a trade stays where the biography says only part of it', () => {
  const bio = 'Ana Gold bends glass in Leeds.'
  expect(roleOf('Ana Gold (she/her)', 'Neon bender', null, bio)).toEqual([
    'a neon bender',
    'Ana bends glass in Leeds.',
  ])
})

test('an office of nothing is left out, and praise with it', () => {
  expect(roleOf('Ana Gold', 'Chair & majority owner', 'Gold FC / Gold Group', '')).toEqual([null])
  const bio = 'Ana Gold is an award-winning baker in Leeds.'
  expect(roleOf('Ana Gold', 'Baker', null, bio)).toEqual(['a baker in Leeds'])
})

test('where a guest learns English, the host says the title and not the biography', () => {
  const bio = 'Ana Gold studies fish. I am working here since ten years. She come from a family of sailors.'
  expect(roleOf('Ana Gold', 'Diver', null, bio)[0]).toBe('a diver')
  expect(roleOf('Ana Gold', 'Diver', null, bio)).toHaveLength(1)
})

test('a company that the biography names is said there', () => {
  const bio = 'Ana Gold came to Kew Gardens in 1998.'
  expect(roleOf('Ana Gold (she/her)', 'Botanist', 'Kew Gardens', bio)).toEqual([
    'a botanist',
    'Ana came to Kew Gardens in 1998.',
  ])
})

test('an office says nothing without what it is the office of', () => {
  const bio = 'Ana Gold founded Tidal in 2018.'
  expect(roleOf('Ana Gold', 'CEO and co-founder', 'Tidal', bio)).toEqual([null, 'Ana founded Tidal in 2018.'])
})

test('a role that the biography does not repeat stays', () => {
  const bio = 'Ana Gold grew up in Leeds.'
  expect(roleOf('Ana Gold (she/her)', 'Zoo vet', null, bio)).toEqual(['a zoo vet', 'Ana grew up in Leeds.'])
})

test.each([
  ['Middle-distance runner and midwife', 'Barts Health NHS Trust', 'a middle-distance runner and midwife'],
  ['Taquería owner', 'Taquería La Güera', 'a taquería owner'],
  ['Zamboni driver', 'Wells Fargo Center', 'a Zamboni driver at the Wells Fargo Center'],
  ['Darts referee', 'Professional Darts Corporation', 'a darts referee'],
])('a %s at %s is introduced as “%s”', (title, company, said) => {
  expect(roleOf('Ana Gold', title, company, '')).toEqual([said])
})

test.each([
  ['I drove trains for forty-one years.', 'He drove trains for 41 years.', true],
  ['I catered weddings. I did it for sixteen years.', 'She cooked for sixteen years.', true],
  ['I am a chemical engineer, and I brew.', 'A chemical engineer by training, she makes beer.', true],
  ['I have two goats.', 'She has kept goats for ten years.', false],
])('“%s” after “%s” says the same again: %s', (said, told, is) => {
  expect(saysAgain([said], [told])).toBe(is)
})
