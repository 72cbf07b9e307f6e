const EMAIL = /[^\s<>()[\],;:"'|/\\]+@[^\s<>()[\],;:"'|/\\@]+\.[^\s<>()[\],;:"'|/\\@]{2,}/
const URL_LIKE = /^(?:https?:\/\/|www\.)\S+$|^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/\S*)?$/i
const IMAGE = /^https?:\/\/\S+\.(?:png|jpe?g|webp|gif)(?:[?#]\S*)?$/i
const LINKEDIN = /(?:^|\/\/|\.)linkedin\.com\/(?:in|pub|company)\/\S+/i
const DATE = /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}(?:[ T].*)?$/
const FILE_NAME = /^[^/]+\.(?:png|jpe?g|gif|webp|svg|pdf|docx?|pptx?|xlsx?|csv|txt|zip|mp3|mp4)$/i
const IP = /^\d{1,3}(?:\.\d{1,3}){3}$/
const SALUTATION =
  /^(?:mr|mrs|ms|miss|mx|dr|prof|professor|sir|dame|herr|frau|m|mme|mlle|sr|sra|dott|ing)\.?(?: (?:dr|prof)\.?)*$/i
const JOB =
  /\b(?:ceo|cto|cfo|coo|cmo|vp|svp|evp|chief|officer|president|director|directeur|directrice|direktor|manager|head of|lead|leader|founder|co-founder|cofounder|partner|owner|engineer|developer|scientist|researcher|professor|lecturer|teacher|author|writer|journalist|editor|consultant|analyst|designer|architect|artist|student|phd|fellow|postdoc|advisor|adviser|coach|specialist|executive|chair|chairman|chairwoman|secretary|minister|coordinator|producer|strategist|associate|attorney|lawyer|physician|nurse|entrepreneur|investor|geschäftsführer\w*|leiter\w*|berater\w*|gründer\w*|fondateur|fondatrice|responsable|diretor\w*|gerente|fundador\w*|jefe|jefa|professeur\w*|professore\w*|chef)\b/i
const ORGANISATION =
  /\b(?:inc|ltd|llc|gmbh|ag|corp|corporation|company|university|institute|college|foundation|association|group|bank|labs?|studio|agency|ministry|council|society|universität|université|universidad|universidade|sarl|bv|ab|oy|plc|kg)\b\.?/i

/** How much of a text is searched: these patterns take quadratic time on long words. */
const SEARCHED = 500

/** The first e-mail address in a text, or null. */
export const findEmail = (text: string) =>
  text.includes('@') ? (EMAIL.exec(text.slice(0, SEARCHED))?.[0].replace(/\.+$/, '') ?? null) : null

export const isEmail = (text: string) => findEmail(text) !== null

export const isUrl = (text: string) =>
  URL_LIKE.test(text) && !isEmail(text) && !IP.test(text) && !FILE_NAME.test(text)

export const isImage = (text: string) => IMAGE.test(text)

export const isLinkedin = (text: string) => LINKEDIN.test(text)

/** The first LinkedIn address in a text, or null. */
export const findLinkedin = (text: string) =>
  /linkedin\.com\//i.test(text)
    ? (/\S*linkedin\.com\/\S+/i.exec(text.slice(0, SEARCHED))?.[0].replace(/[),;]+$/, '') ?? null)
    : null

/** 7 to 15 digits and what people put between them; dates and IP addresses are not phones. */
export function isPhone(text: string): boolean {
  if (text.length > 60) return false
  if (
    !/^(?:tel:|phone:)?[+(]?[\d\s()./+-]+(?:\s*(?:x|ext\.?)\s*\d+)?$/i.test(text) ||
    DATE.test(text) ||
    IP.test(text)
  )
    return false
  const digits = text.replace(/\D/g, '').length
  return digits >= 7 && digits <= 15
}

export const isSalutation = (text: string) => SALUTATION.test(text)

export const hasJobWord = (text: string) => JOB.test(text)

export const words = (text: string) => text.split(/\s+/).filter(Boolean).length

export const isLongText = (text: string) => text.length > 100 && words(text) > 12

/** Two to five capitalised words, or two to four Chinese, Japanese or Korean signs; no job, no organisation. */
export function isPersonName(text: string): boolean {
  if (text.length > 60 || /[\d@/_=<>|:;!?#]/.test(text) || JOB.test(text) || ORGANISATION.test(text))
    return false
  if (/^[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]{2,5}$/.test(text)) return true
  const parts = text
    .replace(/^(?:(?:dr|prof|mr|mrs|ms)\.?\s+)+/i, '')
    .split(/[\s,]+/)
    .filter(Boolean)
  if (parts.length < 2 || parts.length > 5) return false
  const capitalised = parts.filter((part) => /^["'(‘“]?[\p{Lu}\p{Lo}]/u.test(part)).length
  return capitalised >= 2 && parts.every((part) => /^["'(‘“]?\p{L}[\p{L}\p{M}.'’`´"”)-]*$/u.test(part))
}
