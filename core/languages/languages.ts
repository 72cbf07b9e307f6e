/** The languages that guests and sponsors are spoken to in, each by its own name. */
export const languages = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  pt: 'Português',
  it: 'Italiano',
  nl: 'Nederlands',
  pl: 'Polski',
  sv: 'Svenska',
  tr: 'Türkçe',
  ja: '日本語',
  zh: '简体中文',
  ar: 'العربية',
  he: 'עברית',
} as const
export type Language = keyof typeof languages

export const languageCodes = Object.keys(languages) as [Language, ...Language[]]

/** Codes that browsers and pages still write for a language. */
const former: Record<string, Language> = { iw: 'he' }

/** The first supported language of BCP 47 tags such as `pt-BR`; English where none is. */
export function pickLanguage(tags: readonly (string | null | undefined)[]): Language {
  for (const tag of tags) {
    const code = (tag ?? '').trim().toLowerCase().split(/[-_]/)[0]!
    if (Object.hasOwn(languages, code)) return code as Language
    if (Object.hasOwn(former, code)) return former[code]!
  }
  return 'en'
}

export const directionOf = (language: Language): 'ltr' | 'rtl' =>
  language === 'ar' || language === 'he' ? 'rtl' : 'ltr'

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
