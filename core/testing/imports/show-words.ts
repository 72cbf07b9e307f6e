/**
 * How shows write in one language: N for the guests, T for the topic, F for a firm, R for what they do, H for the host and S
 * for the show.
 */
export interface ShowWords {
  titles: string[]
  summaries: string[]
  topics: string[]
  /** Episodes without a guest. */
  segments: string[]
  roles: string[]
  guests: string[]
  and: string[]
  titleHeaders: string[]
  /** The same, where they could be of nothing else. */
  topicHeaders: string[]
  summaryHeaders: string[]
  dateHeaders: string[]
}

const list = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
const terms = (text: string) => text.split(';').map((term) => term.trim())

export const showWords: Record<string, ShowWords> = {
  en: {
    titles: list(`T with N
      T w/ N
      T (w/ N)
      T feat. N
      T (ft. N)
      T featuring N
      N on T
      N: T
      N - T
      N — T
      N | T
      N // T
      T | N
      T - N
      T — N
      T: N
      T (N)
      T [N]
      T by N
      N, R
      N, R of F
      N, author of T
      N, R, on T
      N (F) on T
      N from F
      N of F: T
      N, F | T
      T with N of F
      T with R N
      T, with N (F)
      Interview: N
      Interview with N, R
      An Interview with N
      A Conversation with N
      In conversation with N about T
      Talking T with N
      Guest: N – T
      N talks T
      N discusses T
      N Returns
      Special Guest N
      Meet N
      T • N
      "T" – N
      N: "T"
      N – T (Part 1)
      T ft N
      N & H: T
      S with N
      N
      R N on T
      How N Built F
      Why T? | N`),
    summaries: list(`In this episode we talk to N about T.
      H talks with N about T.
      This week N joins the show to discuss T. We also read your letters.
      Our guest today is N. We look at T.
      N is the R of F. Listen as we get into T.
      H sits down with N from F to talk about T.
      Guest: N. Topic: T.
      Guests: N
      We are joined by N, R at F, for a chat about T.
      N (R, F) explains why T matters.
      N, R at F, on T, what comes next, and lunch.
      H is joined by R N.
      T matters more than ever. N tells us why.
      A talk with N about T.
      With N
      N returns to the show to talk about T.
      Today on the show: N.
      What is T? H asks N, who wrote a book about it.
      Interview with N of F.`),
    topics: list(`Machine Learning
      React Native
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
      Black Holes
      Mental Health
      New York City
      Silicon Valley
      Star Wars
      The Truth About Sugar
      Life After Football
      Quantum Computing
      Better Meetings, Fewer Emails
      Design Systems
      Running a small farm
      Is this the end of cash?
      Artificial Intelligence
      Growing Up in Public
      Data Science
      True Crime`),
    segments: list(`Mailbag
      News Roundup: March
      Listener Questions
      Ask Me Anything
      Season Finale
      Best of 2023
      A Quick Update
      Weekly Review with Coffee
      Dealing with Burnout
      Cooking with Fire
      Working with Large Language Models
      Trailer
      Christmas Special
      Live from Berlin
      Happy New Year
      Bonus: Behind the Scenes
      Introducing: Salt Water
      Our First Year`),
    roles: terms(
      'author; founder; professor of history; CEO; engineer; comedian; chef; journalist; marine biologist',
    ),
    guests: terms('Guests:; Guest:; With; Guests -; Featuring; Tonight:'),
    and: terms('and; &'),
    titleHeaders: terms(
      'title; Title; Episode; episode_title; Episode Title; name; Video; Talk; video_title; Topic; Name',
    ),
    topicHeaders: terms(
      'title; Title; Episode; episode_title; Episode Title; Video; Talk; video_title; Topic',
    ),
    summaryHeaders: terms('description; summary; Show Notes; Description; notes; content'),
    dateHeaders: terms('published; Date; pubDate; date; air_date; Release Date'),
  },
  de: {
    titles: list(`T – mit N
      T mit N
      T (mit N)
      N über T
      N: T
      N – T
      N | T
      T | N
      T – N
      T (N)
      T (N, F)
      Im Gespräch mit N: T
      Im Gespräch mit R N
      T | Zu Gast: N
      N von F – T
      T (Gast: N)
      Interview mit N
      Zu Gast: N
      T feat. N
      N, R
      N (F): T
      T mit N von F
      „T“ – N
      N`),
    summaries: list(`In dieser Folge sprechen wir mit N über T.
      Zu Gast ist N von F. Es geht um T.
      N erzählt, was T mit uns macht.
      H spricht mit N über T.
      Gast: N
      Diesmal ist N zu Gast. Thema: T.
      Wir reden mit R N über T.
      Ein Gespräch mit N, R bei F.`),
    topics: list(`Künstliche Intelligenz
      Digitale Bildung
      Warum wir schlafen
      Die Zukunft der Bahn
      Gesunde Ernährung
      Wohnen im Alter
      Mut zur Lücke
      Offene Daten
      Neue Arbeit
      Geld und Glück
      Der lange Weg zurück
      Leben auf dem Land`),
    segments: list(`Hörerpost
      Rückblick: März
      Leben mit Kindern
      Arbeiten mit Künstlicher Intelligenz
      Fragen und Antworten
      Frohe Weihnachten
      Sommerpause`),
    roles: terms('Autorin; Gründer; Professorin; Geschäftsführer; Köchin; Journalist'),
    guests: terms('Gäste:; Gast:; Mit; Zu Gast:'),
    and: terms('und; &'),
    titleHeaders: terms('Titel; Folge; title; Episode'),
    topicHeaders: terms('Titel; Folge; title; Episode'),
    summaryHeaders: terms('Beschreibung; Shownotes; description; Inhalt'),
    dateHeaders: terms('Datum; date; Veröffentlicht'),
  },
  fr: {
    titles: list(`T avec N
      T, avec N
      T (avec N)
      N : T
      N - T
      N – T
      N | T
      T | N
      T – N
      Entretien avec N
      Interview de N
      T | Invité : N
      N (F) - T
      Rencontre avec N – T
      N, R : T
      N, R
      « T » – N
      N parle de T
      N`),
    summaries: list(`Cette semaine, nous recevons N pour parler de T.
      Notre invitée est N, de F. On parle de T.
      Dans cet épisode, N raconte T.
      H reçoit N, R.
      Avec N, R chez F.
      Invités : N
      Une conversation avec N sur T.`),
    topics: list(`L’intelligence artificielle
      Vivre autrement
      Le sommeil
      La ville de demain
      Bien manger
      Les données ouvertes
      Travailler à distance
      Changer de vie
      La fin du cash ?`),
    segments: list(`Courrier des auditeurs
      Bilan de mars
      Vivre avec le doute
      Questions et réponses
      Joyeux Noël
      Hors-série`),
    roles: terms('autrice; fondateur; professeure; ingénieur; cheffe; journaliste'),
    guests: terms('Invités :; Invité :; Avec'),
    and: terms('et; &'),
    titleHeaders: terms('Titre; Épisode; title'),
    topicHeaders: terms('Titre; Épisode; title'),
    summaryHeaders: terms('Description; Résumé; description'),
    dateHeaders: terms('Date; date; Publié le'),
  },
  es: {
    titles: list(`T con N
      T, con N
      T (con N)
      Entrevista a N: T
      Entrevista con N
      N | T
      T | N
      N - T
      T - N
      Charla con N sobre T
      N: T
      T (con N, F)
      Hablando de T con N
      N, R
      N (F): T
      T por N
      Invitado: N
      N y T
      N`),
    summaries: list(`Hoy hablamos con N sobre T.
      Nuestra invitada es N, de F. Tema: T.
      En este episodio conversamos con N acerca de T.
      H entrevista a N, R.
      Invitados: N
      Charlamos con R N.
      N nos cuenta todo sobre T.`),
    topics: list(`La inteligencia artificial
      Vivir mejor
      El sueño
      La ciudad del futuro
      Comer bien
      Trabajo remoto
      Datos Abiertos
      Emprender desde cero
      Salud Mental
      El fin del efectivo`),
    segments: list(`Correo de oyentes
      Resumen de marzo
      Vivir con miedo
      Preguntas y respuestas
      Feliz Navidad
      Especial de verano`),
    roles: terms('autora; fundador; profesora; ingeniero; periodista; chef'),
    guests: terms('Invitados:; Invitada:; Con'),
    and: terms('y; &'),
    titleHeaders: terms('Título; Episodio; title; titulo'),
    topicHeaders: terms('Título; Episodio; title; titulo'),
    summaryHeaders: terms('Descripción; Resumen; description'),
    dateHeaders: terms('Fecha; date; Publicado'),
  },
  pt: {
    titles: list(`T com N
      T, com N
      T (com N)
      N - T
      N: T
      N | T
      T | N
      T - N
      Entrevista com N
      Papo com N sobre T
      N (F)
      N, R
      Convidado: N
      Conversa com N
      T feat. N
      N`),
    summaries: list(`Neste episódio conversamos com N sobre T.
      Recebemos N, da F, para falar de T.
      A convidada de hoje é N. O tema: T.
      H conversa com N, R.
      Convidados: N
      N fala sobre T.`),
    topics: list(`Inteligência Artificial
      Viver melhor
      O sono
      A cidade do futuro
      Carreira Internacional
      Trabalho remoto
      Dados Abertos
      Saúde Mental
      O fim do dinheiro`),
    segments: list(`Perguntas dos ouvintes
      Resumo de março
      Viver com medo
      Retrospectiva do Ano
      Especial de Natal`),
    roles: terms('autora; fundador; professora; engenheiro; jornalista; chef'),
    guests: terms('Convidados:; Convidada:; Com'),
    and: terms('e; &'),
    titleHeaders: terms('Título; Episódio; title; titulo'),
    topicHeaders: terms('Título; Episódio; title; titulo'),
    summaryHeaders: terms('Descrição; Resumo; description'),
    dateHeaders: terms('Data; date; Publicado em'),
  },
  it: {
    titles: list(`T con N
      T, con N
      T (con N)
      N: T
      N - T
      N | T
      T | N
      T – N
      Intervista a N
      T | Ospite: N
      Con N: T
      N, R
      N (F): T
      N`),
    summaries: list(`In questa puntata parliamo con N di T.
      L’ospite di oggi è N, di F. Si parla di T.
      H intervista N, R.
      Ospiti: N
      N ci racconta T.`),
    topics: list(`L’intelligenza artificiale
      Vivere meglio
      Il sonno
      La città di domani
      Dati aperti
      Cambiare vita
      Mangiare bene`),
    segments: list(`Posta
      Riassunto di marzo
      Vivere con la paura
      Buon Natale`),
    roles: terms('autrice; fondatore; professoressa; ingegnere; giornalista'),
    guests: terms('Ospiti:; Ospite:; Con'),
    and: terms('e; &'),
    titleHeaders: terms('Titolo; Puntata; title'),
    topicHeaders: terms('Titolo; Puntata; title'),
    summaryHeaders: terms('Descrizione; description'),
    dateHeaders: terms('Data; date'),
  },
  nl: {
    titles: list(`T met N
      T (met N)
      N over T
      N: T
      N - T
      N | T
      T | N
      In gesprek met N
      T | Te gast: N
      Interview met N
      N, R
      N (F): T
      N`),
    summaries: list(`In deze aflevering praten we met N over T.
      Te gast is N van F. We hebben het over T.
      H praat met N, R.
      Gasten: N
      N vertelt over T.`),
    topics: list(`Kunstmatige intelligentie
      Beter leven
      Slaap
      De stad van morgen
      Open data
      Een nieuw begin
      Gezond eten`),
    segments: list(`Luisteraarsvragen
      Terugblik op maart
      Leven met angst
      Kerstspecial`),
    roles: terms('auteur; oprichter; hoogleraar; ingenieur; journalist'),
    guests: terms('Gasten:; Gast:; Met'),
    and: terms('en; &'),
    titleHeaders: terms('Titel; Aflevering; title'),
    topicHeaders: terms('Titel; Aflevering; title'),
    summaryHeaders: terms('Beschrijving; description'),
    dateHeaders: terms('Datum; date'),
  },
}
