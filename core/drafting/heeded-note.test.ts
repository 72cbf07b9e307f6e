import { expect, test } from 'vitest'
import type { ContentType } from '../content/content.ts'
import { noteCheck } from '../content/note-check.ts'
import { shortNote } from '../content/short-note.ts'
import { contentPrompt } from '../content/content-prompt.ts'
import { sampleBrief, sampleGuest } from '../testing/samples.ts'
import { asNamed } from './asked-name.ts'
import { draftOffline } from './offline-drafter.ts'

const story =
  'In August the river came up to the second step of the house. My father carried the piano stool upstairs and left the piano. I decided that week to study water. After my divorce from Karl in 2011 I went to Delft and learned it all again.'

/** A brief for a guest of whom the host has noted something. */
const briefOf = (notes: string | null, type: ContentType = 'show_notes', given: string = story) => {
  const brief = sampleBrief(sampleGuest('maya-okafor'), type)
  return { ...brief, guest: { ...brief.guest, notes, bio: null, responses: { story: given } } }
}
const draft = (...given: Parameters<typeof briefOf>) => draftOffline(briefOf(...given))
const firstOf = (note: string | null) => shortNote(note ?? '').first

const types: ContentType[] = ['introduction', 'questions', 'show_notes']

test.each(types)('what the host’s note says not to bring up isn’t in the text (%s)', (type) => {
  const { content, note } = draft('Flut-Geschichte 2002!! Scheidung NICHT ansprechen', type)
  expect(content).not.toMatch(/divorce|Karl|Delft/u)
  expect(firstOf(note)).toContain('Your note says: “Flut-Geschichte 2002!! Scheidung NICHT ansprechen.”')
  expect(firstOf(note)).toContain('Check the text.')
})

test.each([
  'Don’t bring up the divorce',
  'She’d rather not discuss the divorce.',
  'NO questions about her marriage',
  'divorce = no go',
  'kein Wort über Karl',
  'ne pas parler du divorce',
  'no mencionar el divorcio',
  'ikke snakk om skilsmissen',
  'не спрашивайте о разводе',
  '離婚の話はしない',
])('“%s” keeps the divorce out of the show notes', (notes) => {
  const { content } = draft(notes)
  expect(content).toContain('the piano stool')
  expect(content).not.toMatch(/divorce|Karl/u)
})

test('a name is left out whatever else the note says', () => {
  const { content } = draft('nicht über Zygmunt reden', 'show_notes', 'I met Zygmunt in Leeds. We sold tea.')
  expect(content).not.toContain('Zygmunt')
})

test('where nothing is left out for a note, the host is asked to check the text', () => {
  const { content, note } = draft('Don’t mention the accident')
  expect(content).toContain('After my divorce from Karl')
  expect(note).toContain(
    'Your note says: “Don’t mention the accident.” Nothing was left out for it, so check the text.',
  )
})

const lawsuit =
  'I own one good suit. The lawsuit with my old boss is still going on. It costs me every Tuesday.'
const bakery = 'I baked at night. The judge gave the shop to my brother in the trial. He sells shoes there.'

test.each([
  ['steer clear of the court case', lawsuit],
  ['évite la poursuite (en cours)', lawsuit],
  ['le procès, on évite', lawsuit],
  ['evita la demanda', lawsuit],
  ['den Prozess vermeiden', lawsuit],
  ['lass den Prozess weg', lawsuit],
  ['omijaj proces', lawsuit],
  ['lawsuit: stay off it', lawsuit],
  ['Good talker. Keep off the trial.', bakery],
  ['leave the trial alone', bakery],
  ['careful with the lawsuit', lawsuit],
  ['the lawsuit is a sore subject', lawsuit],
  ['lawsuit: off the record', lawsuit],
  ['attention au procès', lawsuit],
  ['sujet délicat : le procès', lawsuit],
  ['heikles Thema: der Prozess', bakery],
  ['cuidado con el tribunal', bakery],
])('“%s” forbids, and the answer ends before it', (notes, given) => {
  const { content, note } = draft(notes, 'show_notes', given)
  expect(content).not.toMatch(/lawsuit|Tuesday|judge|shoes/u)
  expect(firstOf(note)).toMatch(/Check the text\.$/u)
})

