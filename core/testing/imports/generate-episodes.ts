import { commonNames } from './generate-programme.ts'
import type { GeneratedPerson, Random } from './generate-sheet.ts'

/** Lists of episodes whose guests are only in titles or descriptions, as each language writes them. */
export const episodeLists = ['episode-titles', 'episode-titles', 'episode-mix', 'descriptions'] as const
export type EpisodeList = (typeof episodeLists)[number]

/** What a language's titles and descriptions look like: N for the guest, T for a topic, F for a firm, # for a number. */
interface Grammar {
  titles: string[]
  descriptions: string[]
  topics: string[]
  /** Episodes of a show's own kind without a guest. */
  segments: string[]
  headers: string[]
  about: string[]
}

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const grammars: Record<string, Grammar> = {
  en: {
    titles: lines(`T with N
      # - T with N
      #: T with N
      T w/ N
      T (with N)
      T feat. N
      T ft. N
      Ep. #: N on T
      #. N on T
      Ep # – N: T
      #12 N – T
      S2E#: N | T
      T | N | The Kelp Show
      T | N, F
      N (F): T
      N, F: T
      T (N, F)
      Interview with N: T
      In Conversation with N
      N Interview
      N talks T
      T // N
      T by N
      Episode # - N
      Meet N
      Talking T with N of F
      T - A Conversation with N
      "T" with N from F
      The Kelp Show #: N
      T, with N
      Guest: N - T
      N: T | Kelp Cast #
      N joins us to discuss T
      T: N`),
    descriptions: lines(`In this episode we talk to N about T.
      This week, N joins the show to discuss T. We also read your letters.
      Our guest today is N. We look at T.
      N is the founder of F. Listen as we get into T.
      Sam sits down with N from F to talk about T.
      Guest: N. Topic: T.
      We are joined by N, author and engineer at F, for a chat about T.`),
    topics: lines(`Machine Learning
      React Native
      Stable Diffusion
      Building Apps That Last
      The Future of Trains
      Why we sleep
      Getting Started
      Imposter Syndrome
      Scaling Postgres
      How to build a team
      Climate Change in 2030
      Remote Work
      Rapid Prototyping
      The Art of Soup
      Living Alone
      What comes after search
      Open Source
      Blue Oceans
      Public Transport
      Black Holes`),
    segments: lines(`Mailbag #
      News Roundup: March
      Listener Questions
      Ask Me Anything
      Season Finale
      Best of 2023
      A Quick Update
      Weekly Review with Coffee
      Dealing with Burnout
      Cooking with Fire
      Working with Large Language Models`),
    headers: ['title', 'Title', 'Episode', 'episode_title', 'Episode Title', 'name', 'Video'],
    about: ['description', 'summary', 'Show Notes', 'Description'],
  },
  de: {
    titles: lines(`T – mit N
      T mit N
      Folge #: T mit N (F)
      #12 | N über T
      Im Gespräch mit N: T
      T | Zu Gast: N
      N von F – T
      #: N – T
      T (Gast: N)
      Interview mit N`),
    descriptions: lines(`In dieser Folge sprechen wir mit N über T.
      Zu Gast ist N von F. Es geht um T.
      N erzählt, was T mit uns macht.`),
    topics: lines(`Künstliche Intelligenz
      Digitale Bildung
      Warum wir schlafen
      Die Zukunft der Bahn
      Gesunde Ernährung
      Wohnen im Alter
      Mut zur Lücke
      Offene Daten
      Neue Arbeit`),
    segments: lines(`Hörerpost #
      Rückblick: März
      Leben mit Kindern
      Arbeiten mit Künstlicher Intelligenz
      Fragen und Antworten`),
    headers: ['Titel', 'Folge', 'title'],
    about: ['Beschreibung', 'Shownotes', 'description'],
  },
  fr: {
    titles: lines(`T avec N
      #12 - N : T
      Épisode # : T, avec N
      Entretien avec N
      T | Invité : N
      N (F) - T
      Rencontre avec N – T
      T – N`),
    descriptions: lines(`Cette semaine, nous recevons N pour parler de T.
      Notre invitée est N, de F. On parle de T.
      Dans cet épisode, N raconte T.`),
    topics: lines(`L’intelligence artificielle
      Vivre autrement
      Le sommeil
      La ville de demain
      Bien manger
      Les données ouvertes
      Travailler à distance`),
    segments: lines(`Courrier des auditeurs #
      Bilan de mars
      Vivre avec le doute
      Questions et réponses`),
    headers: ['Titre', 'Épisode', 'title'],
    about: ['Description', 'Résumé'],
  },
  es: {
    titles: lines(`T con N
      #12 T, con N
      Entrevista a N: T
      Ep. # | N | T
      Charla con N sobre T
      N: T
      T (con N, F)
      Hablando de T con N`),
    descriptions: lines(`Hoy hablamos con N sobre T.
      Nuestra invitada es N, de F. Tema: T.
      En este episodio conversamos con N acerca de T.`),
    topics: lines(`La inteligencia artificial
      Vivir mejor
      El sueño
      La ciudad del futuro
      Comer bien
      Trabajo remoto
      Datos Abiertos
      Emprender desde cero`),
    segments: lines(`Correo de oyentes #
      Resumen de marzo
      Vivir con miedo
      Preguntas y respuestas`),
    headers: ['Título', 'Episodio', 'title'],
    about: ['Descripción', 'Resumen'],
  },
  pt: {
    titles: lines(`T com N
      #12 - T com N
      N - T
      Entrevista com N
      T | N | Papo Alto ##
      Ep. #: N (F)
      Papo com N sobre T`),
    descriptions: lines(`Neste episódio conversamos com N sobre T.
      Recebemos N, da F, para falar de T.
      A convidada de hoje é N. O tema: T.`),
    topics: lines(`Inteligência Artificial
      Viver melhor
      O sono
      A cidade do futuro
      Carreira Internacional
      Trabalho remoto
      Dados Abertos`),
    segments: lines(`Perguntas dos ouvintes #
      Resumo de março
      Viver com medo
      Retrospectiva do Ano`),
    headers: ['Título', 'Episódio', 'title'],
    about: ['Descrição', 'Resumo'],
  },
  it: {
    titles: lines(`T con N
      #12 - N: T
      Intervista a N
      T | Ospite: N
      Puntata # – T, con N (F)`),
    descriptions: lines(`In questa puntata parliamo con N di T.
      L’ospite di oggi è N, di F. Si parla di T.`),
    topics: lines(`L’intelligenza artificiale
      Vivere meglio
      Il sonno
      La città di domani
      Dati aperti`),
    segments: lines(`Posta #
      Riassunto di marzo
      Vivere con la paura`),
    headers: ['Titolo', 'Puntata', 'title'],
    about: ['Descrizione'],
  },
  nl: {
    titles: lines(`T met N
      #12 - N over T
      Afl. #: T – met N (F)
      In gesprek met N
      T | Te gast: N`),
    descriptions: lines(`In deze aflevering praten we met N over T.
      Te gast is N van F. We hebben het over T.`),
    topics: lines(`Kunstmatige intelligentie
      Beter leven
      Slaap
      De stad van morgen
      Open data`),
    segments: lines(`Luisteraarsvragen #
      Terugblik op maart
      Leven met angst`),
    headers: ['Titel', 'Aflevering', 'title'],
    about: ['Beschrijving'],
  },
}
const firms = ['Fjord Audio', 'Kelp Works', 'Sable Labs', 'Copperfield Press', 'Umber Foods', 'Tallgrass']

