import { loadCatalogue } from '@cueroom/core/languages/catalogues.ts'
import { type Catalogue, english } from '@cueroom/core/languages/english.ts'
import {
  acceptedLanguages,
  directionOf,
  type Language,
  pickLanguage,
} from '@cueroom/core/languages/languages.ts'
import type { Request } from '@hapi/hapi'

/** The language a page is written in. */
export interface PageLanguage {
  language: Language
  catalogue: Catalogue
}

/** Of pages for those who make the show, which are in English like the dashboard. */
export const englishPage: PageLanguage = { language: 'en', catalogue: english }

/** The language of a public page: the host's choice, else the browser's. */
export async function pageLanguage(
  { headers }: Request,
  chosen: Language | null = null,
): Promise<PageLanguage> {
  const accepted = headers['accept-language'] as string | undefined
  const language = pickLanguage([chosen, ...acceptedLanguages(accepted)])
  return { language, catalogue: await loadCatalogue(language) }
}

/** What the html element of a page says about its language. */
export const languageOf = ({ language }: PageLanguage) => ({ language, direction: directionOf(language) })