const stoves =
  'Quand ma sœur est tombée malade en 2019, j’ai repris les fourneaux. J’avais un emploi. J’ai rendu ma place.'
const got = 'I learned to cook at home. My sister got sick in May. I took over the stove. It was hot.'
const abbey = 'With the closing of the abbey in June I will have to learn to drive on the highway again.'

test.each([
  ['sister sick, stay off it', stoves],
  ['parle FR + EN. allergique aux noix. sister sick, stay off it', stoves],
  ['Don’t mention her sister', stoves],
  ['sa soeur est malade, on évite', stoves],
  ['sa soeur est malade, on évite', got],
  ['no hablar de su hermana', got],
  ['não falar da irmã', stoves],
  [
    '¿Algo que prefieras no tocar? / Anything off limits? Mi hermana. Don’t ask about the bankruptcy.',
    stoves,
  ],
  ['What should we not talk about? My sister', stoves],
  ['De quoi ne faut-il pas parler ? De ma sœur', got],
  ['no children please', 'I lived in Leeds. My kids moved out in May. Ma sœur y est restée.'],
  ['pas de questions sur la fermeture de l’abbaye', abbey],
  ['please don’t ask about the closing of the abbey', 'La fermeture de l’abbaye en juin me fait peur.'],
  ['ne pas parler de la mort de son père', 'I sold tea. My father died in May. I sold the shop.'],
])('“%s” is understood in whatever language or words the answer is', (notes, given) => {
  const brief = briefOf(notes, 'show_notes', given)
  expect(asNamed(brief).guest.responses['story']).not.toMatch(/s[œi][us]r|sister|fourneaux|stove|abb|died/iu)
  expect(firstOf(draftOffline(brief).note)).toContain(
    'What the answers say about it is left out. Check the text.',
  )
})

test.each([
  ['water tasting is sold out - don’t plug it. lawsuit: no!!', 'promote'],
  ['dégustation d’eau complète, on n’en parle pas', 'fun-fact'],
  ['water tasting: sold out, don’t push it', 'promote'],
  ['taboo: lawsuit', 'fun-fact'],
  ['éviter : le procès, l’ancien patron', 'fun-fact'],
])('what “%s” means is left out wherever it is said', (notes, id) => {
  const responses: Record<string, string> = {
    story: 'A man ordered a bottle. I poured him a glass of tap water and sat down.',
    'fun-fact': 'The lawsuit with my old boss is still going on, so I own exactly one good suit.',
    promote: 'We are doing a water tasting on December 17, twelve people, no wine at all. It starts at nine.',
  }
  const brief = briefOf(notes)
  const { guest } = asNamed({ ...brief, guest: { ...brief.guest, responses } })
  expect(guest.responses[id]).toBe('')
  expect(guest.responses['story']).toBe(responses['story'])
})

test('a sentence of the note for which nothing was left out is named', () => {
  const { note } = draft('Don’t bring up the divorce. No yacht, please.')
  expect(firstOf(note)).toContain(
    'What the answers say about it is left out. Check the text. Nothing was left out for “No yacht, please.”',
  )
})

test.each([
  [
    'no talk of the divorce',
    'J’ai vendu la boutique. Après mon mariage avec Karl je suis partie. J’ai vendu du thé.',
  ],
  ['nothing about the trial', 'Tengo un bar. El tribunal me quitó la casa. Vendo café.'],
])('“%s” means what an answer in another language says in other words', (notes, given) => {
  const { guest } = asNamed(briefOf(notes, 'show_notes', given))
  expect(guest.responses['story']).not.toMatch(/mariage|Karl|tribunal|quitó/u)
})

const everywhere =
  'I live at the abbey. We make cheese there. I walked to the abbey from Leeds. The lake is cold in May.'
