import { expect, test } from 'vitest'
import { answeredIntroduction } from '../testing/answered-introduction.ts'
import type { DraftedGuest } from '../content/brief.ts'
import { leadIn, nothingBefore } from './lead-in.ts'
import { chooser } from './variety.ts'

const show = { podcastDescription: 'Unhurried conversations with people who mend boats.' }
const introduction = (guest: Partial<DraftedGuest>, answers: [question: string, answer: string][] = []) =>
  answeredIntroduction({ name: 'Ana Gold', ...guest }, answers, 'friendly', show)

const bio =
  'Ana Gold teaches in Galway. She has rowed in currachs since she was sixteen and has won three titles.'
const whoAreYou = 'Who are you and what floats under you at the moment?'

test('what a guest writes to the host by name isn’t read out', () => {
  const answer = 'Hi Imogen\nI’m a dice maker and I pour dice at night in my own kitchen.'
  const said = introduction({ bio: null }, [['Who are you?', answer]])
  expect(said).not.toContain('Imogen')
})

test('a guest whose work the host has named doesn’t name it again', () => {
  const said = introduction({ bio }, [
    [
      whoAreYou,
      'I’m a teacher in Galway and I race currachs. I sold my old boat to a man in Clare who keeps hens on deck.',
    ],
  ])
  expect(said).toContain('teaches in Galway')
  expect(said).toContain('“I sold my old boat')
  expect(said).not.toContain('a teacher')
})

test('a guest who gives the name again is quoted from what follows, or not at all', () => {
  expect(introduction({ bio }, [[whoAreYou, 'I’m Annie, I’m 76.']])).not.toContain('76')
})

test('of two biographies one is told', () => {
  const said = introduction({ bio }, [
    [whoAreYou, 'Ana Gold is a teacher and a rower. She has lived in Galway for thirty years.'],
  ])
  expect(said).not.toContain('thirty years')
})

test('what the guest says at more length the host doesn’t say before', () => {
  const said = introduction({ bio: `${bio} She sails a 1961 Folkboat called Dunlin.` }, [
    [whoAreYou, 'I sail Dunlin, a Folkboat which has been in the water for most of the time I have had her.'],
  ])
  expect(said.match(/Dunlin/gu)).toHaveLength(1)
})

test.each([
  [
    'Director of lending',
    'I run lending at a small loan fund in Leeds, and we lend to people whom a bank has turned away.',
    'director',
  ],
  [
    'Food bank manager',
    'I manage Slow Kiln in Plymouth, which fed four hundred and twelve households last week.',
    'manager',
  ],
  [
    'Founder',
    'I’m a cook from Cardiff. In 2013 I started Slow Kiln, a café that is staffed by women of the docks.',
    'founder',
  ],
])('the host doesn’t say “%s” before the guest says it', (title, self, word) => {
  const said = introduction({ title, company: 'Slow Kiln', bio: null }, [[whoAreYou, self]])
  expect(said).toContain(self.slice(0, 30))
  expect(said).not.toContain(word + ' of')
  expect(said).toMatch(/Ana Gold\.\n/u)
})

test('the host doesn’t say of whom a place is before the owner does, but what the place is', () => {
  const said = (self: string) =>
    introduction({ title: 'Owner and head baker', company: 'Slow Kiln Bakery', bio: null }, [
      [whoAreYou, self],
    ])
  const whole = 'I own Slow Kiln, a bakery in Leeds that my mother opened in 1988 with two old ovens.'
  expect(said(whole)).toMatch(/Ana Gold\.\n/u)
  expect(said(whole)).toContain(`“${whole}”`)
  const short = 'I run Slow Kiln in Leeds with my sister, in the house that my mother bought in 1988.'
  expect(said(short)).toContain('of Slow Kiln Bakery')
})

test('who is a cleaner says what they clean, and the host doesn’t say it before', () => {
  const self = 'I have cleaned offices in Leeds since 2003, from six in the evening to two in the morning.'
  const said = introduction({ title: 'Cleaner and organizer', company: 'Slow Kiln Together', bio: null }, [
    [whoAreYou, self],
  ])
  expect(said).toContain(`“${self}”`)
  expect(said).not.toContain('a cleaner')
})

test.each([
  ['Foster carer', 'Ana and her husband have fostered 87 children in Dundee.', 'fostering'],
  ['Accordion maker and repairer', 'Ana has made and mended accordions in a shed since 1986.', 'accordions'],
])('“%s” isn’t said before the biography does, nor what it is about after it', (title, told, field) => {
  const said = introduction({ title, bio: told, expertise: [field, 'kitchen tables', 'children in sheds'] })
  expect(said).toContain('Ana Gold.\n')
  expect(said.split('about')[1] ?? '').not.toContain(field)
})

