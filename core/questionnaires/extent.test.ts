import { expect, test } from 'vitest'
import { loadCatalogue } from '../languages/catalogues.ts'
import type { Language } from '../languages/languages.ts'
import { extentOf } from './extent.ts'
import type { Question } from './questionnaire.ts'

const question = (id: string): Question => ({
  id,
  question: id,
  type: 'textarea',
  required: false,
  options: [],
})

const extents: [Language, RegExp][] = [
  ['en', /^2 questions, about 3 minutes$/],
  ['ar', /^سؤالان، نحو [^,]+$/],
  ['ja', /^2問、約3分$/],
]
test.each(extents)('a guest reads how much there is, with the comma of %s', async (language, extent) => {
  const { counts } = await loadCatalogue(language)
  expect(extentOf([question('a'), question('b')], language, counts)).toMatch(extent)
})
