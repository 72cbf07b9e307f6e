import { deu } from 'stopword'
import { listIn, type Speech, wordSet } from './speech.ts'

const list = listIn('de')

const generic =
  'ding dinge sache sachen mal male tag tage tagen woche wochen monat monate monaten jahr jahre jahren stunde stunden minute minuten sekunde moment augenblick morgen abend nacht nachmittag vormittag mittag uhr zeit zeiten leute leuten mensch menschen mann männer frau frauen kind kinder freund freunde teil teile seite ende anfang anfangs stelle fall fälle punkt grund frage fragen antwort antworten idee problem wort worte namen name zahl zahlen prozent euro cent hälfte rest beispiel geschichte gespräch folge podcast gast gäste sendung hörer hand kopf auge leben welt art weise meter kilo kilometer stück stücke paar bisschen dank danke willkommen werbung januar februar märz april mai juni juli august september oktober november dezember montag dienstag mittwoch donnerstag freitag samstag sonntag sonnabend wochenende winter sommer herbst frühling'

/** How German is spoken. */
export const german: Speech = {
  code: 'de',
  frames: {
    talks(who, whom, minutes) {
      const length = minutes === null ? '' : ` ${minutes} Minuten lang`
      const verb = who.length > 1 ? 'sprechen' : 'spricht'
      const withWhom = whom.length > 0 ? ` mit ${list(whom)}` : who.length > 1 ? ' miteinander' : ''
      return `${list(who)} ${verb}${length}${withWhom}.`
    },
    about: (topics) => `Die Themen: ${list(topics)}.`,
    says: (speaker, quote) => `${speaker} sagt: „${quote}“`,
    introduction: 'Einleitung',
    sponsor: 'Werbung',
    afterSponsor: 'Nach der Werbung',
  },
  stops: new Set(deu),
  generic: wordSet(generic),
  broad: wordSet(
    'arbeit beruf firma geld kunde preis kosten plan lösung situation erfahrung entscheidung projekt ergebnis haus stadt land schule buch tisch tür auto essen wasser luft körper zukunft familie mutter vater firmen betrieb sinn weg ziel gefühl ruhe gedank',
  ),
  attributive: wordSet(''),
  determiners: wordSet(
    'der die das den dem des ein eine einen einem einer eines mein meine meinen meinem meiner unser unsere unseren unserem unserer dein deine deinen deinem deiner ihr ihre ihren ihrem ihrer sein seine seinen seinem seiner kein keine keinen keinem keiner im am zum zur vom beim ins ans dieser diese dieses diesen diesem jeder jede jedes jeden jedem',
  ),
  questionWords: wordSet(
    'was warum wieso weshalb wie wer wen wem wessen wo woher wohin wann welche welcher welches welchen welchem womit woran worauf worüber wozu wodurch wofür wovon',
  ),
  leadIns: wordSet('und aber also ja nein okay ok gut na nun hm hmm äh ähm genau ach dann so denn'),
  clauseWords: wordSet('wenn weil dass nachdem bevor während damit sobald als'),
  openers: wordSet(
    'und aber oder denn also weil dass es er sie ihn ihm ihr ihnen dann da dort so ja nein doch deshalb deswegen darum trotzdem dies diese dieser dieses diesen diesem jene genau danke hallo dabei damit dafür dagegen daran darauf daraus davon dazu danach davor hier außerdem auch sonst zweitens drittens erstens welche solche sein seine seinen ihre ihren beide andere gut okay na ach hm',
  ),
  pronouns: wordSet('es ihn sie ihnen dies davon damit dafür dazu daran darauf darin'),
  personPronouns: wordSet('er ihm ihr'),
  sponsor:
    /\b(?:präsentiert von|unserem sponsor|unser sponsor|unserer werbepartner|unserem werbepartner|unser werbepartner|gesponsert von|unterstützt von|kurze werbepause|kurze werbung)\b/iu,
  resumes: /\b(?:wieder da|wieder zurück|willkommen zurück|da sind wir wieder|weiter geht)\b/iu,
  farewell:
    /\b(?:danke|vielen dank|newsletter|webseite|website|abonnier\p{L}*|folgt (?:mir|uns)|sponsor|zu gast)\b|\w\.(?:de|com|org|example)\b/iu,
  announces:
    /\b(?:sprechen|reden|kommen|unterhalten) wir (?:jetzt |mal |nun |noch |uns ){0,2}(?:über|zu|zum|zur|von|vom) /iu,
  claims: [
    [/\b(?:nicht|kein\p{L}{0,2}|nie)\b/iu, 5, /, sondern\b/iu],
    [
      /\b(?:ist|sind|war|waren) (?:nicht|kein\p{L}{0,2}|nie)\b/iu,
      5,
      /[,;] (?:es|das|sie|er) (?:ist|sind|war)\b/iu,
    ],
    [
      /\b(?:der|die|das) (?:beste|größte|wichtigste|schwierigste|schwerste|schlimmste|schönste|einzige|häufigste)\p{L}{0,2}\b/iu,
      3,
    ],
    [/^(?:man|du) (?:muss|musst|darf|darfst|sollte|solltest|kann nicht|kannst nicht)\b/iu, 3],
    [/^(?:wer|wenn|solange|bevor) [^.?!]{5,120}, /iu, 3],
    [/\b(?:niemand|jeder|nie|niemals|immer|alle)\b/iu, 2],
    [/, nicht (?:der|die|das|den|dem|ein|eine|einen|mit|in|am|im|aus|wegen)\b/iu, 3],
    [/\b(?:mehr|weniger|besser|schlechter|schneller|wichtiger|schwerer|billiger|teurer) als\b/iu, 2],
    [/\b(?:gelernt|fehler|das geheimnis|unterschätz\p{L}{1,4})\b/iu, 2],
    [
      /^(?:(?:Der|Die|Das|Ein|Eine) )?\p{Lu}\p{L}{2,40} (?:ist|sind|hat|haben|braucht|brauchen|kostet|kosten|war nie) /u,
      2,
    ],
  ],
  pairClaims: [
    [
      /^Ich (?:habe|bin|war|wollte|kann) [^.?!]{0,60}\b(?:nicht|kein\p{L}{0,2}|nie)\b[^.?!]{0,60}\. Ich\b/u,
      6,
    ],
    [
      /^(?:Der|Die|Das|Ein|Eine) [^.?!]{3,60} (?:ist|sind|war) (?:nicht|kein\p{L}{0,2}|nie)\b[^.?!]{2,80}\. (?:Es|Er|Sie|Das) (?:ist|sind|war)\b/u,
      6,
    ],
  ],
}
