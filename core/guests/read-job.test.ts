import { expect, test } from 'vitest'
import { type LabelledBiography, labelledBiographies } from '../testing/labelled-biographies.ts'
import { moreBiographies } from '../testing/more-biographies.ts'
import { extractGuest } from './extract-guest.ts'
import { jobIn } from './read-job.ts'

const read = (bio: string) => extractGuest({ responses: {}, asked: [], bio })
const fields = ['name', 'title', 'company'] as const

const findingsIn = (biographies: readonly LabelledBiography[]) =>
  biographies.flatMap(({ bio, ...label }) => {
    const { fields: found, confidences = {} } = read(bio)
    return fields.flatMap((field) =>
      found[field] === undefined ? [] : [{ right: found[field] === label[field], sure: confidences[field]! }],
    )
  })
const sets = [
  ['that the rules were written for', labelledBiographies, 0.85],
  ['that came later', moreBiographies, 0.8],
] as const

test.each(sets)(
  'what is called certain is right as often as it says, on biographies %s',
  (_, biographies) => {
    const findings = findingsIn(biographies)
    for (const sure of [0.7, 0.8, 0.9]) {
      const called = findings.filter((finding) => finding.sure >= sure && finding.sure < sure + 0.1)
      const right = called.filter((finding) => finding.right).length
      expect(called.length, `findings called ${sure}`).toBeGreaterThan(0)
      expect(right / called.length, `share of those called ${sure}`).toBeGreaterThanOrEqual(sure)
    }
  },
)

test.each(sets)('most of what biographies %s say is found', (_, biographies, share) => {
  const labels = biographies.flatMap((label) => fields.filter((field) => label[field]))
  const right = findingsIn(biographies).filter((finding) => finding.right)
  expect(right.length / labels.length).toBeGreaterThan(share)
})

test('the author of a book is not employed by it, nor a speaker by a conference', () => {
  expect(read('Tom Brandt is the author of Night Shift.').fields).toEqual({
    name: 'Tom Brandt',
    title: 'Author',
  })
  expect(jobIn('She is a speaker at TEDxAccra.')).toBeUndefined()
  expect(jobIn('He was the editor of The Daily Post until 2010.')).toBeUndefined()
})

test('a job between commas behind the name is read', () => {
  expect(read('Ann Lee, Chief Scientist at Nova Labs, works on batteries.').fields).toEqual({
    name: 'Ann Lee',
    title: 'Chief Scientist',
    company: 'Nova Labs',
  })
})

test('a very long text is read quickly', () => {
  const start = performance.now()
  jobIn('engineer at '.repeat(20_000))
  jobIn('A'.repeat(100_000))
  expect(performance.now() - start).toBeLessThan(1_000)
})
