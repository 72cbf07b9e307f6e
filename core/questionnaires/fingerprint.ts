import type { Question } from './questionnaire.ts'

/**
 * Shows whether two people look at the same questions: a guest answers what was asked, so answers to a text that
 * the host has changed since must not be filed under the new one. 16 hexadecimal digits; no secret depends on it.
 */
export function fingerprint(questions: Question[]): string {
  const text = JSON.stringify(
    questions.map(({ id, question, type, options, details }) => [
      id,
      question,
      type,
      options,
      // Nobody agrees to a text that was changed after they read it
      ...(type === 'consent' ? [details ?? ''] : []),
    ]),
  )
  return digest(text)
}

/** 16 hexadecimal digits of a text; no secret may depend on them. */
export const digest = (text: string) => hash(text, 0x811c9dc5) + hash(text, 0x01000193)

// FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/
function hash(text: string, seed: number) {
  let value = seed
  for (let place = 0; place < text.length; place++) {
    value = Math.imul(value ^ text.charCodeAt(place), 0x01000193)
  }
  return (value >>> 0).toString(16).padStart(8, '0')
}
