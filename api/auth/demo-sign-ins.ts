import type { Instance } from '@cueroom/core/instance/instance.contract.ts'
import { demoAdmin, demoHost } from '../config/demo.ts'
import type { App } from '../http/app.ts'
import { credentialsOf } from './credentials.ts'
import { verifyPassword } from './passwords.ts'
import type { Audience } from './tokens.ts'

/** What each stored hash was found to be: comparing a password is slow on purpose, and anyone may ask. */
const found = new Map<string, boolean>()

/** The demo sign-ins whose email and password nobody has changed; null outside demo mode. */
export async function demoSignIns(app: Pick<App, 'knex' | 'env'>): Promise<Instance['demo']> {
  if (!app.env.demo) return null
  const [host, admin] = await Promise.all([
    unchanged(app, 'tenant', demoHost),
    unchanged(app, 'admin', demoAdmin),
  ])
  return { host, admin }
}

async function unchanged(app: Pick<App, 'knex'>, kind: Audience, account: typeof demoHost) {
  const hash = (await credentialsOf(app, kind, account.email))?.hash
  if (!hash) return null
  const works = found.get(hash) ?? (await verifyPassword(account.password, hash))
  found.set(hash, works)
  return works ? account : null
}
