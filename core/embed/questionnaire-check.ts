import type { ClosedPage } from '../show/closed-page.ts'
import type { PublicQuestionnaire } from '../questionnaires/questionnaire.ts'
import { bad, type Finding, good } from './finding.ts'

interface Asked {
  fetch(url: string, init: { headers: Record<string, string> }): Promise<Response>
  /** Origin of the server the widget asks. */
  server: string
  /** The attribute as it stands. */
  id: string | undefined
  /** Origin of the page, where it has to be said: a browser says it by itself, and judges the answer by itself. */
  from?: string
}

const check = 'Questionnaire'

/** Asks for a questionnaire as its widget does, and says what the widget will get. */
export async function checkQuestionnaire({ fetch, server, id, from }: Asked): Promise<Finding> {
  const wrong = problemWithId(id)
  if (wrong) return wrong
  const url = `${server}/api/questionnaires/${encodeURIComponent(id!)}`
  let response: Response
  try {
    response = await fetch(url, { headers: { accept: 'application/json', ...(from && { origin: from }) } })
  } catch (error) {
    const why = error instanceof Error && error.name === 'TimeoutError' ? ' in time' : ''
    return bad(
      'server_unreachable',
      check,
      `${server} does not answer${why}.`,
      'Start the server, or correct api-base on the element.',
    )
  }
  return (from && corsProblem(response, from, server)) || judge(response, server, id!)
}

function problemWithId(id: string | undefined): Finding | undefined {
  if (!id?.trim())
    return bad(
      'id_missing',
      check,
      'The element has no questionnaire-id.',
      'Copy the code from Embed in the questionnaire builder.',
    )
  const inLink = /\/(?:q|questionnaire)\/([\w-]{1,64})/.exec(id)?.[1]
  if (inLink)
    return bad('id_is_link', check, 'questionnaire-id holds a whole link.', `questionnaire-id="${inLink}"`)
}

/** A server whose answers other sites may not read; a proxy in front of it takes the header away. */
export function corsProblem({ headers }: Response, from: string, server: string): Finding | undefined {
  const allowed = headers.get('access-control-allow-origin')
  if (allowed === '*' || allowed === from || from === server) return undefined
  const says = allowed ? `only for ${allowed}` : 'for no other site'
  return bad(
    'server_cors',
    check,
    `${server} lets its answers be read ${says}, not for ${from}.`,
    'Let the proxy in front of it pass on: Access-Control-Allow-Origin: *',
  )
}

async function judge(response: Response, server: string, id: string): Promise<Finding> {
  if (response.status === 404 || response.status === 400)
    return bad(
      'id_unknown',
      check,
      `No active questionnaire has the id ${id}: it is misspelt, deleted or inactive.`,
      `Copy the code from Embed in the questionnaire builder, or switch it on: cueroom questionnaires activate ${id}`,
    )
  if (response.status === 429 || response.status >= 500)
    return bad('server_busy', check, `${server} answered ${response.status}.`, 'Try again in a minute.')
  const found = (await response.json().catch(() => null)) as PublicQuestionnaire | ClosedPage | null
  if (!response.ok || typeof found?.title !== 'string')
    return bad(
      'server_strange',
      check,
      `${server} does not answer as a Cueroom server.`,
      'Correct api-base on the element, or the address of the script.',
    )
  if ('closed' in found)
    return bad(
      'closed',
      check,
      `“${found.title}” is closed: the subscription of the show is not active.`,
      'Renew the subscription, or ask your administrator.',
    )
  const count = found.questions.length
  return good('questionnaire', check, `“${found.title}”, ${count} ${count === 1 ? 'question' : 'questions'}`)
}
