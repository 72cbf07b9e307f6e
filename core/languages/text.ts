import type { Language } from './languages.ts'

/** A text with one form for each plural category of its language (Intl.PluralRules). */
export type Counted = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>

/** Fills the placeholders of a text: `{show}`. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w{1,20})\}/g, (whole, name: string) => String(values[name] ?? whole))

/** A text in the form that its number asks for, with the number written as the language does. */
export const countedIn = (language: Language, forms: Counted, n: number): string =>
  fill(forms[pluralOf(language, n)] ?? forms.other, { n: written(language, n) })

// Intl costs a phone tens of milliseconds when it is first used: the usual cases go without
const pluralOf = (language: Language, n: number): Intl.LDMLPluralRule => {
  if (language === 'en') return n === 1 ? 'one' : 'other'
  return new Intl.PluralRules(language).select(n)
}

// Browsers differ in the digits that they write Arabic with
const written = (language: Language, n: number): string =>
  language !== 'ar' && n < 1_000 ? String(n) : n.toLocaleString(language)
