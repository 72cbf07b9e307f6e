import { voteOnHeader } from './header-vocabulary.ts'
import { normalize } from './normalize.ts'
import { type ColumnGuess, found, type Table } from './table.ts'

const list = (words: string) => words.split(',').map((word) => normalize(word))

/** What people call a column of remarks. */
const noteWords = new Set(
  list(`
    note, notes, notes about guest, guest notes, guest note, notes on guest, private note, private notes, my notes, host notes, our notes,
    internal notes, internal note, general notes, other notes, additional notes, additional info, additional information, bio notes,
    comment, comments, guest comments, remark, remarks, observations, memo, misc, miscellaneous, other info, extra info, extras, fyi, good to know, special
    requests, special requirements, things to know, heads up, notes and comments, notes comments,
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

const maxNotes = 3

/** Columns of the host's own remarks, which no other field has taken. Remarks of several columns are joined. */
export function findNotes(guesses: ColumnGuess[], { headers, profiles }: Table) {
  const columns = guesses.flatMap((guess, column) => {
    const { filled, at, url, phone, number, date } = profiles[column]!
    if (guess.field || !isOpen(guess) || filled === 0 || !isNotes(headers[column]!)) return []
    return Math.max(at, url, phone, number, date) > 0.6 ? [] : [column]
  })
  for (const column of columns.slice(0, maxNotes)) guesses[column] = found('notes', 0.95)
}

const isOpen = ({ code }: ColumnGuess) =>
  code !== 'chosen' && code !== 'remembered' && code !== 'other-person'

/** "Sponsor notes" and "Show notes" are about something else. */
export function isNotes(header: string): boolean {
  const folded = normalize(header)
  if (noteWords.has(folded)) return true
  return elsePattern.test(folded) && (voteOnHeader(header).other ?? 0) < 0.3
}