test.each(['no gossip about the abbey bishop', 'kein Wort über die Abtei'])(
  'where the note “%s” may mean what is said in several places, the host is asked to check the text',
  (notes) => {
    const brief = briefOf(notes, 'show_notes', everywhere)
    const guest = {
      ...brief.guest,
      responses: { story: everywhere, 'fun-fact': 'The abbey has a car park.' },
    }
    const { note } = draftOffline({ ...brief, guest })
    expect(firstOf(note)).toContain(
      'Nothing was left out for it. This note may be about this text: check it.',
    )
  },
)

test.each(['sister sick, stay off it', 'sister, steer clear of that'])(
  '“%s” means what comes before',
  (notes) => {
    const given = 'I learned to cook at home. My sister got sick in May. I took over the stove.'
    expect(draft(notes, 'show_notes', given).content).not.toMatch(/sister|stove/u)
  },
)

test.each(types)('the whole story of what the note forbids is out (%s)', (type) => {
  const fire =
    'The fire in 2019. I stood across the street at four in the morning in my slippers. By six there were regulars next to me with shovels.'
  const pan =
    'I washed dishes for a year. My old boss Gilles threw a pan into the street. A customer brought it back, still hot, and asked if we were hiring.'
  expect(draft('please don’t ask about the fire', type, fire).content).not.toMatch(/slippers|shovels/u)
  expect(draft('NE PAS MENTIONNER son ancien patron Gilles', type, pan).content).not.toMatch(/Gilles|hot/u)
})

test.each([
  [
    'I sailed for a year. My father taught me that. He died in 2012. I sold the boat.',
    'Don’t mention his death',
  ],
  ['I was at work that night. It was the fire. We rebuilt it.', 'no fire'],
  ['Let me tell you about a bad night. The fire took the roof. I stood in the street.', 'no fire'],
])('what leads up to the forbidden matter is out as well: “%s”', (given, notes) => {
  expect(asNamed(briefOf(notes, 'show_notes', given)).guest.responses['story']).toBe('')
})

test('“Leave out the fire” in the instructions means the whole story, too', () => {
  const given = 'I ran a diner. We were open all night. The fire came in May. I stood there in my slippers.'
  const brief = { ...briefOf(null, 'show_notes', given), instructions: 'Leave out the fire' }
  expect(draftOffline(brief).content).not.toMatch(/fire|slippers/u)
})

test('lists keep their other lines', () => {
  const brief = briefOf('don’t mention the fire')
  const responses = { topics: 'diners\nthe fire of 2019\nearly mornings' }
  const { guest } = asNamed({ ...brief, guest: { ...brief.guest, responses } })
  expect(guest.responses['topics']).toBe('diners\nearly mornings')
})

const deer =
  'In January the walk-in freezer died, with a whole deer inside. The neighbour called the police. The officer stayed for the terrine. After the divorce from Sylvain I lost the second restaurant.'

test.each(['ne pas parler du divorce (Sylvain)', 'No divorce talk please', 'no hablar del divorcio'])(
  '“%s” leaves the rest of the story as it is',
  (notes) => {
    const { content } = draft(notes, 'show_notes', deer)
    expect(content).toContain('The officer stayed for the terrine.')
    expect(content).not.toMatch(/divorce|Sylvain/u)
  },
)

test.each(types)('an answer that is left out isn’t called unknown, nor asked for (%s)', (type) => {
  const { note } = draft('don’t mention the river', type)
  expect(note).not.toMatch(/Which moment changed your path/u)
})

test('an instruction that asks for what the note leaves out is told so', () => {
  const brief = {
    ...briefOf('don’t mention the river', 'introduction'),
    instructions: 'start with the piano',
  }
  expect(draftOffline(brief).note).toContain(
    '“piano” isn’t used: it was left out because of your note about the guest.',
  )
})

