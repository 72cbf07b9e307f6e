import type { Language } from './languages.ts'

/** A text with one form for each plural category of its language (Intl.PluralRules). */
export type Counted = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>

/** Fills the placeholders of a text: `{show}`. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w{1,20})\}/g, (whole, name: string) => String(values[name] ?? whole))

/** A text in the form that its number asks for, with the number written as the language does. */
export function counted(language: Language, forms: Counted, n: number): string {
  const text = forms[new Intl.PluralRules(language).select(n)] ?? forms.other
  return fill(text, { n: n.toLocaleString(language) })
}
