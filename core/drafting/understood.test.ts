import { answersTab } from '../content/wording-notes.ts'
import { expect, test } from 'vitest'
import type { DraftedGuest } from '../content/brief.ts'
import type { ContentType } from '../content/content.ts'
import { defaultQuestions, questionText } from '../questionnaires/default-questionnaire.ts'
import { sampleShow } from '../testing/samples.ts'
import { draftOffline } from './offline-drafter.ts'
import { citationsFor } from './phrases/question-leads.ts'
import { isForeignTitle, isOtherLanguage } from './other-language.ts'

const nobody: DraftedGuest = {
  name: 'Jürgen Groß',
  title: null,
  company: null,
  bio: null,
  expertise: [],
  social: null,
  socialLinks: { linkedin: null, website: null },
  responses: {},
  asked: defaultQuestions,
}
const drafts = (guest: Partial<DraftedGuest>, show = sampleShow) =>
  (['introduction', 'questions', 'show_notes'] satisfies ContentType[]).map((type) =>
    draftOffline({ type, show, guest: { ...nobody, ...guest }, patterns: [], instructions: null }),
  )

const shoemaker = {
  title: 'Schuhmachermeister',
  expertise: ['Leder', 'Leisten'],
  responses: {
    bio: 'Ich bin Schuhmacher in vierter Generation.',
    expertise: 'Maßschuhe\nLeder',
    topics: 'Warum ein guter Schuh zehn Jahre braucht.',
    story: 'Als ich sechzehn war, hat mein Vater meinen ersten Schuh auseinandergeschnitten.',
    advice: 'Kaufen Sie Schuhe am Abend, da sind die Füße größer.',
    'audience-takeaway': 'Dass man Dinge reparieren kann.',
    'fun-fact': 'Ich gehe daheim barfuß.',
    promote: 'Tag der offenen Werkstatt am 12. Dezember',
  },
}
const baker = {
  name: 'Lucía Romero',
  title: 'Panadera',
  bio: 'Lucía Romero hornea pan en Sevilla desde hace veinte años.',
  responses: { topics: 'El pan de masa madre y la paciencia', advice: 'No tengas prisa con la masa.' },
}
const potter = {
  name: 'Miyuki Tanaka',
  title: '陶芸家',
  responses: { bio: 'お茶の器を作っています。', topics: '土と火の話' },
}

test.each([
  ['German', shoemaker, /Schuh|Leder|Leisten|barfuß|Werkstatt/u],
  ['Spanish', baker, /pan|masa|Panadera/u],
  ['Japanese', potter, /[\p{Script=Han}\p{Script=Hiragana}]/u],
])('what is in %s is in no English text, and each note says so', (_, guest, words) => {
  for (const { content, note } of drafts(guest)) {
    expect(content).not.toMatch(words)
    expect(note).toContain('Left out, because this text is in English: ')
    expect(note).not.toMatch(
      /gain from (?:a biography|answers)|and (?:a biography|answers)|send \S+ the questionnaire/u,
    )
    for (const id of Object.keys(guest.responses))
      expect(note!.split('Not known yet: ')[1] ?? '').not.toContain(questionText(id))
  }
})

test('what the same guest says in English is used, and only the rest is named', () => {
  const [introduction, questions, notes] = drafts({
    ...shoemaker,
    title: 'Shoemaker',
    responses: {
      ...shoemaker.responses,
      bio: 'I cut and sew in the room my grandfather rented.',
      topics: 'Glue and patience',
    },
  })
  expect(introduction!.content).toContain('Jürgen Groß, a shoemaker')
  expect(questions!.content).toContain('glue and patience')
  expect(notes!.content).toContain('Glue and patience')
  expect(notes!.note).toContain(
    'the areas of expertise; and the answers to “Which subjects do you know best?”',
  )
})

test('a biography in two languages is said in English only', () => {
  const [introduction] = drafts({
    bio: 'Jürgen Groß baut seit dreißig Jahren Orgeln in Graz. Jürgen Groß has built organs in Graz for thirty years.',
  })
  expect(introduction!.content).toContain('has built organs')
  expect(introduction!.content).not.toContain('Orgeln')
})

test('a question in another language isn’t read between English sentences', () => {
  const drafted = drafts({
    title: 'Shoemaker',
    asked: [{ id: 'q1', question: 'Wie sind Sie zu Ihrem Handwerk gekommen?', type: 'textarea' }],
    responses: { q1: 'I swept the floor of a workshop for two summers until somebody gave me a knife.' },
  })
  expect(drafted.map(({ content }) => content).join()).not.toContain('Handwerk')
  expect(drafted[1]!.content).toContain('I swept the floor')
})

test.each([
  'Hochwasserforscherin',
  'Glockengießer',
  'Hebamme i. R.',
  'Boulangère',
  'Zegarmistrz',
  '陶芸家',
  'Пекарь',
])('the title “%s” is refused because it isn’t English', (title) => {
  const { note } = drafts({ title })[0]!
  expect(note).toContain(`The title “${title}” isn’t said, because the template doesn’t know it as English.`)
  expect(note).toContain('Nothing says in English what Jürgen does.')
})

test('what leads to a biography doesn’t say who wrote it, as the guest may have', () => {
  expect(citationsFor('unknown', 'conversational').flat().join()).not.toMatch(/[Ss]omebody|wrote/u)
})

