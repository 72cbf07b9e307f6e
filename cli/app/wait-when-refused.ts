import { ApiError } from '@cueroom/core/contract/client.ts'
import type { Client } from '@cueroom/core/contract.ts'
import { counted } from '@cueroom/core/text/format.ts'
import type { Environment } from './cli.ts'
import type { Output } from './output.ts'

/** How long a call waits in all until the server takes it, in seconds. The limits of a minute fit; those of failed sign-ins don't. */
const longestWait = 120

type AnyCall = (...given: unknown[]) => Promise<unknown>
type Waiting = { environment: Pick<Environment, 'wait'>; output: Pick<Output, 'say'> }

/** Seconds that the server asks for; it did nothing, so the call can be sent again. */
const askedFor = (error: unknown) =>
  (error instanceof ApiError && error.status === 429 && error.retryAfter) || Infinity

/** A client whose calls wait as long as the server asks for when there were too many, and say so. */
export function waitWhenRefused(client: Client, { environment, output }: Waiting): Client {
  const patient =
    (call: AnyCall): AnyCall =>
    async (...given) => {
      for (let left = longestWait; ;) {
        try {
          return await call(...given)
        } catch (error) {
          const seconds = askedFor(error)
          if (seconds > left) throw error
          left -= seconds
          output.say(`Too many requests. Trying again in ${counted(seconds, 'second')}…`)
          await environment.wait(seconds * 1_000)
        }
      }
    }
  const group = (calls: object) =>
    Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, patient(call as AnyCall)]))
  return Object.fromEntries(Object.entries(client).map(([name, calls]) => [name, group(calls)])) as Client
}
