import { randomId } from '@cueroom/core/text/random-id.ts'
import type { FormOptions } from './use-form.ts'

/** Milliseconds for which a browser is one visitor; then it is counted as another. */
const longest = 86_400_000
/** Milliseconds after the last answer until the progress is reported. */
const pause = 3_000

export const visitKey = (questionnaireId: string) => `cueroom:visit:${questionnaireId}`

/** A random id, the same for a day where the browser keeps it. No cookie, and the same for no other questionnaire. */
function visitId(questionnaireId: string, keeps: boolean): string {
  if (!keeps) return randomId()
  const key = visitKey(questionnaireId)
  try {
    const { id, at } = JSON.parse(localStorage.getItem(key) ?? '{}')
    if (/^[\w-]{1,64}$/.test(id) && Date.now() - at < longest) return id
    const made = randomId()
    localStorage.setItem(key, JSON.stringify({ id: made, at: Date.now() }))
    return made
  } catch {
    return randomId()
  }
}

export type Visit = ReturnType<typeof startVisit>

/**
 * Reports a visit and its progress for the host's analytics, without the answers.
 * @param keeps whether the page may keep something in the browser
 */
export function startVisit({ questionnaires }: FormOptions['api'], id: string, keeps: boolean) {
  const visit = visitId(id, keeps)
  const answered = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const send = () => {
    clearTimeout(timer)
    timer = undefined
    // Guests don't see failures
    questionnaires.visit({ params: { id }, body: { visit, answered: [...answered] } }).catch(() => {})
  }
  // Also counts guests who leave right after an answer
  const leave = () => timer && send()
  addEventListener('pagehide', leave)
  send()
  return {
    id: visit,
    answer: (question: string) => {
      if (answered.has(question)) return
      answered.add(question)
      clearTimeout(timer)
      timer = setTimeout(send, pause)
    },
    end: () => {
      clearTimeout(timer)
      removeEventListener('pagehide', leave)
    },
  }
}
