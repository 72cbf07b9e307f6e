import { randomFillSync } from 'node:crypto'
import type { Request } from '@hapi/hapi'

const ids = new WeakMap<Request, string>()

const idBytes = 9
/** Random bytes for the next ids: to ask for those of one takes nearly as long. */
const drawn = Buffer.alloc(idBytes * 256)
let used = drawn.length

function newId() {
  if (used === drawn.length) {
    randomFillSync(drawn)
    used = 0
  }
  used += idBytes
  return drawn.toString('base64url', used - idBytes, used)
}

/** The id of a request in its reply and in the log. hapi's own ids reveal the machine's name and process. */
export function requestId(request: Request): string {
  const known = ids.get(request)
  if (known) return known
  const id = newId()
  ids.set(request, id)
  return id
}