test('a trade is said where the biography only names what it is about', () => {
  const told = 'Ana has worked with wildlife in Dundee since 1986.'
  expect(introduction({ title: 'Wildlife photographer', bio: told })).toContain('a wildlife photographer')
})

test.each([
  [
    'Let me share what Ana told me: “I swim.”',
    '{they} told me a story:',
    'Let me share a story from {guest}:',
  ],
  ['Here’s what Ana says, as she wrote: “I swim.”', '{they} wrote this:', 'Here’s what {they} says:'],
  [
    'I asked Ana. I asked again. Here’s what she says: “I swim.”',
    'I asked {them}:',
    'Here’s what {they} says:',
  ],
])('after “%s” nothing comes to the host in that way again', (whole, worn, other) => {
  const short = { text: 'Ana', from: [] }
  const whose = { short, whom: { name: 'Ana', pronouns: null }, choose: chooser() }
  const lead = (said: string) => leadIn([worn, other], whose, { ...nothingBefore(), whole: said }).text
  expect(lead(whole)).toBe(leadIn([other], whose, nothingBefore()).text)
  // What a guest says in a quotation isn’t the host’s
  expect(lead('“He told me, he wrote, and I asked. I asked.”')).toBe(lead(''))
})

test('a guest of whom nothing is known is brought in with what the show is', () => {
  expect(introduction({})).toContain('Here you’ll hear unhurried conversations with people who mend boats.')
})

const wrong = 'What does everybody get wrong about your job?'

test('what two people are asked is asked of both, and who of them answers is said', () => {
  const said = introduction({ name: 'Anh and Joe Gold', title: 'teachers' }, [
    [wrong, 'That one of us must be the real teacher. Visitors always pick Joe.'],
  ])
  expect(said).toContain(`“${wrong}”`)
  expect(said).toMatch(/Anh(?: said| told me|’s answer): “That one of us/u)
  expect(said).not.toMatch(/Anh’s (?:job|work)/u)
})

test('of two people nobody is quoted with an “I” that may be either’s', () => {
  const said = introduction({ name: 'Anh and Joe Gold', title: 'teachers' }, [
    [
      'Tell me about a day at work that you still think about.',
      'I fell asleep in the middle of a lesson, and the children covered my feet with their coats.',
    ],
  ])
  expect(said).not.toContain('asleep')
})

test.each([
  { name: 'The Gannet Row', title: 'Shanty group', bio: 'The Gannet Row are six singers from Padstow.' },
  { name: 'The Wobbly Nine', title: null, bio: null },
  { name: 'Ana, Bob and Cy Gold', title: null, bio: null },
])('a group is spoken of as several and greeted without a number: $name', (guest) => {
  const said = introduction(guest)
  expect(said).toContain(guest.name)
  expect(said).not.toMatch(
    /\bguest is\b|\b(?:me|us) (?:today )?is\b|\b(?:all|both)\b|Gannet (?!Row)|Ana[,.] (?!Bob)/u,
  )
})

test.each([
  [
    'Col. Ana Gold (Retd)',
    'Colonel AG Gold was commissioned in 1979. She and Mr Gold run an inn of five rooms.',
    /She and Ana/u,
  ],
  [
    'Ana Gold',
    'Born in Leeds 1979. Ana Gold repairs clocks in Hull, and has done so for most of her life.',
    /Leeds 1979/u,
  ],
  ['Ana Gold', 'Ana Gold is from Dingle, Co. Kerry. She has worked as a translator since 2009.', /Co\./u],
  [
    'Ana Gold',
    'Originaire de Lyon. / Born in Lyon, Ana Gold is a fiddler and composer from Cape Breton.',
    /\//u,
  ],
  [
    'Dr. Ana Gold',
    'Dr. Ana Gold, Au.D., is a registered audiologist. She’s drummed for the band since 1994.',
    /Her drummed/u,
  ],
  [
    'DJ Ana',
    'DJ Ana - "the queen of the wee hours" - has been on air since 2009. She has played in Leeds.',
    /queen/u,
  ],
])('what is said of the guest can be said: %s', (name, said, unsaid) => {
  expect(introduction({ name, bio: said })).not.toMatch(unsaid)
})

test.each(['Ghost Lobster', 'Grace Field'])(
  'a stage name is no first name, and a first name may be a word: %s',
  (name) => {
    const welcome = introduction({ name, title: 'singer' }).split('\n\n').at(-2)
    expect(welcome).toContain(name === 'Grace Field' ? 'Grace' : name)
    expect(welcome).not.toContain('Field')
  },
)