/** The rows of such a list; people lose what it doesn't say about them. */
export function episodeRows(
  kind: EpisodeList,
  language: string,
  people: GeneratedPerson[],
  random: Random,
): string[][] {
  const grammar = grammars[language] ?? grammars['en']!
  const frame = random.one(kind === 'descriptions' ? grammar.descriptions : grammar.titles)
  const other = kind === 'episode-mix' ? random.one(grammar.titles) : frame
  const solo = random.one([0, 0.3, 0.6])
  const extra = random.chance(0.5)
  const isDescribed = kind === 'descriptions' || random.chance(0.3)
  const header = [
    ...(extra ? ['#'] : []),
    random.one(grammar.headers),
    ...(isDescribed ? [random.one(grammar.about)] : []),
    random.one(['url', 'Link', 'audio']),
    random.one(['published', 'Date', 'pubDate']),
  ]
  const rows: string[][] = []
  const add = (title: string, description: string) => {
    const at = rows.length
    rows.push([
      ...(extra ? [String(at + 1)] : []),
      title,
      ...(isDescribed ? [description] : []),
      `https://pod.example/e/${at}`,
      `2026-0${1 + (at % 9)}-1${at % 9}`,
    ])
  }
  people.forEach((person, at) => {
    nameAsOften(person, people, random)
    const firm = random.one(firms)
    person.mayHave = { company: firm, title: 'author and engineer' }
    const said = random.chance(0.5) ? frame : other
    const topic = random.one(grammar.topics)
    const about =
      kind === 'descriptions' && language !== 'de' ? topic[0]!.toLowerCase() + topic.slice(1) : topic
    const write = (text: string) => fill(text, person.name, about, firm, at + 1)
    if (kind === 'descriptions') add(random.one(grammar.topics), write(frame))
    else add(write(said), fill('T', '', random.one(grammar.topics), '', 0))
    while (random.chance(solo))
      add(
        fill(random.one([...grammar.segments, ...grammar.topics]), '', '', '', rows.length),
        random.one(grammar.topics),
      )
  })
  return [header, ...rows]
}

const fill = (text: string, name: string, topic: string, firm: string, number: number) =>
  text
    .replace(/#(?!\d)/, String(number + 20))
    .replace(/#12/, `#${number + 20}`)
    .replace(/(?<!\p{L})T(?!\p{L})/u, topic)
    .replace(/(?<!\p{L})N(?!\p{L})/u, name)
    .replace(/(?<!\p{L})F(?!\p{L})/u, firm)

/** Of the guests of a show about half have a given name that lists of names hold. */
export function nameAsOften(person: GeneratedPerson, people: GeneratedPerson[], random: Random) {
  const common = `${random.one(commonNames)} ${person.name.split(' ').slice(1).join(' ')}`
  if (random.chance(0.55) && people.every(({ name }) => name !== common)) person.name = common
  for (const field of ['email', 'phone', 'website', 'bio', 'title', 'company'] as const) delete person[field]
}