test('a biography goes on behind what the note forbids', () => {
  const brief = briefOf('don’t mention the fire')
  const bio =
    'Gus runs a diner. The fire in 2019 closed it. It took a year to rebuild. He collects old menus.'
  const { guest } = asNamed({ ...brief, guest: { ...brief.guest, bio } })
  expect(guest.bio).toBe('Gus runs a diner. He collects old menus.')
})

test('other words may say what was left out, so the host is asked to check the text', () => {
  const { note } = draft('Don’t bring up the divorce')
  expect(firstOf(note)).toContain('What the answers say about it is left out. Check the text.')
})

test('a note that forbids nothing is shown, and changes nothing', () => {
  const { content, note } = draft('tolle Stimme, wieder einladen')
  expect(content).toBe(draft(null).content)
  expect(note).toContain('Your note says: “tolle Stimme, wieder einladen.”')
})

test.each([
  'don’t forget to mention the divorce',
  'n’oublie pas le divorce',
  'Scheidung nicht vergessen',
  'don’t forget to mention the piano, no politics',
])('“%s” asks for it, so nothing is left out', (notes) =>
  expect(draft(notes).content).toContain('After my divorce from Karl'),
)

test.each([
  'Sensible and calm, pays attention to detail',
  'careful and precise',
  'A careful reader, lives in Ni-Vanuatu',
  'Prudence is her second name',
])('“%s” forbids nothing', (notes) => expect(draft(notes).note).not.toContain('Nothing was left out'))

test('what a guest works on isn’t held back as private', () => {
  const brief = briefOf('kein Handy, nur Festnetz')
  const lawyer = { ...brief, guest: { ...brief.guest, title: 'divorce lawyer' } }
  expect(draftOffline(lawyer).content).toContain('After my divorce')
})

test('all of what a long note forbids is shown before the rest of it', () => {
  const { note } = draft(`${'Likes tea with milk. '.repeat(40)}Niemals nach der Tochter fragen.`)
  expect(firstOf(note)).toMatch(/^Your note says: “Niemals nach der Tochter fragen\. Likes tea/u)
})

test('a language model isn’t given what the note forbids, nor the note', () => {
  const { user } = contentPrompt(asNamed(briefOf('Scheidung NICHT ansprechen')))
  expect(user).toContain('piano stool')
  expect(user).not.toMatch(/divorce|Scheidung/u)
})

test('instructions in another language leave private matters out as well', () => {
  const brief = { ...briefOf(null), instructions: 'bitte nicht über die Scheidung reden' }
  expect(draftOffline(brief).content).not.toContain('divorce')
})

test('“Don’t mention the divorce” means what is said of it in other words, too', () => {
  const given = `${story} My ex-husband kept the house.`
  const brief = { ...briefOf(null, 'show_notes', given), instructions: 'Don’t mention the divorce' }
  expect(draftOffline(brief).content).not.toMatch(/divorce|ex-husband/u)
})

const brother =
  'I sold tea from a cart for years. It paid the rent. My brother Raúl changed my life. They put him in prison in Camagüey. I write to him on Sundays.'

test.each(
  types.flatMap((type) =>
    [
      'ni una palabra sobre su hermano / brother is in prison in Cuba, careful',
      'ni una palabra sobre su hermano',
      'nem uma palavra sobre o irmão',
      'pas un mot sur son frère',
      'kein Wort über den Bruder',
      'nessuna parola su Raúl',
      'geen woord over Raúl',
      'ani słowa o Raúlu / brother',
      'inte ett ord om Raúl',
      'Her brother is in prison, careful!',
      'Careful: her brother',
      'ojo: su hermano',
      'Attention : le frère',
      'sells tea / brother in prison, please be careful',
      'Raúl - vorsichtig',
      'no hablemos del hermano preso',
    ].map((notes) => [notes, type] as const),
  ),
)('“%s” keeps the brother out (%s)', (notes, type) => {
  const { content, note } = draft(notes, type, brother)
  expect(content).not.toMatch(/brother|Raúl|prison|Sundays/u)
  expect(firstOf(note)).toContain('left out')
})

