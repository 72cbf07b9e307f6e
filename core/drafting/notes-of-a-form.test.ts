import { expect, test } from 'vitest'
import { draftedGuest, sampleBrief, sampleGuest, sampleShow } from '../testing/samples.ts'
import { draftOffline } from './offline-drafter.ts'

interface Typed {
  name: string
  title?: string
  company?: string
  bio?: string
  self?: string
  advice?: string
}

/** The introduction of a guest of whom this was typed, with its note. */
function drafted({ name, title, company, bio, self, advice }: Typed) {
  const contentStyles = { ...sampleShow.contentStyles, introductionStyle: 'professional' as const }
  const ruth = sampleGuest('ruth-abernathy')
  const guest = {
    ...draftedGuest(ruth),
    name,
    title: title ?? null,
    company: company ?? null,
    bio: bio ?? null,
    responses: { ...(self && { bio: self }), ...(advice && { advice }) },
  }
  return draftOffline({
    ...sampleBrief(ruth, 'introduction', { ...sampleShow, contentStyles }),
    guest,
  })
}

const introduced = (typed: Typed) => drafted(typed).content

test.each([
  [{ name: 'Sunita Raghavan, CFP', title: 'Planner' }, 'CFP'],
  [{ name: 'Ana Gold', title: 'Sleep researcher, PhD' }, 'PhD'],
  [{ name: 'Ana Gold', title: 'Astrophotographer / IT support' }, 'IT support'],
  [{ name: 'Ana Gold', title: 'Make-up artist & prosthetics' }, 'prosthetics'],
  [{ name: 'Ana Gold', title: 'Cook', bio: 'Ana Gold holds an M.A. in History. She bakes bread.' }, 'M.A.'],
  [{ name: 'Ana Gold', title: 'Cook', self: 'Top selling agent in town since 2011.' }, 'Top selling'],
  [{ name: 'Ana Gold', title: 'Cook', self: '19 years a cop. Before that I sold old cars.' }, 'Before that'],
  [{ name: 'Ana Gold', title: 'Landscape gardener & Dad' }, 'dad'],
  [{ name: 'Ana Gold', title: 'Ceramista', company: 'Taller' }, 'ceramista'],
  [{ name: 'Ana Gold', title: 'griffier', company: 'Rechtbank' }, 'griffier'],
  [{ name: 'Ana Gold', title: 'restauratrice papier' }, 'restauratrice'],
  [{ name: 'Ana Gold', title: 'tracing my great grandmother' }, 'tracing'],
  [{ name: 'Ana Gold', title: 'student, started a chess club' }, 'started'],
  [
    { name: 'Ana Gold', title: 'Cook', bio: 'Professional breaker of things. Ana Gold bakes bread.' },
    'breaker',
  ],
  [{ name: 'Ana Gold', title: 'Cook', self: 'My niece is typing this. She says that I cook.' }, 'niece'],
  [
    {
      name: 'Ana Gold',
      bio: 'Ana Gold bakes bread. She is not online; this is filled out by her niece Sunna.',
    },
    'Sunna',
  ],
  [{ name: 'Ana Gold', self: 'I design drains. Sorry for capitals the keyboard here is stuck.' }, 'capitals'],
  [{ name: 'Ana Gold', self: 'My son says that I have to write something here: I bake.' }, 'my son'],
  [{ name: 'Ana Gold', self: 'I bake all night. Typing this on the train so excuse the mess.' }, 'train'],
  [{ name: 'Ana Gold', title: 'Cook', advice: 'Just run with ppl who wait for u.' }, 'ppl'],
  [{ name: 'Ana Gold', title: 'Cook', advice: 'Boring answer: add salt at the end.' }, 'Boring'],
  [
    { name: 'Ana Gold', title: 'Cook', advice: 'Sit in it for a year first. Put a chair there.' },
    'Sit in it',
  ],
  [{ name: 'Ana Gold', title: 'Cook', self: 'I have cooked since 2006. 84 plots, waiting list 211.' }, '84'],
  [
    { name: 'Ana Gold', bio: 'Ana Gold cooks. Her ‘Half-Timers’ was shortlisted for a prize.' },
    'Half-Timers',
  ],
  [{ name: 'Ana Gold', bio: 'Ana Gold cooks and since 2009 leads a school of her own.' }, 'since 2009'],
  [{ name: 'Ana Gold', bio: 'Ana Gold cooks. Bass in the choir until asked to stop.' }, 'Bass'],
  [{ name: 'DJ Ana (Ana Gold)', title: 'DJ' }, 'a DJ'],
  [{ name: 'Ana Gold', self: 'Your children’s teachers, loud.' }, 'teachers'],
  [{ name: 'Ana Gold', bio: 'Retired founder. 46 years.' }, 'founder'],
  [{ name: 'Ana Gold', bio: 'Ana Gold grew up in Ibadan and works since 2012 in Leeds.' }, '2012'],
  [
    { name: 'Ana Gold', bio: 'Ana Gold is a cook in Leeds. She leads the Leeds Bakers’ Choir (2017–2022).' },
    'Choir',
  ],
  [{ name: 'Ana Gold', title: 'Cook', self: 'I am a cook for 36 years, most of them in Leeds.' }, '36'],
  [{ name: 'Ana Gold', title: 'Cook', self: 'I wake up at 4h with the goats and my son.' }, '4h'],
  [{ name: 'Ana Gold', title: 'Cook', self: 'I was in a band once. I would rather talk about now.' }, 'band'],
  [{ name: 'Zoe', title: 'Cook', self: 'im zoe my boy is called Max' }, 'Max'],
  [{ name: 'Ana Gold', title: 'Cook', self: 'My son bakes. My mother makes 300 every day.' }, '300'],
  [{ name: 'Ana Gold', title: 'Cook', advice: 'Everybody cries on day 3. Have a towel ready.' }, 'day 3'],
  [{ name: 'Ana Gold', title: 'Cook', advice: 'Call all 41 owners before you call a lawyer.' }, '41'],
  [{ name: 'Ana Gold', bio: 'Ordained 1994 in Sri Lanka.' }, '1994'],
  [{ name: 'Ana Gold', title: 'Cook', self: 'I cook for free. Nobody is chef, nobody is boss.' }, 'chef'],
  [{ name: 'Ana Gold', title: 'Cook', self: 'We argue every Thursday + there are crisps.' }, 'crisps'],
  [{ name: 'Ana & Jo Gold', advice: 'A: Ask him a question, never ask me one.' }, 'Ask him'],
  [{ name: 'Ana Gold', title: 'Cook', advice: 'Lend it. They always bring it back to you.' }, 'Lend it'],
])('what only a form says stays off the air: %o', (typed, unsaid) => {
  expect(introduced(typed)).not.toContain(unsaid)
})

