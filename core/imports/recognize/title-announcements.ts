import { oneLine } from '../read/cell-text.ts'

/**
 * How people announce whom they talk to, in the languages of podcasts: verbs and nouns with the words that may come before the
 * preposition or verb behind which the name is. `to`: the verb and its preposition, with up to five words between them, as in
 * "spricht Tom Baker heute mit"; `is`: the guest and the verb; `whom`: what a name follows directly.
 */
const grammar = [
  {
    to: ['(?:talk|speak|spoke|chat|convers|interview|discuss|sit|sat|catch|caught)\\p{Ll}*', 'with'],
    is: ["(?:(?:special|today[’']s|our|my|week[’']s) )?guests?", '(?:is|are|was|were)'],
    whom: 'talk(?:s|ed|ing)? to|speak(?:s|ing)? to|spoke to|chat(?:s|ted|ting)? to|joined(?: \\p{L}+){0,2} by|interview(?:s|ed|ing)|welcom(?:e|es|ed|ing)(?: back)?|(?:special |today’s |our )guests?[:,]?|presented by|meet',
  },
  {
    to: [
      '(?:sprech|sprich|sprach|rede|plauder|diskutier|unterh[aä]lt|gespräch|interview|talk)\\p{Ll}*',
      'mit',
    ],
    is: ['g[aä]st(?:e|in)?', '(?:ist|sind|war)'],
    whom: 'zu gast(?: bei \\p{L}+)?:?|gast:|gäste:|interviewt|begrüß(?:t|en)(?: wir)?|empfängt',
  },
  {
    to: [
      '(?:parl|discut|échang|convers|entretien|entretenir|rencontre|interview|dialogu|papot)\\p{Ll}*',
      'avec',
    ],
    is: ['invitée?s?', '(?:est|sont|:)'],
    whom: 'reçois|reçoit|recevons|accueille|accueillons|interviewe|au micro de|en compagnie (?:de|d’)',
  },
  {
    to: ['(?:habl|convers|charl|entrevist|plati|dialog)\\p{Ll}*', 'con'],
    is: ['invitad[oa]s?', '(?:es|son|:)'],
    whom: 'entrevist\\p{Ll}* a|recib\\p{Ll}* a|tenemos a|nos acompañan?|nos visitan?|acompañad[oa]s? (?:de|por)',
  },
  {
    to: ['(?:convers|fal|entrevist|bate|papo|papei|dialog)\\p{Ll}*', 'com'],
    is: ['convidad[oa]s?', '(?:é|são|:)'],
    whom: 'recebe|recebem|recebemos|recebo|entrevista|entrevistamos|participação de|presença de',
  },
  {
    to: ['(?:parl|chiacchier|convers|intervist|dialog)\\p{Ll}*', '(?:con|a)'],
    is: ['ospit[ei]', '(?:è|sono|:)'],
    whom: 'intervista|intervistiamo|ospitiamo|incontriamo|incontra',
  },
  {
    to: ['(?:praat|prat|spreek|sprek|spreken|sprak|gesprek|interview|klets)\\p{Ll}*', 'met'],
    is: ['gast(?:en)?', '(?:is|zijn)'],
    whom: 'te gast:?|interviewt|ontvangt|ontvangen we|schuift',
  },
  {
    to: ['(?:prat|snakk|samtal|intervju|interview|tala)\\p{Ll}*', 'med'],
    is: ['(?:gäst|gjest|gæst)\\p{Ll}*', '(?:är|er)'],
    whom: 'gästas(?: \\p{L}+){0,2} av|besöks?(?: \\p{L}+){0,2} av|besøk(?: \\p{L}+){0,2} (?:av|af)|möter(?: \\p{L}+){0,2}|møter(?: \\p{L}+){0,2}|intervjuar|intervjuer',
  },
  {
    to: ['rozm\\p{Ll}*', 'z'],
    is: ['(?:gości\\p{Ll}*|gośćmi)', '(?:jest|są)'],
    whom: 'gość:|goście:',
  },
  { to: ['povíd\\p{Ll}*', 's'], is: ['host\\p{Ll}*', '(?:je|jsou)'], whom: 'host:|hosté:' },
  {
    to: ['juttel\\p{Ll}*', 'kanssa'],
    is: ['vieraa?\\p{Ll}*', '(?:on|ovat)'],
    whom: 'vieraana|haastattelussa|vieraanamme',
  },
  { to: ['sohbet', 'ile'], is: ['konu[kğ]\\p{Ll}*', 'olan'], whom: 'konuğumuz|konuğu|konuk:' },
  { to: ['бесед\\p{Ll}*', 'с'], is: ['гост\\p{Ll}*', '[—–:-]'], whom: 'в гостях(?: у нас)?(?: [—–:-])?' },
  { to: ['розмов\\p{Ll}*', 'з'], is: ['гост\\p{Ll}*', '[—–:-]'], whom: 'гостя:' },
] as const

