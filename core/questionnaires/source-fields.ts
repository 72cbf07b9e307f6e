import type { AnswerSource } from './answer-source.ts'
import { longestSourceField, maxSourceFields } from './questionnaire-limits.ts'

const campaign = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content']

/**
 * The fields that a page's address passes on: UTM, and those the questionnaire names. Values that are too long are cut.
 * @param hiddenFields of the questionnaire's settings
 */
export function fieldsOf(address: URLSearchParams, hiddenFields: readonly string[]): Record<string, string> {
  const found = [...new Set([...campaign, ...hiddenFields])].flatMap((name): [string, string][] => {
    const value = address.get(name)?.trim()
    return value ? [[name, value.slice(0, longestSourceField)]] : []
  })
  return Object.fromEntries(found.slice(0, maxSourceFields))
}

/** Where answers came from, a line for the page and one for each field. */
export const sourceLines = ({ page, fields }: AnswerSource): string[] => [
  ...(page ? [`Page: ${page}`] : []),
  ...Object.entries(fields).map(([name, value]) => `${name}: ${value}`),
]
