import type { Language } from '../languages/languages.ts'
import { en, type GuestPageTexts } from './languages/en.ts'

const loaders: Record<Exclude<Language, 'en'>, () => Promise<GuestPageTexts>> = {
  de: async () => (await import('./languages/de.ts')).de,
  fr: async () => (await import('./languages/fr.ts')).fr,
  es: async () => (await import('./languages/es.ts')).es,
  pt: async () => (await import('./languages/pt.ts')).pt,
  it: async () => (await import('./languages/it.ts')).it,
  nl: async () => (await import('./languages/nl.ts')).nl,
  pl: async () => (await import('./languages/pl.ts')).pl,
  sv: async () => (await import('./languages/sv.ts')).sv,
  tr: async () => (await import('./languages/tr.ts')).tr,
  ja: async () => (await import('./languages/ja.ts')).ja,
  zh: async () => (await import('./languages/zh.ts')).zh,
  ar: async () => (await import('./languages/ar.ts')).ar,
  he: async () => (await import('./languages/he.ts')).he,
}

/** The texts of a guest's page, not part of a widget's texts: widgets would carry them to every form. */
export const loadGuestPageTexts = async (language: Language): Promise<GuestPageTexts> =>
  language === 'en' ? en : loaders[language]()
