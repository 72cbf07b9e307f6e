/** Whether a text looks like an email address, as far as a form can check. */
export const isEmail = (email: string) =>
  email.length <= 254 && /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email)

/** A web address with or without https://, such as `example.com/press`. */
export function isWebAddress(address: string): boolean {
  // Browsers take "//host" and "/\\host" for another site
  if (address.length > 2_000 || /^\/|[\s\\]/.test(address)) return false
  const hasScheme = /^[a-z][\w+.-]{0,20}:/i.test(address) && !/^[\w.-]{1,255}:\d/.test(address)
  try {
    const { protocol, hostname } = new URL(hasScheme ? address : `https://${address}`)
    return /^https?:$/.test(protocol) && (hostname.includes('.') || hostname === 'localhost')
  } catch {
    return false
  }
}

/** A phone number with at least five digits, and the signs people write between them. */
export const isPhone = (phone: string) =>
  phone.length <= 60 && /^[\d\s+().\-/x#]*$/i.test(phone) && phone.replace(/\D/g, '').length >= 5

/** A number with a point or a comma for its decimals. */
export const isNumber = (number: string) => /^[+-]?\d{1,15}(?:[.,]\d{1,15})?$/.test(number)

/** A day that exists, as YYYY-MM-DD. */
export function isDate(day: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return false
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}
