import type { Language } from './languages.ts'

/** The languages that guests and sponsors are spoken to in, each by its own name. */
export const languageNames: Record<Language, string> = {
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
}
