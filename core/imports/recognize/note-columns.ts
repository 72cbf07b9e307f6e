import type { ColumnProfile } from './column-profile.ts'
import { peopleWords } from './header-kinds.ts'
import { asksToAvoid } from './header-questions.ts'
import { kindOfPhrase, voteOnHeader } from './header-vocabulary.ts'
import { wordsOfAnyScript } from './looks-like.ts'
import type { ImportField } from './import-column.ts'
import { normalize } from './normalize.ts'
import { type ColumnGuess, found, leftOut, type Table } from './table.ts'
import { hasStart, listOfWords } from './word-starts.ts'

const list = (words: string) => words.split(',').map((word) => normalize(word))

/** What people call a column of remarks. */
const noteWords = new Set(
  list(`
    note, notes, notes about guest, guest notes, guest note, notes on guest, private note, private notes, my notes, host notes, our notes,
    internal notes, internal note, general notes, other notes, additional notes, additional info, additional information, bio notes,
    comment, comments, guest comments, remark, remarks, observations, memo, misc, miscellaneous, other info, extra info, extras, fyi, good to know, special
    requests, special requirements, things to know, à savoir, bon à savoir, gut zu wissen, wissenswert, wissenswertes, a saber, da sapere, goed om te weten, bra att veta, bra at vite, godt at vide, warto wiedzieć, hyvä tietää, heads up, notes and comments, notes comments,
    notiz, notizen, anmerkung, anmerkungen, bemerkung, bemerkungen, hinweis, hinweise, kommentar, kommentare, sonstiges, vermerk,
    interne notiz, interne notizen, besonderheiten, remarque, remarques, commentaire, commentaires, observations, notes internes, divers,
    nota, notas, observacion, observaciones, comentario, comentarios, obs, observação, observações, comentário, comentários, anotações,
    anotaciones, apuntes, note interne, osservazioni, commento, commenti, annotazioni, appunti, opmerking, opmerkingen, notitie,
    notities, bijzonderheden, aantekeningen, toelichting, anteckning, anteckningar, kommentarer, noteringar, övrigt, notater, notat,
    merknad, merknader, bemærkning, bemærkninger, noter, muistiinpano, muistiinpanot, huomautus, huomautukset, huomiot, huom,
    lisätiedot, uwagi, notatka, notatki, komentarz, komentarze, poznámka, poznámky, komentář, megjegyzés, megjegyzések, jegyzet,
    observații, notițe, comentarii, not, notlar, açıklama, yorum, заметка, заметки, примечание, примечания, комментарий, комментарии,
    нотатки, примітка, примітки, коментар, коментарі, бележки, забележка, σημείωση, σημειώσεις, σχόλια, παρατηρήσεις, bilješke,
    napomena, napomene, opomba, opombe, pastabos, piezīmes, märkused, catatan, keterangan, ghi chú, ملاحظة, ملاحظات, تعليقات,
    הערה, הערות, टिप्पणी, नोट, หมายเหตุ, 備考, メモ, 注記, 特記事項, 备注, 備註, 注释, 说明, 附注, 비고, 메모, 참고, 특이사항`),
)

/** What forms ask last. */
const elsePattern =
  /\b(?:anything (?:else|we should)|what else should|sonst noch|noch etwas|autre chose|quelque chose d autre|algo mas|alguna otra cosa|algo mais|mais alguma coisa|altro da|qualcos altro|nog iets|nagot mer|noe mer|andet vi|muuta|cos jeszcze|jeszcze cos|neco dalsiho|что то еще|щось ще|baska bir)/

/** What a guest is spoken to in, which no field holds. */
const languageWords = new Set(
  list(`
    language, languages, spoken language, interview language, preferred language, sprache, sprachen, interviewsprache, langue, langues, langue parlée, langue de l’interview, idioma, idiomas,
    lengua, lingua, lingue, língua, taal, talen, språk, sprog, kieli, kielet, język, języki, jazyk, jazyky, nyelv, nyelvek, limba, limbi, dil, diller, язык, языки, мова, език, γλώσσα,
    γλώσσες, jezik, jezici, keel, keeled, kalba, valoda, llengua, llengües, bahasa, ngôn ngữ, 言語, 言葉, 语言, 語言, 언어, لغة, اللغة, שפה, भाषा, ภาษา`),
)

/** Beginnings of headers for what a host mustn't forget in a talk: what to keep off, and how to speak of somebody. */
const heededStarts = listOfWords(`
  do not ask, do not mention, don t ask, don t mention, avoid, off limits, off limit, no go, nogo, taboo, sensitiv, keep off, stay off, steer clear, careful, tabu, nicht fragen,
  nicht ansprechen, nicht erwähnen, vermeiden, heikel, à éviter, éviter, sujets à éviter, sujets interdits, ne pas, sensible, tabou, evitar, no preguntar, no mencionar, temas a evitar,
  não perguntar, não mencionar, evitare, da evitare, non chiedere, vermijden, niet vragen, niet noemen, taboe, undvik, fråga inte, unngå, ikke spør, undgå, spørg ikke, vältä, älä kysy,
  unikać, nie pytać, nie poruszać, nemluvit, neptat, kerülendő, a se evita, sorma, sorulmayacak, не спрашивать, избегать, не говорить, не питати, уникати, να μην, ne pitati, jangan tanya,
  NG, 触れない, 聞かない, 不要问, 避免, 忌, 금기, pronoun, pronom, fürwörter, zaimki, 代名詞, 人称
`)
export const isHeeded = (header: string) => hasStart(normalize(header), heededStarts)

