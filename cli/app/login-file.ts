import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { CliError, type World } from './cli.ts'

export type Role = 'host' | 'admin'

/** One sign-in on one server. */
export interface Login {
  token: string
  email: string
  /** The show's name, or the administrator's. */
  name: string
  /** ISO 8601. */
  expiresAt: string
}

interface Stored {
  version: 1
  /** The server that is used when none is named. */
  current: string | null
  servers: Record<string, Partial<Record<Role, Login>>>
}

export interface LoginFile {
  readonly path: string
  /** The path as a person reads it, with ~ for the home directory. */
  readonly shownPath: string
  current(): Promise<string | null>
  find(server: string, role: Role): Promise<Login | undefined>
  save(server: string, role: Role, login: Login): Promise<void>
  /** False when there was none. */
  remove(server: string, role: Role): Promise<boolean>
  /** True when other users of this computer may read it. */
  exposed(): Promise<boolean>
}

/** Sign-ins by server in one file that only its owner can read. */
export function loginFile({ env, home }: Pick<World, 'env' | 'home'>): LoginFile {
  const directory = env.CUEROOM_CONFIG_DIR || join(env.XDG_CONFIG_HOME || join(home, '.config'), 'cueroom')
  const path = join(directory, 'login.json')
  const change = async (edit: (stored: Stored) => void) => {
    const stored = await read(path)
    edit(stored)
    await write(directory, path, stored)
  }
  return {
    path,
    shownPath: path.startsWith(`${home}/`) ? `~${path.slice(home.length)}` : path,
    current: async () => (await read(path)).current,
    find: async (server, role) => (await read(path)).servers[server]?.[role],
    save: (server, role, login) =>
      change((stored) => {
        stored.current = server
        stored.servers[server] = { ...stored.servers[server], [role]: login }
      }),
    async remove(server, role) {
      if (!(await read(path)).servers[server]?.[role]) return false
      await change((stored) => {
        delete stored.servers[server]?.[role]
        if (Object.keys(stored.servers[server] ?? {}).length === 0) delete stored.servers[server]
      })
      return true
    },
    async exposed() {
      const found = await stat(path).catch(() => undefined)
      return found !== undefined && process.platform !== 'win32' && (found.mode & 0o077) !== 0
    },
  }
}

async function read(path: string): Promise<Stored> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return { version: 1, current: null, servers: Object.create(null) }
  try {
    const stored = JSON.parse(text)
    if (stored?.version === 1 && stored.servers && typeof stored.servers === 'object') return stored
  } catch {
    // Reported below, as a file of another shape is
  }
  throw new CliError(`The sign-in file ${path} is damaged. Delete it and sign in again.`, {
    next: ['cueroom login'],
  })
}

// Written beside its place and renamed: whoever reads it sees the old sign-ins or the new ones, never a part
async function write(directory: string, path: string, stored: Stored) {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  const making = `${path}.${randomBytes(6).toString('hex')}`
  try {
    const file = await open(making, 'wx', 0o600)
    try {
      await file.writeFile(`${JSON.stringify(stored, null, 2)}\n`)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(making, path)
  } catch (error) {
    await rm(making, { force: true })
    throw error
  }
}
