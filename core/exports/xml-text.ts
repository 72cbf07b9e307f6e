// Characters that XML 1.0 (2.2) forbids: with a single one, Word considers the whole file damaged
const forbidden = /(?![\t\n\r\u007f-\u009f])[\p{Cc}\ufffe\uffff]/gu

/** The value with all its strings made valid for XML. */
export function xmlSafe<T>(value: T): T {
  if (typeof value === 'string') return value.toWellFormed().replace(forbidden, '') as T
  if (Array.isArray(value)) return value.map(xmlSafe) as T
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, xmlSafe(entry)])) as T
}
