import { expect, test } from 'vitest'
import { unusedNote } from '../unused-note.ts'
import { sampleInvitation, sampleOutreach } from '../../testing/marketing-briefs.ts'
import { draftInvitation } from './invitation.ts'
import { draftOutreach } from './outreach.ts'

// The host writes the context for the writer; the mail goes to somebody else

const bare = { ...sampleOutreach, sponsor: null }
const mails = (additionalContext: string) => [
  draftInvitation({ ...sampleInvitation, request: { ...sampleInvitation.request, additionalContext } }),
  draftOutreach({ ...bare, request: { ...sampleOutreach.request, additionalContext } }),
]
const printed = (context: string) => mails(context).map(({ paragraphs }) => paragraphs.join('\n'))
const noteOf = (additionalContext: string, note: string | null = null, biography: string | null = null) =>
  unusedNote({
    ...sampleInvitation,
    request: { ...sampleInvitation.request, biography, additionalContext, note },
  })

const reasons = {
  others: 'it isn’t written to the reader (“you”)',
  foreign: 'the text is in English',
  instructed: 'it’s an instruction, or comes after one',
}

test.each([
  ['Johannes paid 450 Euro last year; we du each other', /450|du each/, 'others'],
  ['we met at the Brunnenmarkt, she promised to bring simit.', /Brunnenmarkt|simit/, 'others'],
  ['Difficult on the phone. Pays late.', /Difficult|late/, 'others'],
  ['Her assistant says you are their best customer', /assistant|customer/, 'others'],
  ['Sie zahlt nie pünktlich, bitte freundlich bleiben', /zahlt|freundlich/, 'foreign'],
  ['Il a promis 300 euros, mais il oublie toujours', /300|oublie/, 'foreign'],
  ['You were great last year; he pays late', /pays/, 'others'],
  ['Could you mention the festival? You played there.', /festival|played/, 'instructed'],
  ['I’d like you to keep it short', /short/, 'instructed'],
] as const)('a note to the writer isn’t printed, and the host reads why: %s', (context, secret, why) => {
  for (const text of printed(context)) expect(text).not.toMatch(secret)
  expect(noteOf(context)).toContain(`Not printed, because ${reasons[why]}: “`)
})

test('what is written to the reader is printed also where an instruction or another language follows, and every sentence is in the note', () => {
  const context =
    'We ate your club sandwich in October and you sent us home with pickles. Ton menu est le meilleur de la ville. ' +
    'Sam thinks he is shy. Don’t tell him we also asked Gus. Vos frites sont les meilleures en ville. Keep it light.'
  const sandwich = 'We ate your club sandwich in October and you sent us home with pickles.'
  for (const text of printed(context)) {
    expect(text).toContain(sandwich)
    expect(text).not.toMatch(/shy|Gus|frites|menu est|light/)
  }
  expect(noteOf(context)).toBe(
    `Printed from your additional context, as you typed it: “${sandwich}” ` +
      'Not printed, because it isn’t written to the reader (“you”): “Sam thinks he is shy.” ' +
      'Not printed, because the text is in English: “Ton menu est le meilleur de la ville.” ' +
      'Not printed, because it’s an instruction, or comes after one: “Don’t tell him we also asked Gus. Vos frites sont les meilleures en ville. Keep it light.” ' +
      'A language model could take it into account; a template can’t.',
  )
})

test.each([
  ['You sponsored our spring season.', false],
  ['They paid late last year.', false],
  ['', true],
])('who adds “%s” isn’t asked whether they’ve met', (additionalContext, isAsked) => {
  const request = { ...sampleOutreach.request, additionalContext, recipientEmail: 'luc@brume.example' }
  const { suggestions } = draftOutreach({ ...bare, request })
  expect(suggestions.some((text) => text.startsWith('Send it to luc@brume.example.'))).toBe(true)
  expect(suggestions.join().includes('never met')).toBe(isAsked)
})

test.each([
  ['your talk at the Kino stayed with me', 'Your talk at the Kino stayed with me.'],
  ['We met in May. You promised me a jar of honey.', 'You promised me a jar of honey.'],
  ['I’ve used your tools for ten years!', 'I’ve used your tools for ten years!'],
])('what is said to the reader is printed, and the host reads that, too: %s', (context, sentence) => {
  for (const text of printed(context)) expect(text).toContain(sentence)
  expect(noteOf(context)).toContain(`Printed from your additional context, as you typed it: “${sentence}”`)
})

test('the host reads what wasn’t printed as it was typed', () => {
  expect(noteOf('Johannes paid 450 Euro last year; we du each other')).toContain(
    '“Johannes paid 450 Euro last year; we du each other.”',
  )
})

test('a wish that a template can’t follow is named', () => {
  expect(noteOf('', 'in German please')).toBe(
    'A template can’t follow “in German please.” A language model can.',
  )
})

const greeting = (additionalContext: string, sponsor: Partial<typeof sampleOutreach.sponsor> = {}) => {
  const { paragraphs, suggestions } = draftOutreach({
    ...sampleOutreach,
    sponsor: { ...sampleOutreach.sponsor!, ...sponsor },
    request: { ...sampleOutreach.request, additionalContext },
  })
  return [paragraphs[0], suggestions.some((text) => text.startsWith('The greeting names'))]
}

