import { loaderPath } from './embed-code.ts'
import { type Finding, good, note } from './finding.ts'

const check = 'Script'

/** A version of the script that the server lists. */
export interface WidgetVersion {
  version: string
  url: string
  /** For the attribute of the same name. */
  integrity: string
  /** Whether /widgets/v1/loader.js is this one. */
  current: boolean
}

/** Compares a pinned version of the script with the one the server has now. */
export async function checkVersion(get: (url: string) => Promise<Response>, src: URL): Promise<Finding> {
  if (src.pathname === loaderPath) return good('loader', check, `${src.href}, always the latest version`)
  const list = await get(`${src.origin}/widgets/v1/versions.json`)
    .then((response) => response.json() as Promise<{ versions: WidgetVersion[] }>)
    .catch(() => undefined)
  const newest = list?.versions.find(({ current }) => current)
  const pinned = list?.versions.find(({ url }) => url === src.pathname)
  if (!newest || newest.url === src.pathname) return good('loader', check, `${src.href}, pinned`)
  const is = pinned ? `version ${pinned.version}` : 'a version that the server no longer lists'
  return note(
    'old_version',
    check,
    `The page pins ${is}; the server has ${newest.version}.`,
    `src="${src.origin}${newest.url}" integrity="${newest.integrity}"`,
  )
}
