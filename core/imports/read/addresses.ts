const emailPattern =
  /(?<![^\s<>()[\],;:"'|/\\])[^\s<>()[\],;:"'|/\\]+@[^\s<>()[\],;:"'|/\\@]+\.[^\s<>()[\],;:"'|/\\@]{2,}/
const urlLikePattern = /^(?:https?:\/\/|www\.)\S+$|^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/\S*)?$/i
const fileNamePattern =
  /^(?![a-z]+:)(?!www\.)[^:?#]+\.(?:png|jpe?g|gif|webp|svg|pdf|docx?|pptx?|xlsx?|csv|txt|zip|mp3|mp4)$/i
export const ipPattern = /^\d{1,3}(?:\.\d{1,3}){3}$/

/** How much of a text is searched, in characters. */
export const searchedLength = 500

/** The first email address in a text, or null. "@ana@social.example" is an account. */
export function findEmail(text: string): string | null {
  const found = text.includes('@') ? emailPattern.exec(text.slice(0, searchedLength)) : null
  if (found?.[0].startsWith('@')) return findEmail(text.slice(found.index + found[0].length, searchedLength))
  return found?.[0].replace(/(?<!\.)\.+$/, '') ?? null
}

export const isEmail = (text: string) => findEmail(text) !== null

export const isUrl = (text: string) =>
  (text.includes('.') || text.includes('://')) &&
  urlLikePattern.test(text) &&
  !isEmail(text) &&
  !ipPattern.test(text) &&
  !fileNamePattern.test(text)

export const isFileName = (text: string) => text.length < 200 && fileNamePattern.test(text)
