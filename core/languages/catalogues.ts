import type { Catalogue } from './english.ts'
import type { Language } from './languages.ts'

const loaders: Record<Language, () => Promise<Catalogue>> = {
  en: async () => (await import('./english.ts')).english,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  es: async () => (await import('./es.ts')).es,
  pt: async () => (await import('./pt.ts')).pt,
  it: async () => (await import('./it.ts')).it,
  nl: async () => (await import('./nl.ts')).nl,
  pl: async () => (await import('./pl.ts')).pl,
  sv: async () => (await import('./sv.ts')).sv,
  tr: async () => (await import('./tr.ts')).tr,
  ja: async () => (await import('./ja.ts')).ja,
  zh: async () => (await import('./zh.ts')).zh,
  ar: async () => (await import('./ar.ts')).ar,
  he: async () => (await import('./he.ts')).he,
}

/** The texts of a language, each loaded when it is needed. */
export const loadCatalogue = (language: Language): Promise<Catalogue> => loaders[language]()
