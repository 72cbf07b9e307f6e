/** The result of one check of an embedded widget. */
export interface Finding {
  /** Stable, for programs. */
  code: FindingCode
  /** `note`: works, but worth knowing. */
  state: 'good' | 'note' | 'bad'
  /** What was checked, in a word or two. */
  check: string
  detail: string
  /** How to fix it: a line to add or a command to run. */
  fix?: string | undefined
}

type FindingCode =
  | 'page'
  | 'element'
  | 'element_as_text'
  | 'element_missing'
  | 'loader'
  | 'loader_missing'
  | 'loader_insecure'
  | 'loader_unreachable'
  | 'loader_refused'
  | 'loader_cors'
  | 'integrity'
  | 'old_version'
  | 'policy'
  | 'script_blocked'
  | 'calls_blocked'
  | 'pictures_blocked'
  | 'blocked'
  | 'questionnaire'
  | 'sponsorship'
  | 'not_configured'
  | 'no_inquiries'
  | 'id_missing'
  | 'id_is_link'
  | 'id_unknown'
  | 'inactive'
  | 'closed'
  | 'server_cors'
  | 'server_unreachable'
  | 'server_strange'
  | 'server_busy'
  | 'shown'
  | 'not_shown'
  | 'contrast'
  | 'narrow'
  | 'lost_value'
  | 'no_browser'

type Make = (code: FindingCode, check: string, detail: string, fix?: string) => Finding
const making =
  (state: Finding['state']): Make =>
  (code, check, detail, fix) => ({ code, state, check, detail, ...(fix && { fix }) })

export const good = making('good')
export const note = making('note')
export const bad = making('bad')
