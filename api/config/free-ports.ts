import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Env } from './env.ts'

/** Why an address can't be listened on, by the code of the system. */
const reasons: Record<string, (variable: string, port: number) => string> = {
  EADDRINUSE: (variable, port) =>
    `Another program is using port ${port}. Choose a different one: ${variable}=${port + 1} npm start`,
  EACCES: (variable, port) =>
    `Only root can use port ${port}. Choose one above 1023: ${variable}=3000 npm start`,
  EADDRNOTAVAIL: () => 'HOST is not an address of this computer.',
  ENOTFOUND: () => 'HOST is a name without an address.',
}

/**
 * Says that a port can't be had before a database is made for it.
 * @throws Error with the code of the system, such as EADDRINUSE; its message is for the person at the terminal
 */
export async function requireFreePorts({ host, port, metrics }: Env): Promise<void> {
  await requireFreePort('PORT', host, port)
  if (metrics?.port === undefined) return
  if (metrics.port === port && port !== 0) throw new Error('METRICS_PORT and PORT must be different ports.')
  await requireFreePort('METRICS_PORT', host, metrics.port)
}

/** Likewise for one port; the variable is the one that names it. */
export async function requireFreePort(variable: string, host: string, port: number) {
  const listener = createServer()
  try {
    await once(listener.listen(port, host), 'listening')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    const reason = reasons[code]
    throw reason ? Object.assign(new Error(reason(variable, port), { cause: error }), { code }) : error
  } finally {
    listener.close()
  }
}
