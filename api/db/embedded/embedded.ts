import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { DataDirectoryBusy, EmbeddedDatabaseError, noRoom } from './errors.ts'
import { ensureCluster, type Passwords } from './make-cluster.ts'
import { choosePlace, type Place } from './place.ts'
import { supervise } from './supervise.ts'
import {
  type Address,
  addressInLockFile,
  dropForeignLockFile,
  lastLogLines,
  type Postmaster,
  startPostmaster,
} from './postmaster.ts'

export interface Connection extends Address {
  user: string
  password: string
  database: string
}

export interface EmbeddedDatabase {
  /** Connects as the role that owns the database, which isn't a superuser. */
  owner: Connection
  /** As the superuser, who alone can read every row and switch triggers off: for backups. */
  superuser: Connection
  /** Where the data are when they couldn't be in the data directory, and why. */
  elsewhere: string | undefined
  /** Stops the server, unless another process started it. */
  close(): Promise<void>
}

/** Of PostgreSQL. */
const diskFull = '53100'
/** Held by the server that uses the cluster, on a connection that ends with its process. */
const serverLock = 4_117_026_305
/** Milliseconds between two tries to connect. */
const pollInterval = 15
/** Time a killed server's PostgreSQL has to write its checkpoint and end (ms). */
const handoverTimeout = 60_000
/** Recovery after a crash included (ms). */
const startTimeout = 120_000

/**
 * Starts the embedded PostgreSQL in the data directory, making it at the first start.
 * @param mode `server` refuses when another server uses the directory; `command` then works next to it
 * @throws DataDirectoryBusy, EmbeddedDatabaseError
 */
export async function openEmbedded(
  directory: string,
  mode: 'server' | 'command' = 'server',
  place: Place = choosePlace(directory),
): Promise<EmbeddedDatabase> {
  const passwords = await ensureCluster(place)
  const deadline = Date.now() + handoverTimeout
  for (;;) {
    const running = await probe(place, passwords)
    if (running.state === 'served' && mode === 'server') throw new DataDirectoryBusy(directory)
    if (running.state === 'served')
      return { ...connections(running.address, passwords), elsewhere: place.elsewhere, close: async () => {} }
    // Without an owner: a killed server's, which is stopping, or a command's, which will stop
    if (running.state === 'absent') {
      const started = await tryStart(place, passwords, mode)
      if (started) return started
    }
    if (Date.now() > deadline) throw new DataDirectoryBusy(directory)
    await setTimeout(pollInterval)
  }
}

const connections = (address: Address, passwords: Passwords) => ({
  owner: { ...address, user: 'cueroom', password: passwords.owner, database: 'cueroom' },
  superuser: { ...address, user: 'postgres', password: passwords.superuser, database: 'cueroom' },
})

const maintenance = (address: Address, passwords: Passwords): Connection => ({
  ...connections(address, passwords).superuser,
  database: 'postgres',
})

export async function connect(to: Connection): Promise<pg.Client> {
  const client = new pg.Client({ ...to, application_name: 'cueroom', connectionTimeoutMillis: 5_000 })
  // Without a listener the loss of an idle connection would end the process
  client.on('error', () => {})
  await client.connect()
  return client
}

type Running = { state: 'absent' | 'ending' } | { state: 'served'; address: Address }

/** Whether a PostgreSQL runs on the data already, and whether a server uses it. */
async function probe(place: Place, passwords: Passwords): Promise<Running> {
  const address = addressInLockFile(place.data)
  if (!address) return { state: 'absent' }
  try {
    const client = await connect(maintenance(address, passwords))
    try {
      const { rows } = await client.query(`select pg_try_advisory_lock(${serverLock}) as free`)
      return rows[0].free ? { state: 'ending' } : { state: 'served', address }
    } finally {
      await client.end()
    }
  } catch (error) {
    const { code = '' } = error as { code?: string }
    if (!['ECONNREFUSED', 'ENOENT', 'EACCES'].includes(code)) return { state: 'ending' }
    dropForeignLockFile(place.data)
    return { state: 'absent' }
  }
}

async function takeLock(client: pg.Client) {
  await client.query(`select pg_advisory_lock(${serverLock})`)
  return client
}

/** Undefined when another process was faster. */
async function tryStart(place: Place, passwords: Passwords, mode: 'server' | 'command') {
  const postmaster = await startPostmaster(place)
  try {
    const held = await untilConnected(place, postmaster, passwords)
    if (!held) return undefined
    await assertDurable(held)
    await ensureDatabase(held, passwords)
    if (mode === 'server') await takeLock(held)
    else await held.end()
    const again = async () => takeLock(await connect(maintenance(postmaster.address, passwords)))
    const { stop } = supervise(place, postmaster, mode === 'server' ? { client: held, again } : undefined)
    return { ...connections(postmaster.address, passwords), elsewhere: place.elsewhere, close: stop }
  } catch (error) {
    await postmaster.stop()
    throw (error as { code?: string }).code === diskFull ? noRoom(place.data, error) : error
  }
}

async function untilConnected(place: Place, postmaster: Postmaster, passwords: Passwords) {
  const deadline = Date.now() + startTimeout
  while (postmaster.isRunning()) {
    const client = await connect(maintenance(postmaster.address, passwords)).catch(() => undefined)
    if (client) return client
    if (Date.now() > deadline) await postmaster.stop()
    await setTimeout(pollInterval)
  }
  const log = lastLogLines(place)
  if (/lock file "[^"\n]*" already exists/.test(log)) return undefined
  if (/No space left/.test(log)) throw noRoom(place.data)
  throw new EmbeddedDatabaseError(`The database in ${place.data} didn't start:\n${log}`)
}

/** What was acknowledged must survive a power failure, whatever a configuration file says. */
async function assertDurable(client: pg.Client) {
  const { rows } = await client.query<{ name: string; setting: string }>(
    `select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit')`,
  )
  const off = rows.filter(({ setting }) => setting !== 'on')
  if (rows.length === 3 && off.length === 0) return
  const list = off.map(({ name, setting }) => `${name}=${setting}`).join(', ')
  throw new EmbeddedDatabaseError(`The embedded database would lose data in a power failure: ${list}.`)
}

/** The role and the database that the program works with; a killed first start may have left either out. */
async function ensureDatabase(client: pg.Client, { owner }: Passwords) {
  const { rows } = await client.query<{ role: boolean; database: boolean }>(`
    select exists (select from pg_roles where rolname = 'cueroom') as role,
      exists (select from pg_database where datname = 'cueroom') as database`)
  const password = client.escapeLiteral(owner)
  if (!rows[0]?.role) await client.query(`create role cueroom login createrole password ${password}`)
  if (!rows[0]?.database) await client.query('create database cueroom owner cueroom template template0')
}
