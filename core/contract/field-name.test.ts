import { expect, test } from 'vitest'
import { fieldName } from './field-name.ts'

test.each([
  [[], 'This'],
  [['podcastName'], 'Podcast name'],
  [['socialLinks', 'website'], 'Website URL'],
  [['socialLinks', 'linkedin'], 'LinkedIn URL'],
  [['websiteUrl'], 'Website URL'],
  [['linkedinUrl'], 'LinkedIn URL'],
  [['curlyNames', 3], 'Curly names'],
])('the field %j is named as its label: %s', (path, name) => {
  expect(fieldName(path)).toBe(name)
})
