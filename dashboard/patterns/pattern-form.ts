import { NewPattern, type Pattern } from '@cueroom/core/patterns/pattern.ts'
import type { ContentType } from '@cueroom/core/content/content.ts'
import { schemaResolver } from '@mantine/form'

/** A pattern's fields as form values, never null. */
export interface PatternForm {
  contentType: ContentType
  patternType: string
  pattern: string
  description: string
  category: string
}

export const emptyPattern: PatternForm = {
  contentType: 'introduction',
  patternType: 'rule',
  pattern: '',
  description: '',
  category: '',
}

export const patternLabels: Record<keyof PatternForm, string> = {
  contentType: 'For',
  patternType: 'Type',
  pattern: 'Pattern',
  description: 'Description',
  category: 'Category',
}

export const asPatternForm = (pattern: Pattern): PatternForm => ({
  contentType: pattern.contentType as ContentType,
  patternType: pattern.patternType,
  pattern: pattern.pattern,
  description: pattern.description ?? '',
  category: pattern.category ?? '',
})

export const validatePattern = schemaResolver(NewPattern.strip(), { sync: true })