test.each([
  ['Johannes paid 450 Euro last year; we du each other', {}, 'Hello Johannes,'],
  ['', { outreachNotes: 'Contact: Anna Huber, Tuesdays only.' }, 'Hello Anna Huber,'],
  ['', { contactStrategy: 'Write to Giulia. She answers fast.' }, 'Hello Giulia,'],
  ['Ansprechpartnerin ist Claire Berger', {}, 'Hello Claire Berger,'],
])('a sponsor’s contact that the host names is greeted: %s %j', (context, sponsor, line) => {
  expect(greeting(context, sponsor)).toEqual([line, true])
})

test.each([
  ['Johannes recommended them.', {}],
  ['Johannes and Anna know the shop. Anna runs it. Johannes pays.', {}],
  ['Maya shops there every week.', {}],
  ['Mark the date in the calendar.', {}],
  ['', { contactStrategy: 'Write to the owner.' }],
])(
  'a company is greeted where nobody, several people or somebody else is named: %s %j',
  (context, sponsor) => {
    expect(greeting(context, sponsor)).toEqual(['Hello Kelp Tools team,', false])
  },
)

test('a biography in another language isn’t quoted in an English mail, and the host reads why', () => {
  const biography =
    'Ich bin Schuhmacher in vierter Generation und arbeite in einer Werkstatt am Brunnenmarkt.'
  const invited = draftInvitation({
    ...sampleInvitation,
    request: { ...sampleInvitation.request, biography },
  })
  const guest = { ...sampleOutreach.guest, bio: biography }
  for (const { paragraphs, suggestions } of [invited, draftOutreach({ ...sampleOutreach, guest })]) {
    expect(paragraphs.join()).not.toContain('Schuhmacher')
    expect(suggestions[0]).toMatch(/^The biography isn’t in English/)
  }
})

test('a mail that a host signs needs no marketing contact to be signed by a person', () => {
  const { show } = sampleOutreach
  const settings = {
    ...show.sponsorshipSettings!,
    marketingContact: { name: null, title: null, email: null, phone: null },
  }
  const advice = (hosts: typeof show.hosts) =>
    draftOutreach({
      ...sampleOutreach,
      show: { ...show, hosts, sponsorshipSettings: settings },
    }).suggestions.join()
  expect(advice(show.hosts)).not.toContain('signed by a person')
  expect(advice([])).toContain('signed by a person')
})

test('the host reads what the mail quotes of a biography', () => {
  const biography = 'Luca grinds lenses. His father was a butcher. Rumoured to be selling. Four cats.'
  const note =
    'Printed from the biography, for the guest to read: “Luca grinds lenses. His father was a butcher. Rumoured to be selling.”'
  const { paragraphs } = draftInvitation({
    ...sampleInvitation,
    request: { ...sampleInvitation.request, biography },
  })
  expect(paragraphs.join('\n')).toContain(note.split(': ')[1])
  expect(noteOf('', null, biography)).toBe(note)
  expect(noteOf('', null, 'Luca polit des verres. Son père était boucher.')).toBeNull()
})

test.each([
  ['Ray thinks you’re too expensive, offer 100 max.', /expensive|100/, 'it reports what somebody else'],
  ['You sponsored us, and Ray says you still owe us 450.', /owe|450/, 'it reports what somebody else'],
  ['Ray dice que you cancel at the last minute.', /cancel/, 'it reports what somebody else'],
  ['People say you cancel at the last minute.', /cancel/, 'it reports what somebody else'],
  ['My brother told me you were difficult.', /difficult/, 'it reports what somebody else'],
  ['Your March invoice is still open.', /invoice/, 'it speaks of money'],
  ['We could offer you up to 77, your choice.', /77/, 'it speaks of money'],
] as const)(
  'what others say or think of the reader, and money, isn’t printed, and the host reads why: %s',
  (context, secret, why) => {
    for (const text of printed(context)) expect(text).not.toMatch(secret)
    expect(noteOf(context)).toContain(`Not printed, because ${why}`)
  },
)

test.each([
  'As I said in May, your booth was the best.',
  'You told us about your oven.',
  'You offer 12 courses a year.',
])('what host or reader said themselves is printed: %s', (context) => {
  for (const text of printed(context)) expect(text).toContain(context)
})

test.each([
  'Maya Okafor believes in slow bread.',
  'She says no to most things and paid for law school herself.',
])('what the biography says of the guest is quoted: %s', (biography) => {
  expect(noteOf('', null, biography)).toBe(
    `Printed from the biography, for the guest to read: “${biography}”`,
  )
})

test.each([
  'Ray says she drinks.',
  'Her old boss thinks she is lazy.',
  'Owes us 200 from the fair.',
  'People say he is leaving.',
])('what the biography reports of others isn’t quoted to the guest, nor what follows it: %s', (secret) => {
  const biography = `Ileana ran a ward at Jackson Memorial. ${secret} Be kind.`
  const request = { ...sampleInvitation.request, biography }
  const text = draftInvitation({ ...sampleInvitation, request }).paragraphs.join('\n')
  expect(text).toContain('“Ileana ran a ward at Jackson Memorial.”')
  expect(text).not.toContain(secret)
  expect(noteOf('', null, biography)).toMatch(`or speaks of money: “${secret} Be kind.”`)
})
