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
  /** … that fewer than two of the show's recent texts ask; null if each was asked twice. */
  fresh: (lists: readonly (readonly string[])[], key: string) => string | null
}

/** How many guests of the show's recent texts are asked the same. */
const mostAsked = 2

export function interviewOf(show: Show, material: Material): Interview {
  const said = new Set<string>()
  const line: Interview['line'] = (lists, key = '') => {
    const chosen = material.choose.line(lists, material.short.text + key, said)
    said.add(chosen)
    return chosen
  }
  const fresh: Interview['fresh'] = (lists, key) => {
    const unsaid = lists.flat().filter((one) => !said.has(one))
    return material.choose.fresh(unsaid, key, mostAsked) === null ? null : line(lists, key)
  }
  return { show, material, line, fresh }
}

/** Words of the templates, which rest on nothing. */
export const own = (text: string): Sourced => ({ text, from: [] })
