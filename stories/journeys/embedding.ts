import { hostClient } from './host.ts'
import { isOfSite, startSite } from './host-site.ts'
import { startJourneys, type Traveller } from './journey.ts'
import type { RunningApp } from './running-app.ts'
import { asked } from './widget-on-page.ts'

export interface Given {
  id: string
  app: RunningApp
}

export const element = ({ id, app }: Given, more = '') =>
  `<cueroom-questionnaire questionnaire-id="${id}" api-base="${app.url}" ${more}></cueroom-questionnaire>`

/** The script that brings the element. */
export const loader = ({ app }: Pick<Given, 'app'>, more = 'type="module"') =>
  `<script ${more} src="${app.url}/widgets/v1/loader.js"></script>`

/** What a page of the host is made of, besides the element and the script that brings it. */
interface Setting {
  headers?: Record<string, string>
  html?: string
  head?: string
  /** Attributes of the element. */
  attributes?: string
  script?: string
}

/** Journeys over pages of a host's own site that embed a questionnaire; all in one profile, with options of `startJourneys`. */
export function startEmbedding(options: { drawn?: boolean } = {}) {
  const journey = startJourneys({}, isOfSite, options)
  const site = startSite()
  let made: Promise<string> | undefined
  const questionnaire = (app: RunningApp) =>
    (made ??= hostClient(app)
      .then((host) => host.questionnaires.create({ body: asked }))
      .then(({ id }) => id))

  /** Opens a page of the host that embeds the questionnaire. */
  async function open(
    { page, app }: Pick<Traveller, 'page' | 'app'>,
    setting: Setting | ((given: Given) => Setting) = {},
  ) {
    const given = { app, id: await questionnaire(app) }
    const {
      attributes,
      script = loader(given),
      ...rest
    } = typeof setting === 'function' ? setting(given) : setting
    await page.goto(site.page({ ...rest, body: element(given, attributes) + script }))
    return given
  }
  return { journey, site, questionnaire, open }
}
