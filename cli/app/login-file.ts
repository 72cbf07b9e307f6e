import { randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import { access, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { CliError, type Environment } from './cli.ts'

export type Role = 'host' | 'admin'

/** One sign-in. */
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
  /** The profile that is used when none is named. */
  current: string | null
  /** Profiles by name. Unnamed profiles use their server's address. */
  servers: Record<string, StoredProfile>
}

interface StoredProfile extends Partial<Record<Role, Login>> {
  /** The server of a named profile. */
  server?: string
}

/** The sign-ins of one name on one server. */
export interface Profile {
  name: string
  server: string
  isCurrent: boolean
  logins: Partial<Record<Role, Login>>
}

export interface LoginFile {
  readonly path: string
  /** The path for display, with ~ for the home directory. */
  readonly shownPath: string
  /** The server of the current profile. */
  current(): Promise<string | null>
  /** The server of a profile. */
  server(profile: string): Promise<string | undefined>
  profiles(): Promise<Profile[]>
  find(server: string, role: Role): Promise<Login | undefined>
  /** Makes the folder. @throws CliError where nothing can be written. */
  prepare(): Promise<void>
  /** The profile it was stored in becomes the current one; its name is returned. */
  save(server: string, role: Role, login: Login): Promise<string>
  /** False when there was none. */
  remove(server: string, role: Role): Promise<boolean>
  /** Makes a profile the current one. */
  use(profile: string): Promise<void>
  /** True when other users of this computer can read it. */
  exposed(): Promise<boolean>
}

/** Stores sign-ins in one file that only its owner can read: those of the named profile, else of the current one. */
export function loginFile({ env, home }: Pick<Environment, 'env' | 'home'>, profile?: string): LoginFile {
  const directory = env.CUEROOM_CONFIG_DIR || join(env.XDG_CONFIG_HOME || join(home, '.config'), 'cueroom')
  const path = join(directory, 'login.json')
  const change = async (edit: (stored: Stored) => void) => {
    const stored = await read(path)
    edit(stored)
    await write(directory, path, stored)
  }
  const stored = () => read(path)
  return {
    path,
    shownPath: path.startsWith(`${home}/`) ? `~${path.slice(home.length)}` : path,
    async current() {
      const { current, servers } = await stored()
      return current === null ? null : serverOf(current, servers[current])
    },
    async server(name) {
      const { servers } = await stored()
      return servers[name] && serverOf(name, servers[name])
    },
    async profiles() {
      const { current, servers } = await stored()
      return Object.entries(servers).map(([name, { server = name, ...logins }]) => ({
        name,
        server,
        isCurrent: name === current,
        logins,
      }))
    },
    async find(server, role) {
      const all = await stored()
      return all.servers[nameAt(all, server, profile)]?.[role]
    },
    prepare: () => makeWritable(directory),
    async save(server, role, login) {
      let name = server
      await change((all) => {
        name = nameAt(all, server, profile)
        const named = name === server ? {} : { server }
        const before = serverOf(name, all.servers[name]) === server ? all.servers[name] : {}
        all.servers[name] = { ...before, ...named, [role]: login }
        all.current = name
      })
      return name
    },
    async remove(server, role) {
      const before = await stored()
      const name = nameAt(before, server, profile)
      if (!before.servers[name]?.[role]) return false
      await change((all) => {
        const left: StoredProfile = { ...all.servers[name] }
        delete left[role]
        if (left.host || left.admin) all.servers[name] = left
        else delete all.servers[name]
        if (!all.servers[name] && all.current === name) all.current = server
      })
      return true
    },
    use: (name) => change((all) => void (all.current = name)),
    async exposed() {
      const found = await stat(path).catch(() => undefined)
      return found !== undefined && process.platform !== 'win32' && (found.mode & 0o077) !== 0
    },
  }
}

const serverOf = (name: string, profile: StoredProfile | undefined) => profile?.server ?? name

/** The profile for a server: the named one, else the current one if it is there, else the first. */
function nameAt({ current, servers }: Stored, server: string, named: string | undefined): string {
  if (named !== undefined) return named
  const there = Object.keys(servers).filter((name) => serverOf(name, servers[name]) === server)
  if (current !== null && there.includes(current)) return current
  return there.includes(server) ? server : (there[0] ?? server)
}

// Node's own recursion never ends in a folder that is no place for others, such as /proc
async function makeFolder(path: string): Promise<void> {
  const make = () =>
    mkdir(path, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  await make().catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' || dirname(path) === path) throw error
    await makeFolder(dirname(path))
    await make()
  })
}

async function makeWritable(directory: string) {
  try {
    await makeFolder(directory)
    await access(directory, constants.W_OK)
  } catch (cause) {
    throw new CliError(`The sign-in can't be stored: ${directory} isn't a writable directory.`, {
      code: 'login_folder',
      next: ['CUEROOM_CONFIG_DIR=DIRECTORY cueroom login'],
      cause,
    })
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
    if (stored?.version === 1 && stored.servers && typeof stored.servers === 'object')
      // Without a prototype no name is taken
      return { ...stored, servers: Object.assign(Object.create(null), stored.servers) }
  } catch {
    // Reported below, like a file with the wrong shape
  }
  throw new CliError(`The sign-in file ${path} is damaged. Delete it and sign in again.`, {
    next: ['cueroom login'],
  })
}

// Written to a temporary file and renamed, so that readers never see a partial file
async function write(directory: string, path: string, stored: Stored) {
  await makeFolder(directory)
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
