import { isPersonName } from '../recognize/looks-like.ts'
import { isEmail, isUrl } from '../read/addresses.ts'
import type { RowValues } from './guest-values.ts'

/**
 * The specification's fixed rules (§5) for a sheet whose columns nothing else explains: name, title, company, email
 * by position; of the rest, what looks like a phone is one and other text is the bio.
 */
export function readByPosition(cells: string[]): RowValues {
  const values: RowValues = {}
  const [first = '', title = '', company = '', email = '', ...rest] = cells
  const name = isNameString(first) ? first : (cells.find(isNameString) ?? '')
  if (name) values.name = [name]
  if (title && title !== name && isPlainText(title)) values.title = [title]
  if (company && company !== name && isPlainText(company)) values.company = [company]
  const address = isEmail(email) ? email : cells.find(isEmail)
  if (address) values.email = [address]
  const others = [title, company, email, ...rest].filter((cell) => cell && cell !== address && cell !== name)
  const phone = others.find(isPhoneLike)
  if (phone) values.phone = [phone]
  const bio = rest.find((cell) => cell && cell !== name && !isPhoneLike(cell) && isPlainText(cell))
  if (bio) values.bio = [bio]
  return values
}

const isPlainText = (cell: string) =>
  !isEmail(cell) && !isUrl(cell) && !isPhoneLike(cell) && /\p{L}/u.test(cell)

/** 'Firstname Lastname' of 5 to 50 characters that is no title, email or link; Chinese names are shorter. */
const isNameString = (cell: string) =>
  cell.length <= 50 && (cell.length >= 5 || /[\u3400-\u9fff\uac00-\ud7af]/.test(cell)) && isPersonName(cell)

/** 10 or more digits among spaces and + ( ) - . */
const isPhoneLike = (cell: string) => /^[\d\s+().-]+$/.test(cell) && cell.replace(/\D/g, '').length >= 10
