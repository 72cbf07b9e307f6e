import { expect, test } from 'vitest'
import { languageOf } from './language.ts'

test.each([
  ['word0 word1 word2 word3 word4 word5 word6 word7', null],
  ['Hello there', null],
  ['What do you count on the reef, and what did the bare rock teach you?', 'en'],
  ['Was zählen Sie am Riff, und was hat der nackte Fels Sie gelehrt?', 'de'],
  ['Que comptez-vous sur le récif, et que vous a appris la roche nue ?', 'fr'],
  ['¿Qué cuenta usted en el arrecife, y qué le enseñó la roca desnuda?', 'es'],
  ['Wat telt u op het rif, en wat heeft de kale rots u geleerd over de zee?', 'nl'],
])('%s is in %s', (text, language) => {
  expect(languageOf(text)).toBe(language)
})
