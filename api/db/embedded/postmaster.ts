import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { giveTo } from './database-user.ts'
import type { Place } from './place.ts'

/** Where a running cluster listens. */
export interface Address {
  /** Folder of a Unix socket; on Windows 127.0.0.1. */
  host: string
  port: number
}

/** A PostgreSQL server that this process started. */
export interface Postmaster {
  address: Address
  /** Resolves when the server has ended, for whatever reason. */
  ended: Promise<void>
  isRunning(): boolean
  stop(): Promise<void>
}

const windows = process.platform === 'win32'
const port = 5432

/** Sized for one small server: about 80 MB with every connection in use. What is written must survive a power failure. */
const settings: Record<string, string> = {
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  max_connections: '40',
  shared_buffers: '32MB',
  work_mem: '4MB',
  maintenance_work_mem: '32MB',
  max_wal_size: '256MB',
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  autovacuum_max_workers: '1',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Messages of failed statements quote values that people entered
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
  // Needs neither /dev/shm nor a large one
  ...(windows ? {} : { dynamic_shared_memory_type: 'mmap' }),
}

/**
 * When this process ends in whatever way, the pipe to the shell closes and the shell stops PostgreSQL.
 * When PostgreSQL ends first, so does the shell. The signal is repeated: before PostgreSQL listens to signals, it's lost.
 */
const guard = `
  socket=$1; shift
  exec 3<&0
  "$@" & server=$!
  ( read -r _; while kill -INT "$server" 2>/dev/null; do sleep 1; done ) <&3 & watcher=$!
  wait "$server"; code=$?
  kill "$watcher" 2>/dev/null
  rm -rf "$socket"
  exit "$code"`

/** Starts the cluster's server without waiting until it accepts connections. @param again where it listened before */
export async function startPostmaster(place: Place, again?: Address): Promise<Postmaster> {
  const address = again ?? (await newAddress())
  if (!windows) openSocketFolder(place, address.host)
  const child = windows ? spawnOnWindows(place, address) : spawnGuarded(place, address)
  let running = true
  const ended = once(child, 'close').then(
    () => void (running = false),
    () => void (running = false),
  )
  return {
    address,
    ended,
    isRunning: () => running,
    stop: async () => {
      child.stdin?.end()
      await ended
    },
  }
}

const flags = ({ version }: Place, address: Address) =>
  Object.entries({
    ...settings,
    // Without I/O worker processes
    ...(Number(version) < 18 ? {} : { io_method: 'sync' }),
    port: String(address.port),
    listen_addresses: windows ? address.host : '',
    unix_socket_directories: windows ? '' : address.host,
    unix_socket_permissions: '0700',
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`])

async function newAddress(): Promise<Address> {
  if (windows) return { host: '127.0.0.1', port: await freePort() }
  // A socket's path can have 107 bytes at most, so it can't be in the data directory
  const parent = tmpdir().length < 60 ? tmpdir() : '/tmp'
  return { host: mkdtempSync(join(parent, 'cueroom-')), port }
}

/** The guard removes the folder when PostgreSQL ends. */
function openSocketFolder({ user }: Place, folder: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  giveTo(user.ids, folder)
}

function spawnGuarded(place: Place, address: Address): ChildProcess {
  const { user, binaries, data } = place
  const server = [binaries.program('postgres'), '-D', data, ...flags(place, address)]
  const [command, ...args] = [...user.prefix, '/bin/sh', '-c', guard, 'sh', address.host, ...server]
  return withLog(place, (log) =>
    spawn(command!, args, {
      ...user.ids,
      // In its own process group, so Ctrl-C doesn't stop the database before its server
      detached: true,
      cwd: '/',
      env: environment(),
      stdio: ['pipe', log, log],
    }),
  )
}

// PostgreSQL refuses an administrator's rights on Windows; pg_ctl gives them up first
function spawnOnWindows(place: Place, address: Address): ChildProcess {
  const { binaries, data } = place
  const options = flags(place, address).map((flag) => `"${flag}"`)
  const script = new URL('windows-guard.ts', import.meta.url)
  return withLog(place, (log) =>
    spawn(process.execPath, [script.pathname.slice(1), binaries.program('pg_ctl'), data, options.join(' ')], {
      env: { ...process.env, ...environment() },
      stdio: ['pipe', log, log],
      windowsHide: true,
    }),
  )
}

/** PostgreSQL ignores a stale lock file that names its own grandparent: in a container the numbers repeat. */
export const environment = () => ({
  PATH: process.env['PATH'] ?? '',
  LC_ALL: 'C',
  PG_GRANDPARENT_PID: String(process.pid),
})

const logOf = ({ home }: Pick<Place, 'home'>) => join(home, 'log')

/** What PostgreSQL said last, without times and process ids. */
export const lastLogLines = (place: Pick<Place, 'home'>) =>
  readLines(logOf(place))
    .filter(Boolean)
    .slice(-8)
    .map((line) => line.replace(/^[\d-]+ [\d:.]+ UTC \[\d+\] /, ''))
    .join('\n')

function withLog<T>(place: Place, use: (log: number) => T): T {
  const path = logOf(place)
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0
  if (size > 1_000_000) renameSync(path, `${path}.old`)
  const log = openSync(path, 'a', 0o600)
  try {
    return use(log)
  } finally {
    closeSync(log)
  }
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port: free } = server.address() as AddressInfo
  server.close()
  return free
}

/** Where the cluster that runs on these data listens, or did: the lock file of a killed server remains. */
export function addressInLockFile(data: string): (Address & { pid: number }) | undefined {
  const lines = readLines(join(data, 'postmaster.pid'))
  const [pid, , , listening, socket, host] = lines
  const folder = windows ? host : socket
  return folder ? { host: folder, port: Number(listening), pid: Number(pid) } : undefined
}

/** Removes the lock file when its number has since been given to another program. */
export function dropForeignLockFile(data: string): void {
  const pid = addressInLockFile(data)?.pid
  if (!pid || process.platform !== 'linux') return
  const command = readLines(`/proc/${pid}/cmdline`)[0]
  if (command !== undefined && !command.includes('postgres'))
    rmSync(join(data, 'postmaster.pid'), { force: true })
}

function readLines(path: string) {
  try {
    return readFileSync(path, 'utf8').split('\n')
  } catch {
    return []
  }
}
