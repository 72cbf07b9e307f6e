import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** A provider that answers after so many milliseconds, in a process of its own: what it does isn't the server's work. */
export async function startProvider(answerAfter: number) {
  const provider = fork(fileURLToPath(new URL('provider.ts', import.meta.url)), [String(answerAfter)])
  const [port] = (await once(provider, 'message')) as [number]
  return { baseUrl: `http://127.0.0.1:${port}/v1`, close: () => provider.disconnect() }
}
