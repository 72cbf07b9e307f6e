import { randomBytes } from 'node:crypto'
import type { Request } from '@hapi/hapi'

const ids = new WeakMap<Request, string>()

/** Names a request in its answer and in the log. hapi's own ids tell the machine's name and process. */
export function requestId(request: Request): string {
  const known = ids.get(request)
  if (known) return known
  const id = randomBytes(9).toString('base64url')
  ids.set(request, id)
  return id
}
