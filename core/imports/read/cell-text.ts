import { decodeAgain } from './encoding.ts'
import { withoutGuard } from '../../exports/guests-formulas.ts'

/** What a cell of Excel holds at most; cells of text files are cut to it. */
export const cellLength = 32_767

const unusualPattern = /[^\x20-\x7e]/
const invisiblePattern =
  /(?![\t\n\r\u0080-\u009f])[\p{Cc}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\ufffe\uffff]/gu
/** Line breaks of web pages, with the blanks around them. */
const lineBreakPattern = / ?<br ?\/?> ?/gi
/** What UTF-8 letters look like where a program took them for Windows-1252: "MÃ¼ller". */
const twiceEncodedPattern = /[ÂÃÅÄÐÑ][\u0080-\u00bfŒœŠšŸŽžƒˆ˜–—‘’‚“”„†‡•…‰‹›€™]|â€/

/** A cell's text without invisible characters and the apostrophe that guards an exported one; line breaks inside stay. */
export function cleanText(text: string): string {
  if (isClean(text)) return text
  const clean = text
    .slice(0, cellLength)
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(lineBreakPattern, '\n')
    .replace(invisiblePattern, '')
    .replace(/[\u00a0\u2007\u202f]/g, ' ')
    .trim()
  return withoutGuard(twiceEncodedPattern.test(clean) ? decodeAgain(clean) : clean).trim()
}

/** Most cells are: plain letters without a blank or an apostrophe at the ends. */
const isClean = (text: string) =>
  text.length <= cellLength &&
  text.charCodeAt(0) > 0x27 &&
  text.charCodeAt(text.length - 1) > 0x20 &&
  !unusualPattern.test(text) &&
  !(text.includes('<') && /<br/i.test(text))

export const oneLine = (text: string) =>
  /\s\s|[^\S ]|^\s|\s$/.test(text) ? text.replace(/\s+/g, ' ').trim() : text

export const shorten = (text: string, length: number) =>
  text.length > length ? `${oneLine(text.slice(0, length * 2)).slice(0, length - 1)}…` : oneLine(text)

export const isBlankRow = (row: string[]) => row.every((cell) => cell === '')

const placeholders = new Set(
  `n/a,na,n.a.,#n/a,#ref!,#value!,#name?,none,no one,nil,null,nan,tba,tbc,tbd,t.b.a.,t.b.c.,t.b.d.,to be announced,to be confirmed,
  to be defined,to be decided,to be determined,to be specified,to be added,to be advised,to be provided,coming soon,pending,unknown,
  undefined,not available,not applicable,not provided,not specified,not set,empty,blank,vacant,n.n.,n. n.,nn,kein,keine,leer,unbekannt,
  noch offen,folgt,entfällt,aucun,aucune,néant,à confirmer,à venir,à définir,à préciser,inconnu,sans objet,ninguno,ninguna,por confirmar,
  por definir,por anunciar,sin datos,sin definir,no aplica,nenhum,nenhuma,a confirmar,a definir,a anunciar,a designar,não informado,
  não se aplica,nao se aplica,nessuno,da confermare,da definire,geen,onbekend,volgt,nog niet bekend,inget,saknas,okänd,ingen,brak,
  do ustalenia,není,nincs,yok,belirsiz,нет,не указано,неизвестно,уточняется,немає,لا يوجد,غير محدد,אין,无,無,暂无,待定,なし,未定,없음,미정,
  tidak ada,không có,chưa có,xx,xxx,open-ended response`
    .split(',')
    .map((text) => text.trim()),
)
const noLettersPattern = /^[-–—_.?/*…!]+$/

/** "n/a", "TBA", "-" and the like, in many languages: filled in, and yet nothing. */
export function isPlaceholder(text: string): boolean {
  if (text.length > 24 || text === '') return false
  if (noLettersPattern.test(text)) return true
  const lower = text.toLowerCase().replace(/^@/, '')
  return (
    placeholders.has(lower) ||
    ('.…!'.includes(lower.at(-1)!) && placeholders.has(lower.replace(/(?<![.…!])[.…!]+$/, '')))
  )
}

/** `Column A` for 0, as spreadsheets count. */
export function columnLabel(index: number): string {
  let letters = ''
  for (let rest = index + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters
  }
  return `Column ${letters}`
}