test('somebody who doesn’t perform is called by the first name, whatever words the name is made of', () => {
  expect(introduction({ name: 'Beryl Ostler', title: 'bellringer' }).split('\n\n').at(-2)).not.toContain(
    'Ostler',
  )
})

test('sisters are sisters once', () => {
  const said = introduction({ name: 'Ana and Eva Gold', title: 'Sisters (sisters)' })
  expect(said).not.toContain('sisters and sisters')
})

test('two people of one last name in three words are two', () => {
  const said = introduction({
    name: 'Nora and Pim de Wit',
    bio: 'Nora and Pim de Wit keep sixty colonies on the dykes.',
  })
  expect(said).toContain('They keep sixty colonies')
})

test.each([
  ['A night in the kitchen you’d rather forget', 'A night in the kitchen you’d rather forget?'],
  [
    'What do people get wrong about bees, or about you?',
    'What do people get wrong about bees, or about you?',
  ],
  ['What do you cook, and who eats it?', 'What do you cook, and who eats it?'],
  ['Best piece of paper you ever found, and where', 'Best piece of paper you ever found, and where?'],
  ['It’s three in the morning. What can you hear?', 'It’s three in the morning. What can you hear?'],
  [
    'Which number do you look at every morning, and why',
    'Which number do you look at every morning, and why?',
  ],
  ['Worst trip', 'Worst trip?'],
  ['Your first fish: where, what, and who was there', 'Your first fish?'],
  ['Career path: how did you get here?', 'How did you get here?'],
  ['Going home: what was that like?', 'Going home, what was that like?'],
  [
    'What does your faith (or your life after it) look like?',
    'What does your faith, or your life after it, look like?',
  ],
  ['One call-out that you can tell about (no names)', 'One call-out that you can tell about?'],
  ['Tell us about a day that went sideways', 'Tell us about a day that went sideways.'],
  ['Please explain what you do, as you would to a child', 'Explain what you do, as you would to a child.'],
])('what was asked is read out as the host wrote it: %s', (question, asked) => {
  const answer =
    'I have seen bees forget what they were angry about in the time that it takes me to boil a kettle.'
  expect(introduction({ title: 'baker' }, [[question, answer]])).toContain(`“${asked}”`)
})

test.each([
  ['What are you stuck on? Our listeners often know!', 'what she is stuck on'],
  ['Who taught you how to do your job?', 'who taught her how to do her job'],
  ['What did you have to unlearn?', 'what she had to unlearn'],
  ['What do you remember of your first oven?', 'what she remembers of her first oven'],
  ['Which part of it would you keep?', 'which part of it she would keep'],
  ['What’s on your desk right now?', 'what’s on her desk right now'],
  ['What is your oldest tool?', 'what her oldest tool is'],
  // What isn’t certain by its grammar stays as it was asked
  ['What do you throw away, and when did you begin?', '“What do you throw away, and when did you begin?”'],
  ['Where would you take us first?', '“Where would you take us first?”'],
  ['What did you keep of yourself?', '“What did you keep of yourself?”'],
])('a question is said as one says what one asked: %s', (question, asked) => {
  const answer =
    'I have seen bees forget what they were angry about in the time that it takes me to boil a kettle.'
  const said = introduction({ bio: 'Ana Gold bakes in Leeds. She has built two ovens.' }, [
    [question, answer],
  ])
  expect(said).toContain(asked)
  expect(said).toContain(`“${answer}”`)
})

test('a question is said as one says what one asked where a pronoun is known, and else as it was asked', () => {
  const answer =
    'I have seen bees forget what they were angry about in the time that it takes me to boil a kettle.'
  const said = (question: string, name = 'Ana Gold (she/her)') =>
    introduction({ name, title: 'baker' }, [[question, answer]])
  expect(said('What are you stuck on?')).toContain('what she is stuck on')
  for (const question of ['What are you stuck on?', 'What do you keep of your first oven?'])
    expect(said(question, 'Ana Gold')).toContain(`“${question}”`)
  expect(said('What do you bake at night, and when?')).toContain('“What do you bake at night, and when?”')
})

test.each(['Is there anything you can’t or don’t want to discuss?', 'Which names may we not mention?'])(
  'what only the host wants to know is not asked on air: %s',
  (question) => {
    const answer = 'No open cases by name, and nothing on whoever was a witness in any of them.'
    expect(introduction({ title: 'detective' }, [[question, answer]])).not.toContain('open cases')
  },
)