const maxNotes = 3

/** Columns of the host's own remarks, which no other field has taken. Remarks of several columns are joined. */
export function findNotes(guesses: ColumnGuess[], { headers, profiles, sheet }: Table) {
  const columns = guesses.flatMap((guess, column) => {
    const profile = profiles[column]!
    const { filled, at, url, phone, number, date } = profile
    const header = headers[column]!
    if (guess.field || filled === 0 || !(isOpen(guess) || isToHost(guess, header))) return []
    const isLanguage = languageWords.has(normalize(header)) && new Set(profile.values).size > 1
    const isCalled = isHeeded(header) || isNotes(header) || (haveSentences(profile) && isCalledNotes(header))
    if (!isLanguage && !isCalled) return []
    return Math.max(at, url, phone, number, date) > 0.6 ? [] : [column]
  })
  const first = columns.toSorted((a, b) => Number(isHeeded(headers[b]!)) - Number(isHeeded(headers[a]!)))
  const asked =
    sheet.asked?.filter((column) => isOpenText(guesses[column]) && profiles[column]!.filled > 0) ?? []
  for (const column of [...first.slice(0, maxNotes), ...asked]) guesses[column] = found('notes', 0.95)
}

/** An answer means little without its question. */
const isOpenText = ({ field, code }: ColumnGuess = leftOut('unrecognized')) =>
  field === null ? code !== 'chosen' && code !== 'remembered' : code === 'values' && textFields.has(field)
const textFields = new Set<ImportField>(['bio', 'expertise'])

const isOpen = ({ code }: ColumnGuess) =>
  code !== 'chosen' && code !== 'remembered' && code !== 'other-person'

/** "Comment to host" isn't about somebody else. */
const isToHost = ({ code }: ColumnGuess, header: string) =>
  code === 'other-person' &&
  normalize(header)
    .split(' ')
    .some((word) => hostWords.has(word))

/** "Sponsor notes" and "Show notes" are about something else. */
export function isNotes(header: string): boolean {
  const folded = normalize(header)
  if (noteWords.has(folded)) return true
  return elsePattern.test(folded) && (voteOnHeader(header).other ?? 0) < 0.3
}

/** Remarks are short and long; marks and codes have no sentence among them. */
const haveSentences = ({ values }: ColumnProfile) =>
  values.some((value) => wordsOfAnyScript(value) >= wordsOfSentence)
const wordsOfSentence = 4

const noteNouns = new Set([...noteWords].filter((word) => /^\p{L}{4,}$/u.test(word)))
/** Whom a host writes to: otherwise a header about somebody is about that person. */
const hostWords = new Set(
  list(`
    host, hosts, team, moderator, moderatorin, moderation, redaktion, animateur, animatrice, équipe, equipo, equipe, anfitrión, anfitriona, presentador, presentadora,
    apresentador, apresentadora, conduttore, conduttrice, redazione, presentator, redactie`),
)
const partsOf = (header: string) => header.split(/[/|,;:()[\]]+/).map(normalize)
/** "Comment" is French for "how". */
const asksHowPattern = /^comment (?!(?:to|for|from|on|about)\b)/
const mostWords = 5
const leastVote = 0.3

/** "Notes pour nous", "Comment to host", "Anmerkungen intern": remarks, unless the other words are about something else. */
function isCalledNotes(header: string): boolean {
  const parts = partsOf(header)
  const words = parts.flatMap((part) => part.split(' ')).filter(Boolean)
  if (words.length > mostWords || header.includes('?') || parts.some((part) => asksHowPattern.test(part)))
    return false
  if (!parts.some(beginsOrEndsWithNotes)) return false
  const rest = words.filter((word) => !noteNouns.has(word) && !hostWords.has(word) && !peopleWords.has(word))
  const votes = voteOnHeader(rest.join(' '))
  return rest.every(isOpenWord) && (votes.other ?? 0) < leastVote && (votes.thing ?? 0) < leastVote
}

const beginsWithNotes = (part: string) => noteNouns.has(part.split(' ')[0]!)
const beginsOrEndsWithNotes = (part: string) =>
  beginsWithNotes(part) || noteNouns.has(part.split(' ').at(-1)!)

/** Whether a column of notes says only that they are some: "Travel notes" and "Anything we should not ask?" say more. */
export const saysOnlyNotes = (header: string) =>
  (isNotes(header) && !asksToAvoid(normalize(header))) ||
  (isCalledNotes(header) && partsOf(header).some(beginsWithNotes))

/** Not a field's word: "Notes on company" are about the firm. */
const isOpenWord = (word: string) => {
  const kind = kindOfPhrase.get(word)
  return kind === undefined || kind === 'detail' || kind === 'pronunciation'
}