test('a half of a sentence that asks for something is no part of what the other forbids', () => {
  const { content } = draft('not a word about Raúl / mention the tea', 'show_notes', brother)
  expect(content).toContain('I sold tea')
  expect(content).not.toMatch(/Raúl/u)
})

const clinic =
  'I sold tea. In 2008 I checked myself into a clinic for pills. When I got out I played my first set sober.'
const clean = 'I have been clean for eighteen years, and I still don’t like juice.'
const raid = 'ICE came to the packing house at five. I drove down with a cooler of mangoes.'
const office = 'Last spring they let go of a third of our office. I make the coffee now.'
const girlfriend = 'My girlfriend Noor was in the Keys that night.'
const parties = 'I voted for both parties and I regret both.'
const church = 'We pray before each flight.'

test.each([
  ['don’t ask about rehab', [clinic, clean]],
  ['rehab is private', [clinic, clean]],
  ['He’s sober – let’s not go there', [clinic, clean]],
  ['nada de drogas ni rehabilitación', [clinic, clean]],
  ['pas un mot sur la drogue', [clinic, clean]],
  ['kein Wort über den Entzug', [clinic, clean]],
  ['no politics please, and don’t mention the immigration raid', [raid, parties]],
  ['nada de la redada ni de inmigración', [raid]],
  ['keine Politik, keine Abschiebung', [raid, parties]],
  ['stay off politics / ni Trump ni ICE', [raid, parties]],
  ['pas de politique', [parties]],
  ['nem religião nem política', [parties, church]],
  ['kein Wort über Religion', [church]],
  ['stay away from the layoffs; y nada de su novia', [office, girlfriend]],
  ['don’t ask about her novia', [girlfriend]],
  ['nichts über seine Freundin', [girlfriend]],
  ['No layoffs', [office]],
  ['No layoffs / loves mangoes', [office]],
  ['keine Entlassungen bitte', [office]],
  ['no layoffs / religion / kids', [office, church]],
])('“%s” means what people say of it in other words, and nothing else', (notes, hidden) => {
  const all = [clinic, clean, raid, office, girlfriend, parties, church]
  const brief = briefOf(notes)
  const responses = Object.fromEntries(all.map((text, at) => [`q${at}`, text]))
  const named = asNamed({ ...brief, guest: { ...brief.guest, responses } })
  expect(all.filter((text, at) => named.guest.responses[`q${at}`] !== text)).toEqual(hidden)
  expect(firstOf(draftOffline({ ...brief, guest: { ...brief.guest, responses } }).note)).toContain('left out')
})

test('what a note says of the guest in another clause isn’t forbidden', () => {
  const given = `I sold tea. ${church}`
  const { guest } = asNamed(briefOf('Loves church music, no divorce questions', 'show_notes', given))
  expect(guest.responses['story']).toBe(given)
})

test.each([
  // Note when the text was written, note today, and what is expected
  ['Don’t bring up the divorce', 'Don’t bring up the divorce', false],
  ['Don’t bring up the divorce', 'Likes tea. Don’t bring up the divorce', false],
  ['Likes tea', 'Likes tea', false],
  [null, null, false],
  ['Don’t bring up the divorce', null, false],
  [null, 'Scheidung NICHT ansprechen', true],
  ['No divorce talk', 'No divorce talk. Nada de su hermana', true],
  ['No yacht, please', 'No yacht, please', true],
  ['No divorce talk. No yacht, please.', 'No divorce talk. No yacht, please.', true],
  ['Don’t mention the divorce', 'Don’t mention the divorce. Refrain from the lawsuit', true],
  ['Don’t mention the divorce', 'Don’t mention the divorce. Careful around that lawsuit thing', true],
  ['Don’t mention the divorce', 'Don’t mention the divorce. The lawsuit: shh', true],
  ['离婚の話はしない', '离婚の話はしない', true],
])('a text written with the note “%s” and read with “%s” has the mark %s', (then, today, mark) => {
  expect(noteCheck(today, draft(then).note)).toBe(mark)
})