test.each([
  'tbc (a friend of Jo’s?)',
  'Anon. ST3',
  'Attorney',
  'TBD',
  'A friend from the choir',
  'Jo’s sister',
])('nobody is introduced as “%s”, and the note says so', (name) => {
  const { content, note } = drafted({ name, title: 'Cook' })
  expect(content).toContain(sampleShow.podcastName)
  expect(content).not.toContain(name)
  expect(content).not.toContain('cook')
  expect(note).toContain(`“${name}” isn’t a name one can say on air`)
})

test('a band is brought in by its name and greeted without it', () => {
  const content = introduced({ name: 'Big Hat & the Brims', title: 'bar band' })
  expect(content).toContain('Big Hat and the Brims, a bar band.')
  expect(content.split('Big Hat')).toHaveLength(2)
})

test('a guest who asks to be called by one of their names is', () => {
  const self = 'I was a surgeon for thirty years. I should like you to use Tobias.'
  const content = introduced({ name: 'Prof Sir Tobias Gold', self })
  expect(content).toContain('Professor Sir Tobias Gold')
  expect(content).not.toMatch(/Sir Tobias(?! Gold)/u)
})

test('a keyboard that is played is no keyboard of a form', () => {
  const said = 'I fixed the keyboard of a church with a spoon.'
  expect(introduced({ name: 'Ana Gold', title: 'organ builder', self: said })).toContain(said)
})

test('a school is said in words', () => {
  const content = introduced({ name: 'Ana Gold', title: 'Band director', company: 'Lakewood HS' })
  expect(content).toContain('Lakewood High School')
})

test('a short form of the title is not said as a second role', () => {
  const content = introduced({
    name: 'Isabelle Tran',
    title: 'Chief Marketing Officer',
    company: 'Bloomwood',
    bio: 'Isabelle Tran is CMO at Bloomwood. She ran the brand of a bakery before.',
  })
  expect(content).toContain('Isabelle Tran, chief marketing officer at Bloomwood')
  expect(content).not.toContain('CMO')
})

test('an office in front of the name is no first name', () => {
  const content = introduced({ name: 'Cllr Maxine Thorley', title: 'Baker' })
  expect(content).toContain('Councillor Maxine Thorley')
  expect(content).not.toMatch(/Cllr|Councillor[.,]/u)
})

test('a joke of the guest is quoted, never told by the host', () => {
  const content = introduced({
    name: 'Geoff Tarrant',
    title: 'Cricket umpire',
    self: 'I’ve been wrong in front of large numbers of people since 1984.',
  })
  expect(content).toContain('“I’ve been wrong in front of large numbers of people since 1984.”')
})

