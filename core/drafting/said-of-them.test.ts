import { expect, test } from 'vitest'
import type { DraftedGuest } from '../content/brief.ts'
import { sampleBrief, sampleGuest, sampleShow } from '../testing/samples.ts'
import { exposes } from './exposing.ts'
import { draftOffline } from './offline-drafter.ts'
import { isOtherEnglish } from './other-english.ts'
import { isQuotable } from './quotable.ts'

const ruth = sampleBrief(sampleGuest('ruth-abernathy'), 'introduction', sampleShow)
const introduced = (
  guest: Partial<DraftedGuest>,
  style: 'professional' | 'storytelling' = 'professional',
) => {
  const contentStyles = { ...sampleShow.contentStyles, introductionStyle: style }
  const bare = { title: null, company: null, bio: null, expertise: [], responses: {}, pronunciation: null }
  const ana = { ...ruth.guest, ...bare, name: 'Ana Gold', ...guest }
  return draftOffline({ ...ruth, show: { ...sampleShow, contentStyles }, guest: ana }).content
}

const story =
  'When I was nine my brother was sent home by mistake. They had the wrong Gold. A teacher called Mrs Reed walked back with him in the rain and had the head apologise in ten minutes.'

/** What a page has of a guest, what is said of it, and what isn’t. */
test.each<[string, Partial<DraftedGuest>, said: string, unsaid: string]>([
  [
    'a trade that the guest says is wrong, with the request to mend it',
    {
      title: 'Wolf biologist',
      responses: {
        bio: "I'm not a biologist, please fix that. I was a plumber in Leeds and have watched one pack for years.",
      },
    },
    'I was a plumber in Leeds',
    'biologist',
  ],
  [
    'another, in other words',
    {
      title: 'Textile conservator',
      responses: {
        bio: 'I am really not a conservator, could you change that. I sew costumes for a theatre in Leeds and have done so for thirty years.',
      },
    },
    'I sew costumes',
    'conservator',
  ],
  [
    'a story of “them”, who are nobody yet',
    {
      title: 'Window cleaner',
      responses: {
        story:
          'I was up a ladder on a Tuesday and looked over, and there was a line of them going over the moor. I counted to thirty and felt better.',
        advice: 'Look up twice a day and put the phone away.',
      },
    },
    'Look up twice a day',
    'a line of them',
  ],
  [
    'a tip that means another',
    {
      title: 'Radar officer',
      responses: { advice: 'Check with something that is not connected to the first thing.', story },
    },
    'sent home by mistake',
    'the first thing',
  ],
  [
    'several tips as one thing to know',
    {
      title: 'Snake catcher',
      responses: {
        misconception: 'Baby rattlers are not worse. Do not suck on anything. They are after the shade.',
        story,
      },
    },
    'sent home by mistake',
    'Baby rattlers',
  ],
  [
    'subjects of somebody of whom nothing is said',
    { name: 'Ana Gold', expertise: ['chimneys', 'weddings'] },
    'Ana Gold.',
    'chimneys',
  ],
  [
    'an archive and what it holds',
    {
      bio: 'Ana Gold has pieced quilts since 1950. She is the founder of the Gold Archive in Leeds, holding more than 600 quilts.',
    },
    'which holds more than 600 quilts',
    ', holding',
  ],
  ['a collector at a museum', { title: 'Collector', company: 'The Kettle Museum' }, 'a collector.', ' at '],
  [
    'a curator at one',
    { title: 'Curator', company: 'The Kettle Museum' },
    'curator at The Kettle Museum',
    'of the',
  ],
  [
    'a pension from nothing',
    {
      bio: 'Ana Gold retired in 2001 and breeds corgis in a village near Leeds. She judges at shows all over the north.',
    },
    'breeds corgis',
    'retired',
  ],
  [
    'an office written short',
    { title: 'Director of Ops', company: 'Slow Kiln Pantry' },
    'director of operations',
    'ops',
  ],
  [
    'one who ended',
    { title: 'Toll keeper', bio: 'Ana kept the east gate until they took the gates out.' },
    'a former toll keeper',
    ', a toll',
  ],
  [
    'where one was mayor',
    { title: 'Former Mayor', company: 'City of Gold Falls, OH' },
    'a former mayor of Gold Falls',
    'City of',
  ],
  [
    'a parish in Louisiana',
    { title: 'Bridge tender', company: 'Parish of St. Anne' },
    'for the Parish of St. Anne',
    'at Parish',
  ],
  [
    'whose patrol',
    {
      title: 'Ski patrol director',
      company: 'Mount Gold',
      bio: 'Ana Gold directs the 38-person patrol at Mount Gold in Vermont. She swam for Puerto Rico.',
    },
    'a ski patrol director',
    'Ana Gold. ',
  ],
  [
    'a firm that is only young',
    {
      title: 'Founder',
      company: 'Slow Kiln',
      bio: 'Ana Gold is founder of Slow Kiln, a spin-out scaling next-generation kilns with 18 years of experience.',
    },
    'Ana Gold',
    'spin-out',
  ],
  [
    'how often a page was seen',
    {
      title: 'Potter',
      bio: 'Ana Gold has fired pots in Leeds since 1994. Her work has been featured in magazines and podcasts.',
    },
    'since 1994',
    'featured',
  ],
  [
    'one firm next to another',
    {
      title: 'Potter',
      bio: 'Ana Gold has fired pots in Leeds since 1994. Before Slow Kiln, Ana was VP of Growth at Quick Oven.',
    },
    'since 1994',
    'Quick Oven',
  ],
  [
    'who paid',
    {
      title: 'Botanist',
      bio: 'Ana Gold is a botanist in Leeds. Her work follows moss on walls, and has been funded by the Gold Trust.',
    },
    'moss on walls.',
    'funded',
  ],
  [
    'a special interest',
    {
      title: 'Vet',
      bio: 'Ana Gold is a vet in Leeds who looks after 90 farms, with a special interest in calves.',
    },
    '90 farms.',
    'special interest',
  ],
  [
    'until when',
    {
      title: 'Clerk',
      bio: 'Ana Gold has been clerk of Leeds since 2021. She began her career as a page at Gold Library and was head of the archive for Hull from 2010.',
    },
    'for Hull.',
    'from 2010',
  ],
  [
    'what it is the third of',
    { bio: 'Their third album was recorded in kitchens. Ana Gold sings and lives in Leeds.' },
    'Ana Gold',
    'third album',
  ],
  [
    'a service in progress',
    { bio: 'Ana Gold currently serves as Director of Nursing Practice at Gold Infirmary in Leeds.' },
    'is director of nursing practice at',
    'serves',
  ],
  [
    'the form’s heading',
    {
      title: 'Nurse',
      responses: {
        bio: 'See attached, but for your audience: I am a children’s nurse in Leeds who now mostly goes to meetings.',
      },
    },
    '“I am a children’s nurse',
    'attached',
  ],
  [
    'the title again',
    {
      title: 'Head coach',
      company: 'Slow Kiln Women',
      responses: {
        bio: 'I played for Wales 61 times and was never paid. These days I am head coach of Slow Kiln Women, and I am.',
      },
    },
    'never paid',
    'Ana Gold, head coach',
  ],
])('%s', (_, guest, said, unsaid) => {
  const text = introduced(guest)
  expect(text).toContain(said)
  expect(text).not.toContain(unsaid)
})

