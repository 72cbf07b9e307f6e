// Writes core/imports/recognize/names-by-language.ts: node scripts/words/import-names.mjs
// Given names, job words and legal forms come from @faker-js/faker (MIT). Every second given name is left out, so that
// generated test sheets hold names the importer has never seen.
import { writeFileSync } from 'node:fs'
import { allLocales } from '@faker-js/faker'
import { isTrainingName } from '../../core/testing/imports/training-names.ts'

const namesPerLanguage = 140
const merged = { de_AT: 'de', de_CH: 'de', es_MX: 'es', fr_BE: 'fr', fr_CH: 'fr', nl_BE: 'nl', ro_MD: 'ro' }
const skipped = new Set(['en_AU_ocker', 'eo', 'dv', 'ur', 'ku_ckb', 'base'])

const texts = (value) =>
  Object.values(value ?? {})
    .flat()
    .filter((text) => typeof text === 'string')
const deepTexts = (value) =>
  typeof value === 'string' ? value.split(/[^a-zA-Z]+/) : Object.values(value ?? {}).flatMap(deepTexts)
const plain = (text) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .normalize('NFC')

// Names that are also English words say nothing about a column
const { en } = allLocales
const common = new Set(
  texts([en.word, en.commerce, en.company, en.food, en.science].map(deepTexts)).map(plain),
)

const languages = {}
for (const [locale, { person, company }] of Object.entries(allLocales)) {
  if (skipped.has(locale)) continue
  const language = (languages[merged[locale] ?? locale] ??= { names: [], jobs: [], forms: [] })
  const names = texts(person?.first_name).map(plain)
  language.names.push(
    ...names.filter((name) => /^[\p{L}]{3,14}$/u.test(name) && !common.has(name) && isTrainingName(name)),
  )
  language.jobs.push(...texts([person?.job_type]).map(plain))
  language.forms.push(...texts([company?.legal_entity_type]).map(plain))
}

const every = (list, most) => {
  const unique = [...new Set(list)].toSorted((a, b) => (a < b ? -1 : 1))
  const step = Math.max(1, unique.length / most)
  return Array.from({ length: Math.min(most, unique.length) }, (_, at) => unique[Math.floor(at * step)])
}
const wrapped = (words) => {
  const lines = ['']
  for (const word of words) {
    if (lines.at(-1).length + word.length > 100) lines.push('')
    lines[lines.length - 1] += `${lines.at(-1) ? ', ' : ''}${word}`
  }
  return lines.join(',\n      ')
}
const entries = Object.entries(languages)
  .filter(([, { names }]) => names.length > 20)
  .map(
    ([language, { names, jobs, forms }]) =>
      `  ${language}: {\n    names: \`${wrapped(every(names, namesPerLanguage))}\`,` +
      `\n    jobs: \`${wrapped(every(jobs, 60))}\`,\n    forms: \`${wrapped(every(forms, 20))}\`,\n  },`,
  )
writeFileSync(
  new URL('../../core/imports/recognize/names-by-language.ts', import.meta.url),
  `/** Given names, job words and legal forms by language, from @faker-js/faker (MIT): scripts/words/import-names.mjs. */
export const namesByLanguage: Record<string, { names: string; jobs: string; forms: string }> = {
${entries.join('\n')}
}
`,
)
