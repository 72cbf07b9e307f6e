import { countedTexts, firstTexts, sharedTexts } from '@cueroom/core/languages/english-first.ts'
import type { Catalogue } from '@cueroom/core/languages/english.ts'
import { directionOf, type Language, pickLanguage } from '@cueroom/core/languages/languages.ts'
import { type Overrides, withOverrides } from '@cueroom/core/languages/overrides.ts'
import type { DateFormat } from '@cueroom/core/text/dates.ts'
import { countedIn, fill } from '@cueroom/core/languages/text.ts'
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'

/** The texts of a widget in the visitor's language. */
export interface Speech extends Catalogue {
  language: Language
  /** How the show writes dates in English. */
  dateFormat?: DateFormat | undefined
  fill: typeof fill
  count(forms: keyof Catalogue['counts'], n: number): string
}

const speechOf = (language: Language, catalogue: Catalogue, dateFormat?: DateFormat): Speech => ({
  ...catalogue,
  language,
  dateFormat,
  fill,
  count: (forms, n) => countedIn(language, catalogue.counts[forms], n),
})

// The rest of the English texts is loaded after the first view, before it is needed
const firstEnglish = {
  questionnaire: firstTexts,
  shared: sharedTexts,
  sponsorship: {},
  counts: countedTexts,
} as unknown as Catalogue

const Spoken = createContext(speechOf('en', firstEnglish))
export const useSpeech = () => use(Spoken)

/** English texts for sponsors: they come with their widget, and guests do without them. */
const forSponsors: Record<string, string> = firstEnglish.sponsorship
export const addEnglish = (texts: Catalogue['sponsorship']) => Object.assign(forSponsors, texts)

const loadEnglish = async () => ({
  ...firstEnglish,
  ...(await import('@cueroom/core/languages/english-questionnaire.ts')),
})
const loadCatalogue = async (language: Language) =>
  language === 'en'
    ? loadEnglish()
    : (await import('@cueroom/core/languages/catalogues.ts')).loadCatalogue(language)

const known = new Map<Language, Catalogue>()
/** A page that pins a version checks a catalogue by its hash before it is imported (build/publish.ts). */
const seal = Symbol.for('cueroom.seal')

async function load(language: Language) {
  const sealOf = (globalThis as { [seal]?: (language: string) => void })[seal]
  sealOf?.(language)
  // A form in English is better than none
  const loaded = await loadCatalogue(language).catch(loadEnglish)
  known.set(language, loaded)
}

interface Props {
  language: Language
  dateFormat?: DateFormat | undefined
  overrides?: Overrides | undefined
  /** Whether the texts of the first view are enough to begin with, where they are English. */
  early?: boolean
  /** Shown while the texts load. */
  waiting: ReactNode
  children: ReactNode
}

/** Provides the texts of a language to the widget inside, with the host's overrides. */
export function Speaking({ language, dateFormat, overrides, early, waiting, children }: Props) {
  const [, setLoaded] = useState<Language>()
  const catalogue = known.get(language)
  useEffect(() => {
    if (catalogue) return undefined
    let here = true
    void load(language).then(
      () => here && setLoaded(language),
      () => {},
    )
    return () => {
      here = false
    }
  }, [language, catalogue])
  const speech = useMemo(
    () => speechOf(language, withOverrides(catalogue ?? firstEnglish, overrides), dateFormat),
    [language, catalogue, overrides, dateFormat],
  )
  return <Spoken value={speech}>{(catalogue ?? (language === 'en' && early)) ? children : waiting}</Spoken>
}

/** The language of the nearest element with `lang` around a widget, also beyond shadow roots. */
export function pageLanguage(element: Element | undefined): string | undefined {
  for (let at: Element | null | undefined = element; at;) {
    const named = at.closest('[lang]')
    if (named?.getAttribute('lang')) return named.getAttribute('lang')!
    const root = at.getRootNode()
    at = root instanceof ShadowRoot ? root.host : undefined
  }
  return undefined
}

/** The language of a widget: the host's choice, else the page's, else the browser's. */
export const languageFor = (chosen: Language | null | undefined, page: string | undefined): Language =>
  pickLanguage([chosen, page, ...navigator.languages])

/** Attributes that say a language, for the element around its texts. */
export const spokenIn = (language: Language) => ({ lang: language, dir: directionOf(language) })
