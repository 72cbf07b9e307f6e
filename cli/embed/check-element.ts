import { bad, type Finding } from '@cueroom/core/embed/finding.ts'
import { checkWidget } from '@cueroom/core/embed/widget-check.ts'
import { type WidgetName, widgets } from '@cueroom/core/embed/widgets.ts'
import type { Cli } from '../app/cli.ts'
import type { PageFacts, Tag } from './page-facts.ts'

/** Timeout of the server in milliseconds. */
const timeout = 15_000

/** The origin an element calls: its api-base, else its script's origin. */
export const serverOf = ({ attributes }: Tag, src: URL) =>
  URL.parse(attributes['api-base'] ?? '')?.origin ?? src.origin

/** Makes the same call as an element and reports the result, with more detail for a signed-in host. */
export async function checkElement(cli: Cli, page: PageFacts, src: URL, element: Tag): Promise<Finding> {
  const [widget, facts] = widgetOf(element)
  const server = serverOf(element, src)
  const id = element.attributes[facts.attribute] || ('usualId' in facts ? facts.usualId : undefined)
  const get = (url: string, init: RequestInit) =>
    fetch(url, { ...init, signal: AbortSignal.any([cli.environment.signal, AbortSignal.timeout(timeout)]) })
  const found = await checkWidget({ fetch: get, server, widget, id, from: new URL(page.url).origin })
  cli.environment.signal.throwIfAborted()
  const hosts = cli.tokenFrom && cli.host === server
  return (hosts && (await asHost[`${widget}_${found.code}`]?.(cli, id!))) || found
}

const widgetOf = ({ name }: Tag) =>
  Object.entries(widgets).find(([, { tag }]) => tag === name) as [WidgetName, (typeof widgets)[WidgetName]]

const check = 'Questionnaire'

/** By widget and finding: extra detail that only the host may see. */
const asHost: Record<string, (cli: Cli, id: string) => Promise<Finding | undefined>> = {
  async questionnaire_id_unknown({ api }, id) {
    const own = await api.questionnaires.get({ params: { id } }).catch(() => undefined)
    if (!own)
      return bad('id_unknown', check, `Your show has no questionnaire ${id}.`, 'cueroom questionnaires list')
    if (own.isActive) return undefined
    const activate = `cueroom questionnaires activate ${id}`
    return bad('inactive', check, `"${own.title}" is inactive.`, activate)
  },
  async questionnaire_closed({ api }) {
    const show = await showOf(api)
    if (!show?.active || show.features.questionnaires) return undefined
    const grant = `Ask your administrator to run: cueroom admin features set ${show.email} questionnaires=on`
    return bad('closed', check, `The subscription of "${show.name}" doesn't include questionnaires.`, grant)
  },
  async sponsorship_id_unknown({ api }, id) {
    const show = await showOf(api)
    if (!show) return undefined
    const detail = `There is no show with the id ${id}. Your show, "${show.name}", has a different one.`
    return bad('id_unknown', 'Sponsorship', detail, `show-id="${show.id}"`)
  },
}

const showOf = (api: Cli['api']) =>
  api.auth.session().then(
    ({ tenant }) => tenant,
    () => undefined,
  )