test('a long question is read out as it was asked', () => {
  const said = introduction({ title: 'fiddler' }, [
    [
      'How does a tune or a set or a concert get made in your house?',
      'I start with an old tune that I like and learn it by ear, and then I look for one to go after it.',
    ],
  ])
  expect(said).toMatch(/“How does a tune or a set or a concert get made in your house\?” .{3,20}: “I start/u)
})

test.each([
  ['Best thing in the vending machine', 'Ours is broken since September.'],
  ['Best thing in the vending machine', 'We don’t have one. There’s a jar of butterscotch.'],
  [
    'The hardest conversation you’ve had across the kitchen table',
    'We don’t have a kitchen table we have a counter.',
  ],
  [
    'What do the books get wrong about businesses like yours?',
    'I have not read any. My daughter reads them and tells me I am a Stage Two.',
  ],
  ['Did you choose it?', 'I chose not to, and nobody told me that not choosing would stay with me.'],
  ['Has there been a season when it all went quiet?', 'Yes. I kept the services.'],
  [
    'Worst thing you have ever put in front of a guest',
    'Can’t think of one sorry! Ruan might have something.',
  ],
  ['A piece of advice you have stopped giving', 'I am giving no advice.'],
  ['The first song you ever finished', 'Haha it was called Tractor Boy, and I was fourteen.'],
  [
    'A trip that went wrong',
    'It is normal that trips go not as planned. The guests are sad but they are alive.',
  ],
  [
    'What should a beginner do first?',
    'We have a video on this! It is on the channel and it is free to watch.',
  ],
  [
    'How did you learn it?',
    'I drive bread to other big shop and there I meet with other driver and we talk.',
  ],
  [
    'How did you learn it?',
    'Since 2019 I am interpreting for the families who come to us at night from all over.',
  ],
  ['One thing I should know about you', 'I talk to the hens, and they answer most of the time.'],
  [
    'How did you learn it?',
    'In Poland I did not choose, my father put me to the oven. In England I choosed it.',
  ],
])(
  'what needs its question, takes it back or has a learner’s slip isn’t read out: %s %s',
  (question, answer) => {
    expect(introduction({ title: 'baker' }, [[question, answer]])).not.toContain(answer.slice(0, 15))
  },
)

test('of somebody of whom little more than a trade is known, the host’s fields say what it is about', () => {
  const said = (title: string | null, expertise: string[], bio?: string) =>
    introduction({ title, expertise, ...(bio && { bio }) })
  for (const title of [null, 'Lineman', 'Grandmother'])
    expect(said(title, ['school buses', 'teenagers'])).toContain('teenagers and school buses')
  expect(said('Umpire', ['cricket'])).toContain('about cricket.')
  expect(said('Steward', ['cooking on a ship'])).toContain('about cooking on a ship.')
  // … but not what was said already, one of them alone, a name, or a trade’s own words
  expect(said('Foster carer', ['fostering', 'kitchen tables'])).not.toContain('kitchen tables')
  expect(said('Baker', ['Cork'])).not.toContain('Cork')
  expect(said('Dispatcher', ['position relief briefing'])).not.toContain('briefing')
  const bio = 'Ana Gold has cooked for four hundred children a day in a school in Galway since 2006.'
  expect(said('Cook', ['school buses', 'teenagers'], bio)).not.toContain('school buses')
})

test('a guest’s own words go on where the host’s line about the guest ends', () => {
  const about =
    'Ana Gold runs a company that rebuilds old wheelchairs for people in Leeds and in the villages around it.'
  const twice =
    'We rebuild wheelchairs that people have thrown away. I started at a bench in my aunt’s garage in 1998 with two wrenches.'
  const said = introduction({ bio: about }, [[whoAreYou, twice]])
  expect(said).toContain('“I started at a bench')
  expect(
    introduction({ bio: about }, [
      [whoAreYou, 'We rebuild old wheelchairs in Leeds. Before that I sold insurance in a tower.'],
    ]),
  ).not.toContain('insurance')
})

test('what the biography says first isn’t said as a title before it', () => {
  const drives =
    'Ana Gold drives trams in Leeds and has published three books of poetry, which her aunt translated.'
  expect(introduction({ bio: drives, title: 'Tram driver and poet' })).not.toContain('a tram driver')
  const inspected = 'Ana Gold was an inspector of taxes in Leeds for thirty-one years, and she rows.'
  expect(introduction({ bio: inspected, title: 'Former tax inspector' })).not.toContain(
    'a former tax inspector',
  )
})

test('nobody is quoted with “now” before what was, or with how to be called', () => {
  const own = 'We’ve now fixed about 7,200 bicycles for children in three towns. Call me Annie.'
  expect(introduction({ bio }, [[whoAreYou, own]])).not.toContain('7,200')
})
