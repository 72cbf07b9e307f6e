import { expect, test } from 'vitest'
import { languageCodes } from '../languages/languages.ts'
import { loadGuestPageTexts } from './guest-page-texts.ts'
import { en } from './languages/en.ts'

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()

test.each(languageCodes)('%s has every text of the page, with the same placeholders', async (code) => {
  const texts: Record<string, string> = await loadGuestPageTexts(code)
  expect(Object.keys(texts)).toEqual(Object.keys(en))
  for (const [key, text] of Object.entries(en)) {
    expect(texts[key]!.trim(), `${key} is empty`).not.toBe('')
    expect(placeholders(texts[key]!), `placeholders of ${key}`).toEqual(placeholders(text))
    // A button that is far longer breaks the row it is in
    const most = text.length <= 20 ? 45 : text.length * 2.2
    expect(texts[key]!.length, `${key}: ${texts[key]}`).toBeLessThanOrEqual(most)
  }
  expect(texts['lead'] === en.lead).toBe(code === 'en')
})
