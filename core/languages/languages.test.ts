import { expect, test } from 'vitest'
import { loadCatalogue } from './catalogues.ts'
import { english } from './english.ts'
import { acceptedLanguages, languageCodes, pickLanguage } from './languages.ts'
import { countedIn } from './text.ts'

const others = languageCodes.filter((code) => code !== 'en')
const groups = ['questionnaire', 'shared', 'sponsorship'] as const
const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()

test.each(others)(
  '%s has every text, with the same placeholders, and none that is far longer',
  async (code) => {
    const catalogue = await loadCatalogue(code)
    for (const group of groups) {
      const [own, usual] = [catalogue[group], english[group]] as Record<string, string>[]
      expect(Object.keys(own!).sort()).toEqual(Object.keys(usual!).sort())
      for (const [key, text] of Object.entries(usual!)) {
        expect(own![key]!.trim(), `${key} is empty`).not.toBe('')
        expect(placeholders(own![key]!), `placeholders of ${key}`).toEqual(placeholders(text))
        // A button that is far longer breaks the row it is in
        const most = text.length <= 20 ? 45 : text.length * 2.2
        expect(own![key]!.length, `${key}: ${own![key]}`).toBeLessThanOrEqual(most)
      }
    }
  },
)

test.each(languageCodes)('%s has a form for every number it counts with', async (code) => {
  const { counts } = await loadCatalogue(code)
  const rules = new Intl.PluralRules(code)
  for (const [name, forms] of Object.entries(counts))
    for (const n of [1, 2, 3, 5, 11, 25, 100]) {
      const category = rules.select(n)
      if (category !== 'one' && category !== 'many' && category !== 'few') continue
      const isOneForm = Object.keys(forms).length === 1
      const spoken = countedIn(code, forms, n)
      expect(
        isOneForm || category === 'many' || Object.hasOwn(forms, category),
        `${name} ${n}: ${spoken}`,
      ).toBe(true)
    }
})

test.each(languageCodes)('%s counts and writes numbers as its speakers do', (code) => {
  const forms = Object.fromEntries(
    ['zero', 'one', 'two', 'few', 'many', 'other'].map((category) => [category, `${category} {n}`]),
  ) as Parameters<typeof countedIn>[1]
  for (const n of [0, 1, 2, 5, 11, 21, 101, 999, 1_000, 23_456])
    expect(countedIn(code, forms, n)).toBe(
      `${new Intl.PluralRules(code).select(n)} ${n.toLocaleString(code)}`,
    )
})

test('the first language that is supported is taken, whatever its region', () => {
  expect(pickLanguage([null, 'pt-BR', 'de'])).toBe('pt')
  expect(pickLanguage(['xx', 'iw-IL'])).toBe('he')
  expect(pickLanguage(['zh_Hant_TW'])).toBe('zh')
  expect(pickLanguage(['constructor', ''])).toBe('en')
})

test('a browser names its languages by preference', () => {
  expect(acceptedLanguages('fr;q=0.5, de-CH, en;q=0.8, *;q=0.1')).toEqual(['de-CH', 'en', 'fr', '*'])
  expect(pickLanguage(acceptedLanguages(undefined))).toBe('en')
})
