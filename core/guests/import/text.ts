import { decodeAgain } from './encoding.ts'
import { withoutGuard } from '../../exports/guests-formulas.ts'

/** What a cell of Excel holds at most; cells of text files are cut to it. */
const CELL_LENGTH = 32_767

const PLAIN = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/
/** What UTF-8 letters look like where a program took them for Windows-1252: "MÃ¼ller". */
const TWICE_ENCODED = /[ÂÃÅÄÐÑ][\u0080-\u00bfŒœŠšŸŽžƒˆ˜–—‘’‚“”„†‡•…‰‹›€™]|â€/

/** A cell's text without invisible characters and the apostrophe that guards an exported one; line breaks inside stay. */
export function cleanText(text: string): string {
  if (text.length <= CELL_LENGTH && PLAIN.test(text) && text[0] !== "'") return text
  const clean = text
    .slice(0, CELL_LENGTH)
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    // eslint-disable-next-line no-control-regex
    .replace(
      /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u00ad\u200b\u200e\u200f\u2060\ufeff\ufffe\uffff]/g,
      '',
    )
    .replace(/[\u00a0\u2007\u202f]/g, ' ')
    .trim()
  return withoutGuard(TWICE_ENCODED.test(clean) ? decodeAgain(clean) : clean).trim()
}

export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

export const shorten = (text: string, length: number) =>
  text.length > length ? `${oneLine(text.slice(0, length * 2)).slice(0, length - 1)}…` : oneLine(text)

export const isBlankRow = (row: string[]) => row.every((cell) => cell === '')

const PLACEHOLDER =
  /^(?:#?n\.?\/?a\.?|#ref!|#value!|#name\?|none|no one|nil|null|nan|tb[acd]|t\.b\.[acd]\.?|to be (?:announced|confirmed|defined|decided|determined|specified|added|advised|provided)|coming soon|pending|unknown|undefined|not (?:available|applicable|provided|specified|set)|empty|blank|vacant|n\.? ?n\.|keine?|leer|unbekannt|noch offen|folgt|entfällt|aucune?|néant|à (?:confirmer|venir|définir|préciser)|inconnu|sans objet|ningun[oa]|por (?:confirmar|definir|anunciar)|sin (?:datos|definir)|no aplica|nenhuma?|a (?:confirmar|definir|anunciar|designar)|não informado|n[ãa]o se aplica|nessuno|da (?:confermare|definire)|geen|onbekend|volgt|nog niet bekend|inget|saknas|okänd|ingen|brak|do ustalenia|není|nincs|yok|belirsiz|нет|не указано|неизвестно|уточняется|немає|لا يوجد|غير محدد|אין|无|無|暂无|待定|なし|未定|없음|미정|अज्ञात|tidak ada|không có|chưa có|x{2,3}|[-–—_.?/*…]+)[….!]*$/i

/** "n/a", "TBA", "-" and the like, in many languages: filled in, and yet nothing. */
export const isPlaceholder = (text: string) => text.length <= 24 && PLACEHOLDER.test(text)

/** `Column A` for 0, as spreadsheets count. */
export function columnLabel(index: number): string {
  let letters = ''
  for (let rest = index + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters
  }
  return `Column ${letters}`
}
