import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sampleBrief, sampleGuest } from '../testing/samples.ts'
import { sentenceParts } from '../text/sentences.ts'
import { unsupportedClaims } from './unsupported-claims.ts'

/** What models write, good and bad; {{…}} holds what nobody gave. */
const file = readFileSync(new URL('../testing/model-outputs/outputs.txt', import.meta.url), 'utf8')
const outputs = file.split(/^=== /mu).flatMap((block) => {
  const [head = '', ...lines] = block.split('\n')
  const [slug, kind] = head.split(' ')
  return slug && kind ? [{ slug, kind, text: lines.join('\n').trim() }] : []
})
const inventionsIn = (text: string) => [...text.matchAll(/\{\{([^{}]*)\}\}/gu)].map(([, said]) => said!)
const shown = (text: string) => text.replace(/\{\{|\}\}/gu, '')
const plain = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()

const checked = outputs.map(({ slug, text }) => {
  const brief = sampleBrief(sampleGuest(slug), 'introduction')
  const marked = unsupportedClaims(shown(text), brief)
  const planted = inventionsIn(text)
  const isPlanted = (sentence: string) =>
    planted.some((said) => plain(said).includes(plain(sentence)) || plain(sentence).includes(plain(said)))
  const found = planted.filter((said) =>
    marked.some(
      ({ sentence }) => plain(said).includes(plain(sentence)) || plain(sentence).includes(plain(said)),
    ),
  )
  const sentences = shown(text)
    .split('\n')
    .flatMap((line) => sentenceParts(line.replace(/^\d+\. /u, '')).map((part) => part.text))
  return {
    missed: planted.filter((said) => !found.includes(said)),
    planted: planted.length,
    trueSentences: sentences.filter((sentence) => !isPlanted(sentence)).length,
    wrong: marked.filter(({ sentence }) => !isPlanted(sentence)),
  }
})
const sum = (of: (one: (typeof checked)[number]) => number) => checked.reduce((all, one) => all + of(one), 0)

test('there are sixty outputs, half of them with inventions', () => {
  expect(outputs.map(({ kind }) => kind).toSorted()).toEqual([
    ...Array.from({ length: 30 }, () => 'bad'),
    ...Array.from({ length: 30 }, () => 'good'),
  ])
  expect(sum(({ planted }) => planted)).toBeGreaterThan(60)
})

test('at least 95 % of what was invented is marked', () => {
  const missed = checked.flatMap((one) => one.missed)
  const share = 1 - missed.length / sum(({ planted }) => planted)
  expect({ share: share >= 0.95 || share, missed }).toEqual({ share: true, missed })
})

test('at most 3 % of what is true is marked', () => {
  const wrong = checked.flatMap((one) => one.wrong)
  const share = wrong.length / sum(({ trueSentences }) => trueSentences)
  expect({ share: share <= 0.03 || share, wrong }).toEqual({ share: true, wrong })
})