const between = '(?: [^\\s.!?;:|]{1,20}){0,5}?'
const phrases = grammar.flatMap(({ to, is, whom }) => [
  `${to[0]}${between} ${to[1]}`,
  `${is[0]}${between} ?${is[1]}`,
  whom,
])
const announcementPattern = new RegExp(`(?<![\\p{L}])(?:${phrases.join('|')}) (?! )`, 'giu')

/** What people do on a show, behind their names: "Ana Ruiz joins us", "Ana Ruiz ist zu Gast", "Ana Ruiz raconte". */
export const appearsPattern =
  /^(?:,? \p{Ll}[^.!?;,]{2,80},)? (?:joins?|joined|sits? down|stops? by|drops? by|comes? (?:on|by)|returns?|explains?|shares?|tells?|talks?|speaks?|discuss(?:es)?|reveals?|visits?|remembers?|recalls?|describes?|reflects? on|ist (?:\p{L}+ ){0,3}zu gast|erzählt|erklärt|spricht|berichtet|verrät|raconte|explique|partage|nous|revient|est (?:notre|l[’']) ?invitée?|nos (?:cuenta|habla|visita|explica|acompaña)|cuenta|explica|comparte|conta|fala|compartilha|é (?:o|a|nosso|nossa) convidad[oa]|racconta|spiega|ci (?:parla|racconta|spiega)|è (?:\p{L}+ ){0,2}ospite|vertelt|deelt|is (?:\p{L}+ ){0,3}te gast|legt (?:\p{L}+ ){0,3}uit|berättar|gästar|forteller|fortæller|gjester|gæster|opowiada|vypráví|kertoo|anlatıyor|рассказывает|розповідає)(?!\p{L})/iu

const shownLength = 300
const longestText = 2_000

/** The texts behind words that announce somebody: all of them near the beginning, else the first. */
export function behindAnnouncements(text: string): string[] {
  const line = oneLine(text.slice(0, longestText))
  const all = [...line.matchAll(announcementPattern)]
  const near = all.filter(({ index }) => index < shownLength)
  return (near.length > 0 ? near : all).map((match) => line.slice(match.index + match[0].length))
}

const longestLine = 200
const mostLines = 60
/** In some exports line feeds are written out. */
const lineEndPattern = /\n|\\n/
const bulletPattern = /^[^\p{L}\p{N}@#([]{1,4}/u

/** The lines of a text of several. */
export function linesOf(text: string): string[] {
  const lines = text.split(lineEndPattern, mostLines).map((line) => line.slice(0, longestLine).trim())
  return lines.length > 1 ? lines.map((line) => line.replace(bulletPattern, '')).filter(Boolean) : []
}

const clausePattern = /(?:^|[.!?;] |, )(?=[\p{Lu}\p{Lo}])/gu

/** Where sentences and clauses begin. */
export function clausesOf(text: string): string[] {
  const line = oneLine(text.slice(0, longestText))
  return [...line.matchAll(clausePattern)].map((match) => line.slice(match.index + match[0].length))
}
