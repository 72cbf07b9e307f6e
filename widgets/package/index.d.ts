export type {
  Answers,
  Mode,
  QuestionnaireAttributes,
  QuestionnaireElement,
  QuestionnaireEvents,
  SponsorshipAttributes,
  SponsorshipElement,
  SponsorshipEvents,
  Theme,
} from './elements.d.ts'

export interface LoadOptions {
  /** The script on the server; by default its newest, `/widgets/v1/loader.js`. */
  script?: string | undefined
  /** Of a pinned script, from `/widgets/v1/versions.json`. */
  integrity?: string | undefined
  /** For pages whose policy trusts scripts by a nonce. */
  nonce?: string | undefined
}

/**
 * Loads the widgets from a Cueroom server, once for the page. Does nothing if there is no page, as on a server.
 * Never throws; if the script can't be added, the console has the reason.
 * @param server origin of the Cueroom server, such as `https://cueroom.example`
 */
export function loadWidgets(server: string, options?: LoadOptions): void
