import { randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import { access, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { CliError, type Environment } from './cli.ts'

export type Role = 'host' | 'admin'

/** One sign-in on one server. */
export interface Login {
  token: string
  email: string
  /** Name of the show or administrator. */
  name: string
  /** ISO 8601. */
  expiresAt: string
}

interface Stored {
  version: 1
  /** The default server. */
  current: string | null
  servers: Record<string, Partial<Record<Role, Login>>>
}

export interface LoginFile {
  readonly path: string
  /** The path for display, with ~ for the home directory. */
  readonly shownPath: string
  current(): Promise<string | null>
  find(server: string, role: Role): Promise<Login | undefined>
  /** Makes the folder. @throws CliError where nothing can be written. */
  prepare(): Promise<void>
  save(server: string, role: Role, login: Login): Promise<void>
  /** False when there was none. */
  remove(server: string, role: Role): Promise<boolean>
  /** True when other users of this computer can read it. */
  exposed(): Promise<boolean>
}

/** Stores sign-ins by server in one file that only its owner can read. */
export function loginFile({ env, home }: Pick<Environment, 'env' | 'home'>): LoginFile {
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
    async prepare() {
      try {
        await mkdir(directory, { recursive: true, mode: 0o700 })
        await access(directory, constants.W_OK)
      } catch (cause) {
        throw new CliError(`The sign-in can't be stored: ${directory} isn't a folder you can write to.`, {
          code: 'login_folder',
          next: ['CUEROOM_CONFIG_DIR=DIRECTORY cueroom login'],
          cause,
        })
      }
    },
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
    // Of a path below a file it says the other
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined
    throw error
  })
  if (text === undefined) return { version: 1, current: null, servers: Object.create(null) }
  try {
    const stored = JSON.parse(text)
    if (stored?.version === 1 && stored.servers && typeof stored.servers === 'object') return stored
  } catch {
    // Reported below, like a file with the wrong shape
  }
  throw new CliError(`The sign-in file ${path} is damaged. Delete it and sign in again.`, {
    next: ['cueroom login'],
  })
}

// Written to a temporary file and renamed, so that readers never see a partial file
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
