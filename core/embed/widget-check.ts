import { counted } from '../text/format.ts'
import type { ClosedPage } from '../show/closed-page.ts'
import type { PublicQuestionnaire } from '../questionnaires/questionnaire.ts'
import type { PublicSponsorship } from '../sponsorship/sponsorship-page.ts'
import { bad, type Finding, good, note } from './finding.ts'
import type { WidgetName, widgets } from './widgets.ts'

type Answer = Partial<PublicQuestionnaire & PublicSponsorship & ClosedPage>

/** What a widget requests, in terms a host knows. */
interface Asking {
  check: string
  /** Path of the call, before the id. */
  path: string
  attribute: string
  /** Extracts the id from a link that was used instead. */
  link: RegExp
  /** Where to find the right code. */
  copy: string
  unknown(id: string): string
  /** Another fix for an unknown id, besides copying the code. */
  orElse(id: string): string
  /** Why visitors see it as closed. */
  closed: string
  /** Undefined if the response isn't the widget's. */
  judge(answer: Answer): Finding | undefined
}

const askings = {
  questionnaire: {
    check: 'Questionnaire',
    path: '/api/questionnaires/',
    attribute: 'questionnaire-id',
    link: /\/(?:q|questionnaire)\/([\w-]{1,64})/,
    copy: 'Copy the code from Embed in the questionnaire builder',
    unknown: (id) =>
      `There is no active questionnaire with the id ${id}. It may be misspelled, deleted or inactive.`,
    orElse: (id) => `, or activate it: cueroom questionnaires activate ${id}`,
    closed: "the show's subscription is not active or doesn't include questionnaires",
    judge: ({ title, questions }) =>
      title === undefined || !questions
        ? undefined
        : good('questionnaire', 'Questionnaire', `“${title}”, ${counted(questions.length, 'question')}`),
  },
  sponsorship: {
    check: 'Sponsorship',
    path: '/api/sponsorship/',
    attribute: 'show-id',
    link: /\/sponsorship\/([\w-]{1,64})/,
    copy: 'Copy the code from Embed in Show Settings, Sponsorship',
    unknown: (id) =>
      id === ('only' satisfies typeof widgets.sponsorship.usualId)
        ? 'The element has no show-id, but this server has several shows.'
        : `There is no show with the id ${id}. It may be misspelled or deleted.`,
    orElse: () => '.',
    closed: "the show's subscription is not active",
    judge: judgeOffer,
  },
} as const satisfies { [Name in WidgetName]: Asking & Pick<(typeof widgets)[Name], 'attribute'> }

function judgeOffer({ branding, packages, configured, inquiries }: Answer): Finding | undefined {
  if (!branding || !packages) return undefined
  const name = `“${branding.podcastName}”`
  if (!configured)
    return bad(
      'not_configured',
      'Sponsorship',
      `${name} has no sponsorship settings yet.`,
      'Fill in Sponsorship in Show Settings and save.',
    )
  const offered = `${name}, ${counted(packages.length, 'package')}`
  if (inquiries) return good('sponsorship', 'Sponsorship', `${offered}, with a form`)
  return note(
    'no_inquiries',
    'Sponsorship',
    `${offered}, without a form, because the show has neither sponsorDiscovery nor sponsorOutreach.`,
    'Ask your administrator to turn on one of them.',
  )
}

interface WidgetCheck {
  fetch(url: string, init: { headers: Record<string, string> }): Promise<Response>
  /** Origin of the widget's server. */
  server: string
  widget: WidgetName
  /** The attribute with the id, verbatim. */
  id: string | undefined
  /** Origin of the page. Omit it in a browser, which sends its own and enforces CORS. */
  from?: string
}

/** Makes the widget's request and reports the result. */
export async function checkWidget({ fetch, server, widget, id, from }: WidgetCheck): Promise<Finding> {
  const asking = askings[widget]
  const wrong = problemWithId(asking, id)
  if (wrong) return wrong
  const url = server + asking.path + encodeURIComponent(id!)
  let response: Response
  try {
    response = await fetch(url, { headers: { accept: 'application/json', ...(from && { origin: from }) } })
  } catch (error) {
    const why = error instanceof Error && error.name === 'TimeoutError' ? ' in time' : ''
    return bad(
      'server_unreachable',
      asking.check,
      `${server} doesn't answer${why}.`,
      'Start the server, or correct api-base on the element. Or, if the page has a Content-Security-Policy, add the server to its connect-src.',
    )
  }
  return (from && corsProblem(asking, response, from, server)) || judge(asking, response, server, id!)
}

function problemWithId({ check, attribute, copy, link }: Asking, id?: string): Finding | undefined {
  if (!id?.trim()) return bad('id_missing', check, `The element has no ${attribute}.`, `${copy}.`)
  const inLink = link.exec(id)?.[1]
  if (inLink)
    return bad('id_is_link', check, `${attribute} contains a whole link.`, `${attribute}="${inLink}"`)
}

/** The server's responses can't be read by other sites, because a proxy in front of it removes the header. */
function corsProblem({ check }: Asking, { headers }: Response, from: string, server: string) {
  const allowed = headers.get('access-control-allow-origin')
  if (allowed === '*' || allowed === from || from === server) return undefined
  const says = allowed ? `only from ${allowed}` : 'not from any other site'
  return bad(
    'server_cors',
    check,
    `${server} can be read ${says}, but not from ${from}.`,
    'Make sure the proxy in front of it passes on this header: Access-Control-Allow-Origin: *',
  )
}

async function judge(asking: Asking, response: Response, server: string, id: string): Promise<Finding> {
  const { check, copy } = asking
  if (response.status === 404 || response.status === 400)
    return bad('id_unknown', check, asking.unknown(id), copy + asking.orElse(id))
  if (response.status === 429 || response.status >= 500)
    return bad('server_busy', check, `${server} answered ${response.status}.`, 'Try again in a minute.')
  const answer = response.ok ? ((await response.json().catch(() => null)) as Answer | null) : null
  if (answer?.closed)
    return bad(
      'closed',
      check,
      `“${answer.title}” is closed: ${asking.closed}.`,
      'Renew the subscription, or ask your administrator.',
    )
  return (
    (answer && asking.judge(answer)) ??
    bad(
      'server_strange',
      check,
      `${server} doesn’t answer like a Cueroom server.`,
      'Correct api-base on the element, or the address of the script.',
    )
  )
}
