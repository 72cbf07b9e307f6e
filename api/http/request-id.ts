import { randomBytes } from 'node:crypto'
import type { Request } from '@hapi/hapi'

const ids = new WeakMap<Request, string>()

/** The id of a request in its reply and in the log. hapi's own ids reveal the machine's name and process. */
export function requestId(request: Request): string {
  const known = ids.get(request)
  if (known) return known
  const id = randomBytes(9).toString('base64url')
  ids.set(request, id)
  return id
}