test.each([
  ['German', 'Gespräche mit Menschen, die eine Sache sehr gut können. Schreiben Sie uns!'],
  ['Dutch', 'Unhurried Work is een wekelijks gesprek met mensen die hun vak heel goed kennen.'],
  ['French', 'Chaque semaine, une conversation avec des gens qui prennent leur temps.'],
])('a show described in %s learns that its texts are in English, in each note', (_, podcastDescription) => {
  const show = { ...sampleShow, podcastDescription }
  for (const { content, note } of drafts({ title: 'Shoemaker' }, show).slice(0, 2)) {
    expect(note).toContain('Without a language model, texts are in English')
    expect(content).not.toContain(podcastDescription.split(' ').slice(-3).join(' '))
  }
  expect(drafts({}, show)[2]!.note).not.toContain('asks nothing of listeners')
  expect(
    drafts({})
      .map(({ note }) => note)
      .join(),
  ).not.toContain('Without a language model')
})

test.each([
  'Ich gehe daheim barfuß.',
  'Ik ben een bakker in Gent en het is in de winter altijd koud in de winkel',
  'Jeg har arbejdet i København for at lære at bage, og i dag er jeg bager i en by ved havet',
  'Ho cominciato a fare il pane a Napoli con mia nonna',
  'Péknek tanultam Szegeden, és éjjel dolgozom',
  'Είμαι φούρναρης στην Αθήνα',
  'أنا أخبز الخبز في بيروت',
])('%s is not English', (text) => {
  expect(isOtherLanguage(text)).toBe(true)
})

test.each([
  'Cirque du Soleil',
  'Kintsugi, sashiko, boro mending',
  'My grandmother said poco a poco, and I still say it every day of my life.',
  'Halloumi, arepas, sabzi, guqin and kora',
  'Born in São Paulo, lives in Rotterdam',
  'pls dont ask about my ex-partner in the café',
])('%s is English enough', (text) => {
  expect(isOtherLanguage(text)).toBe(false)
})

test('English titles, and their letters, are no foreign ones', () => {
  expect(['Shoemaker', 'CISO', 'Head of Sound', 'Poet laureate'].some(isForeignTitle)).toBe(false)
})

test.each([
  [
    'Ileana came to Miami from Camagüey as a girl. Le gusta mucho bailar con sus nietas los domingos.',
    'part of the biography',
  ],
  [
    'Jürgen Groß repairs shoes in Vienna. Er näht seit dreißig Jahren jeden Schuh von Hand.',
    'part of the biography',
  ],
  ['Er näht seit dreißig Jahren jeden Schuh von Hand in seiner Werkstatt.', 'the biography'],
])('of what is used in part, the note names a part: %s', (bio, named) => {
  const note = drafts({ bio })[2]!.note
  expect(note).toContain(
    `Left out, because this text is in English: ${named}. Add your wording in English on ${answersTab}`,
  )
})

test('of an answer that is used in part, the note names a part', () => {
  const promote = 'We open in May.\nEn junio damos un curso de cerámica para los niños del barrio.'
  const { content, note } = drafts({ title: 'Potter', responses: { promote } })[2]!
  expect(content).toContain('We open in May')
  expect(note).toContain(`part of the answer to “${questionText('promote')}”`)
})

test.each([
  [
    'fun-fact',
    'My wife beats me every Sunday. En el dominó, claro, y después se ríe de mí en la cocina.',
    /beats/u,
  ],
  [
    'story',
    'J’ai grandi au bord du canal avec mes trois frères. I never learned to swim. I still went in.',
    /swim/u,
  ],
  ['advice', 'Never pay anybody. Bevor die Arbeit fertig ist, meine ich natürlich.', /Never pay/u],
  ['story', 'I won the tournament in 2015.\nDespués lloré toda la noche con mi familia.', /2015/u],
])('of an answer to “%s” in two languages no text says or asks about half: %s', (id, given, half) => {
  for (const { content, note } of drafts({ title: 'Potter', responses: { [id]: given } })) {
    expect(content).not.toMatch(half)
    expect(note).toContain(`Left out, because this text is in English: the answer to “${questionText(id)}”`)
  }
})

test('a word of another language in an English sentence stays', () => {
  const story =
    'I stood at the ventanita with my abuela at dawn. A man ordered a cafecito and paid with a song.'
  const responses = { story, advice: 'No tengas prisa con la masa.' }
  expect(drafts({ title: 'Potter', responses })[2]!.content).toContain('my abuela at dawn')
})

test.each([
  'Dr. Ileana Fuentes-Roca is a pediatrician in Hialeah. She came to Miami from Camagüey in 1994.',
  'Jürgen Groß repairs shoes in Hütteldorf. Ingeborg Wojtkowiak taught Wenzel.',
])('a biography in English isn’t left out for its names: %s', (bio) => {
  const { note } = drafts({ bio, responses: { advice: 'No tengas prisa con la masa.' } })[2]!
  expect(note).toContain('Left out, because this text is in English: the answer to “What advice')
})

test('a biography isn’t named where the host has worded what the guest says of themselves', () => {
  const given = 'Hago pasteles de guayaba en mi cocina desde hace sesenta años.'
  const worded = 'I make guava pastries in my kitchen.'
  expect(drafts({ bio: given, responses: { bio: worded } })[2]!.note).not.toContain('Left out')
  expect(drafts({ bio: given })[2]!.note).toContain(
    'Left out, because this text is in English: the biography.',
  )
})
