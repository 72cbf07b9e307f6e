import type { Pattern } from '../patterns/pattern.ts'

let lastId = 300

/** A training pattern with what is given: an introduction's rule that is on. */
export const patternOf = (given: Partial<Pattern> & { pattern: string }): Pattern => ({
  id: ++lastId,
  contentType: 'introduction',
  patternType: 'rule',
  description: null,
  category: null,
  isActive: true,
  version: 1,
  createdAt: '2026-10-01T08:00:00Z',
  updatedAt: '2026-10-01T08:00:00Z',
  ...given,
})
