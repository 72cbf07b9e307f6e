/** The languages that guests and sponsors are spoken to in. Their names are in a file of their own: widgets need none. */
export const languageCodes = [
  'en',
  'de',
  'fr',
  'es',
  'pt',
  'it',
  'nl',
  'pl',
  'sv',
  'tr',
  'ja',
  'zh',
  'ar',
  'he',
] as const
export type Language = (typeof languageCodes)[number]

const isLanguage = (code: string): code is Language => (languageCodes as readonly string[]).includes(code)

/** Codes that browsers and pages still write for a language. */
const former: Record<string, Language> = { iw: 'he' }

/** The first supported language of BCP 47 tags such as `pt-BR`; English where none is. */
export function pickLanguage(tags: readonly (string | null | undefined)[]): Language {
  for (const tag of tags) {
    const code = (tag ?? '').trim().toLowerCase().split(/[-_]/)[0]!
    const current = Object.hasOwn(former, code) ? former[code]! : code
    if (isLanguage(current)) return current
  }
  return 'en'
}

export const directionOf = (language: Language): 'ltr' | 'rtl' =>
  language === 'ar' || language === 'he' ? 'rtl' : 'ltr'

/** For Intl; English is that of the United States, as its texts are. */
export const localeOf = (language: Language): string => (language === 'en' ? 'en-US' : language)

/** The tags of an Accept-Language header, the preferred first. */
export const acceptedLanguages = (header: string | undefined): string[] =>
  (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part.split(';q=')
      return { tag: tag.trim(), quality: quality === undefined ? 1 : Number(quality) || 0 }
    })
    .sort((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag)
