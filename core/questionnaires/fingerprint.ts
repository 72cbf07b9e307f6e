import type { Question } from './questionnaire.ts'

/**
 * Identifies a version of the questions, so answers to a text that the host has since changed aren't stored
 * under the new one. 16 hexadecimal digits; not security-sensitive.
 */
export function fingerprint(questions: Question[]): string {
  const text = JSON.stringify(
    questions.map(({ id, question, type, options, details }) => [
      id,
      question,
      type,
      options,
      // Guests must not agree to a text that changed after they read it
      ...(type === 'consent' ? [details ?? ''] : []),
    ]),
  )
  return digest(text)
}

/** A 16-digit hexadecimal hash of a text; not for security. */
export const digest = (text: string) => hash(text, 0x811c9dc5) + hash(text, 0x01000193)

// FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/
function hash(text: string, seed: number) {
  let value = seed
  for (let place = 0; place < text.length; place++) {
    value = Math.imul(value ^ text.charCodeAt(place), 0x01000193)
  }
  return (value >>> 0).toString(16).padStart(8, '0')
}
