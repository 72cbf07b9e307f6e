import type { Show } from '../show/show-settings.ts'
import type { Material } from './material.ts'
import type { Sourced } from './sourced.ts'

/** A question of an interview, before it has its number. */
export interface InterviewQuestion {
  /** Its place in the interview: an answer's id or a kind of question. */
  kind: string
  sentences: Sourced[]
}

/** What a list of questions is written with. */
export interface Interview {
  show: Show
  material: Material
  /** One of the lines, none of them twice in a list. */
  line: (lists: readonly (readonly string[])[], key?: string) => string
}

export function interviewOf(show: Show, material: Material): Interview {
  const said = new Set<string>()
  const line: Interview['line'] = (lists, key = '') => {
    const chosen = material.choose.line(lists, material.short.text + key, said)
    said.add(chosen)
    return chosen
  }
  return { show, material, line }
}

/** Words of the templates, which rest on nothing. */
export const own = (text: string): Sourced => ({ text, from: [] })