test('a duo by their own names is brought in as the duo, and greeted by first names', () => {
  const text = introduced({ name: 'Ana Gold & Tom Reed', title: 'Folk duo', company: 'Slow Kiln' })
  expect(text).toContain('Ana Gold and Tom Reed, of the folk duo Slow Kiln.')
  expect(text).toMatch(/Ana and Tom[.,]/u)
})

test('no story opens with the name of somebody nobody has heard of; it comes once the guest was named', () => {
  const text = introduced({ title: 'Potter', responses: { story } }, 'storytelling')
  expect(text.indexOf('the wrong Gold')).toBeGreaterThan(text.indexOf('Ana Gold'))
  expect(exposes(['A man called Ben Reed was arrested.'])).toBe(true)
  expect(exposes(['He was arrested. A solicitor called Mrs Reed came.'])).toBe(false)
})

test('what few people know comes before a story, or is said to the guest, of whom no pronoun is known', () => {
  const responses = { story, 'fun-fact': 'I am a nervous passenger, but only in cars.' }
  const text = introduced({ name: 'Ana Gold (she/her)', title: 'Potter', responses })
  expect(text.indexOf('nervous passenger')).toBeGreaterThan(0)
  expect(text.indexOf('nervous passenger')).toBeLessThan(text.indexOf('the wrong Gold'))
  expect(introduced({ title: 'Potter', responses })).toMatch(
    /Ana[^“]*[Yy]ou[^“]*: “I am a nervous passenger/u,
  )
})

test.each([
  ['We have a family meal fund, $9 pays for one plate.', false],
  ['Picking starts around the end of June.', false],
  ['We are short of tenors this winter.', false],
  ['Picking starts at Gold Orchards around the end of June.', true],
])('a message that asks for something says where: %s', (said, isRead) => {
  expect(isQuotable({ id: 'promote', label: 'Anything to promote?', said: [said] })).toBe(isRead)
})

test.each([
  ['I come to Leeds from Izmir in 2003 with my wife.', true],
  ['Most expensive is not the best one.', true],
  ['I come from a family that moved here in 2003.', false],
  ['I’m retired and for twenty years I’ve answered the phone one night a week.', false],
])('a learner’s slip, or none: %s', (said, isSlip) => {
  expect(isOtherEnglish(said)).toBe(isSlip)
})
