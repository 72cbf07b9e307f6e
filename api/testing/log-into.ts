import { createLog } from '../http/request-log.ts'
import type { TestApi } from './api.ts'

/** Sends the log into memory, through the configuration that the server uses; gives its lines so far. */
export function logInto(api: TestApi) {
  const parts: string[] = []
  const sink = { write: (part: string) => void parts.push(part) }
  api.use({ log: createLog({ logLevel: 'debug' }, sink) })
  return () => parts.map((line) => JSON.parse(line) as Record<string, unknown>)
}
