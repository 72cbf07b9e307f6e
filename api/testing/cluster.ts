import { execFile, spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { accessSync, constants, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { type Binaries, binariesIn, engineVersion, packagedBinaries } from '../db/embedded/binaries.ts'
import { type DatabaseUser, databaseUser, giveTo } from '../db/embedded/database-user.ts'
import { placeBinaries } from '../db/embedded/place.ts'
import { knexForPostgres } from '../db/knex.ts'
import { migrate, migrationsDirectory } from '../db/migrate.ts'

const run = promisify(execFile)

/** The role the tests connect as: it owns its databases but is no superuser, like a managed database's user. */
const loginRole = 'cueroom'

/** Members of this role sign in over TCP with a password, all others without. */
export const passwordRole = 'with_password'

/** How long a cluster may take to accept connections, in milliseconds. */
const startDeadline = 60_000

export interface Cluster {
  /** Which PostgreSQL it is, as people read it. */
  name: string
  /** Connects to the maintenance database as a role that may create databases and roles. */
  url: string
  stop(): Promise<void>
  /** Ends the server as a crash does, and starts it again. */
  restart(): void
}

export interface TestDatabase {
  url: string
  drop(): Promise<void>
}

/** A throwaway cluster of the embedded PostgreSQL on a free port of 127.0.0.1. It ends with this process, a kill -9 included. */
export const startCluster = (): Promise<Cluster> =>
  makeCluster(`embedded PostgreSQL ${engineVersion}`, packagedBinaries(), process.platform !== 'win32')

/** The same with the system's PostgreSQL, over TCP; undefined if its programs are not installed. */
export async function startSystemCluster(): Promise<Cluster | undefined> {
  const programs = systemPrograms()
  if (!programs) return undefined
  const { stdout } = await run(join(programs, 'postgres'), ['--version'])
  return makeCluster(`PostgreSQL ${/\d+/.exec(stdout)?.[0]}`, binariesIn(dirname(programs)), false)
}

/** A migrated database of its own, copied from a template that is made once for a cluster and a set of migrations. */
export async function createTestDatabase(cluster: Pick<Cluster, 'url'>): Promise<TestDatabase> {
  const template = await (templates.get(cluster.url) ?? remember(cluster.url))
  const name = `cueroom_test_${randomBytes(8).toString('hex')}`
  await onCluster(cluster.url, (client) =>
    // A fraction of the work of writing 12 MB to the log, which nobody reads
    client.query(`create database ${name} template ${template} strategy file_copy`),
  )
  return {
    url: withDatabase(cluster.url, name),
    drop: () =>
      onCluster(
        cluster.url,
        async (client) => void (await client.query(`drop database ${name} with (force)`)),
      ),
  }
}

/** The folder that holds `initdb` and `postgres`: on the PATH, else Debian's place, newest version first. */
export function systemPrograms(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = list(debian).sort((a, b) => Number(b) - Number(a))
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...versions.map((v) => join(debian, v, 'bin')),
  ]
  return folders.find((folder) =>
    ['initdb', 'postgres'].every((program) => isExecutable(join(folder, program))),
  )
}

/** @param bySocket whether it is reached by its Unix socket, as the product reaches its own: a third less work than TCP */
async function makeCluster(name: string, from: Binaries, bySocket: boolean): Promise<Cluster> {
  const directory = mkdtempSync(join(tmpdir(), 'cueroom-postgres-'))
  try {
    const user = databaseUser(undefined)
    giveTo(user.ids, directory)
    const binaries = placeBinaries(from, user, directory)
    const data = join(directory, 'data')
    const options = ['--auth=trust', '--username=postgres', '--encoding=UTF8', '--locale=C', '--no-sync']
    const [command, ...args] = [...user.prefix, binaries.program('initdb'), '-D', data, ...options]
    await run(command!, args, { ...user.ids, cwd: directory })
    askForPasswords(join(data, 'pg_hba.conf'))
    const port = await freePort()
    const server = guard(binaries.program('postgres'), directory, port, user)
    const superuser = `postgres://postgres@127.0.0.1:${port}/postgres`
    await untilReady(superuser, server)
    await onCluster(superuser, (client) =>
      client.query(`create role ${passwordRole}; create role ${loginRole} login createdb createrole`),
    )
    const { stop, restart } = server
    const socket = bySocket ? `?host=${encodeURIComponent(directory)}` : ''
    return { name, url: `postgres://${loginRole}@127.0.0.1:${port}/postgres${socket}`, stop, restart }
  } catch (error) {
    rmSync(directory, { recursive: true, force: true })
    throw error
  }
}

/** The first rule that fits counts. */
function askForPasswords(rules: string) {
  const rule = `host all +${passwordRole} all scram-sha-256\n`
  writeFileSync(rules, rule + readFileSync(rules, 'utf8'))
}

/**
 * Runs the server under a shell that waits on a pipe from this process. However this process ends, the pipe
 * closes, and the shell stops the server and removes its directory. A line on the pipe restarts the server.
 * Autovacuum is off: a role that is no superuser cannot drop a database while that happens.
 */
function guard(postgres: string, directory: string, port: number, user: DatabaseUser) {
  const script = `
    start() {
      "$1" -D "$2/data" -p "$3" -k "$2" -c listen_addresses=127.0.0.1 -c fsync=off -c synchronous_commit=off \\
        -c full_page_writes=off -c wal_level=minimal -c max_wal_senders=0 -c max_wal_size=4GB -c checkpoint_timeout=1d \\
        -c max_connections=200 -c shared_buffers=32MB -c autovacuum=off >>"$2/log" 2>&1 </dev/null & server=$!
    }
    start "$@"
    while read -r restart; do kill -QUIT "$server"; wait "$server"; start "$@"; done
    kill -QUIT "$server"; wait "$server"; rm -rf "$2"`
  const words = ['/bin/sh', '-c', script, 'sh', postgres, directory, String(port)]
  const [command, ...args] = [...user.prefix, ...words]
  const shell = spawn(command!, args, {
    ...user.ids,
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  const ended = once(shell, 'exit')
  shell.unref()
  const stop = async () => {
    shell.ref()
    shell.stdin.end()
    await ended
  }
  const restart = () => void shell.stdin.write('restart\n')
  return { stop, restart, log: join(directory, 'log') }
}

async function untilReady(url: string, server: ReturnType<typeof guard>) {
  const deadline = Date.now() + startDeadline
  for (;;) {
    const failure = await onCluster(url, (client) => client.query('select 1')).catch(
      (error: unknown) => error,
    )
    if (!(failure instanceof Error)) return
    if (Date.now() > deadline) {
      const log = readFileSync(server.log, 'utf8')
      await server.stop()
      throw new Error(`PostgreSQL did not start:\n${log}`, { cause: failure })
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** A TCP port of this machine that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

/** Each cluster's template, once it was asked for in this process. */
const templates = new Map<string, Promise<string>>()

function remember(url: string) {
  const made = ensureTemplate(url)
  templates.set(url, made)
  return made
}

// Two processes may ask at the same time: the advisory lock lets one make the template, and a rename shows it finished
async function ensureTemplate(url: string) {
  const template = `cueroom_template_${migrationsHash()}`
  const making = `${template}_making`
  await onCluster(url, async (client) => {
    await client.query(`select pg_advisory_lock(hashtextextended('${template}', 0))`)
    const found = await client.query('select from pg_database where datname = $1', [template])
    if (found.rowCount) return
    await client.query(`drop database if exists ${making} with (force)`)
    await client.query(`create database ${making} template template0`)
    const knex = knexForPostgres(withDatabase(url, making))
    await migrate(knex).finally(() => knex.destroy())
    await client.query(`alter database ${making} rename to ${template}`)
  })
  return template
}

function migrationsHash() {
  const hash = createHash('sha256').update(readFileSync(join(migrationsDirectory, '../row-security.ts')))
  for (const name of list(migrationsDirectory).sort())
    hash.update(name).update(readFileSync(join(migrationsDirectory, name)))
  return hash.digest('hex').slice(0, 12)
}

async function onCluster<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

function withDatabase(url: string, name: string) {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

function list(folder: string) {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function isExecutable(path: string) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