test.each([
  [
    { name: 'Ana Gold', title: 'griffier', bio: 'Court clerk in Utrecht, on exchange until July.' },
    'a court clerk in Utrecht',
  ],
  [{ name: 'Ana Gold', self: 'GP in Ketterby since 2004. 11,300 patients.' }, 'a GP in Ketterby'],
  [
    { name: 'Ana Gold', bio: 'I am guide runner for blind athletes since 2010.' },
    'a guide runner for blind athletes',
  ],
  [{ name: 'Ana Gold', title: 'banjo' }, 'a banjo player'],
  [{ name: 'Ana Gold', title: 'partner', company: 'Gold & Reed LLP' }, 'a partner at Gold and Reed'],
])('who the guest is comes from their first words where no title says it: %o', (typed, said) => {
  expect(introduced(typed)).toContain(`Ana Gold, ${said}`)
})

test('the note says which title and answers are left out', () => {
  const { note } = drafted({ name: 'Ana Gold', title: 'hegedűs', advice: 'Sit in it for a year first.' })
  expect(note).toContain('The title “hegedűs” isn’t said')
  expect(note).toContain('Not quoted, because listeners couldn’t follow')
  expect(note).toContain('“What advice do you find yourself giving most often?”')
})

test('a question of the host’s own that only the form can ask is not read aloud', () => {
  const asked = [
    { id: 'q1', question: 'What should we not leave out?' },
    { id: 'q2', question: 'Tools / materials you would not be without?' },
    { id: 'q3', question: 'What are you working on?' },
  ]
  const answered = 'I am building a boat with my sister.'
  const guest = { ...draftedGuest(sampleGuest('ruth-abernathy')), asked }
  const content = (id: string) =>
    draftOffline({
      ...sampleBrief(sampleGuest('ruth-abernathy'), 'introduction', sampleShow),
      guest: { ...guest, responses: { [id]: answered } },
    }).content
  expect(content('q1')).not.toContain(answered)
  expect(content('q2')).not.toMatch(/tools|materials/iu)
  expect(content('q3')).toContain('“What are you working on?”')
  expect(content('q3')).toContain(`“${answered}”`)
})

test.each(['What would you tell someone opening a café?', 'Advice for someone opening a café?'])(
  'advice that was asked for somebody is brought in as advice for them: %s',
  (question) => {
    const ruth = sampleGuest('ruth-abernathy')
    const { content } = draftOffline({
      ...sampleBrief(ruth, 'introduction', sampleShow),
      guest: {
        ...draftedGuest(ruth),
        bio: null,
        asked: [{ id: 'advice', question }],
        responses: { advice: 'Buy a second kettle before a nice sign.' },
      },
    })
    expect(content).toMatch(/someone opening a café[^“]{3,30}: “Buy a second/u)
  },
)

test.each([
  [
    { name: 'Ana Gold', title: 'Chief Information Officer', company: 'Department of Ports (Acting)' },
    'acting chief information officer',
  ],
  [{ name: 'Ana Gold', title: 'nonna; ex seamstress' }, 'a former seamstress'],
])('what somebody is for now, or was, is said so: %j', (typed, words) => {
  expect(introduced(typed).toLowerCase()).toContain(words)
})

test.each([
  [
    'runs the repair clinic for old clocks every month, Leeds.',
    'runs the repair clinic for old clocks every month.',
  ],
  [
    'Repairs the old clocks of churches by hand, over 30 years.',
    'repairs the old clocks of churches by hand.',
  ],
  [
    'Repairs the old clocks of churches in Gold Hill, Leeds.',
    'repairs the old clocks of churches in Gold Hill, Leeds.',
  ],
])('of “%s” the host says “… %s”', (bio, said) => {
  expect(introduced({ name: 'Ana Gold', title: 'Cook', bio })).toContain(said)
})

test('a basement that nobody has named isn’t “the church basement”', () => {
  const bio = 'runs the repair clinic for old clocks in the church basement every month, Leeds.'
  expect(introduced({ name: 'Ana Gold', title: 'Cook', bio })).not.toContain('basement')
})

test('a question about the guest’s town is asked once listeners know of one', () => {
  const asked = [{ id: 'q1', question: 'Where in your town would you take us first?' }]
  const responses = { q1: 'Up the hill behind my kitchen at six in the morning, for the view of the river.' }
  const of = (bio: string) =>
    draftOffline({
      ...sampleBrief(sampleGuest('ruth-abernathy'), 'introduction'),
      guest: {
        ...draftedGuest(sampleGuest('ruth-abernathy')),
        name: 'Ana Gold',
        title: 'Cook',
        company: null,
        bio,
        asked,
        responses,
      },
    }).content
  expect(of('Ana Gold cooks for six hundred people a day.')).not.toContain('your town')
  expect(of('Ana Gold cooks for six hundred people a day in Leeds.')).toContain('your town')
})
