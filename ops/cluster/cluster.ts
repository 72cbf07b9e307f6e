import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, openSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { databaseUser, giveTo } from '@cueroom/api/db/embedded/database-user.ts'
import { freePort } from '@cueroom/api/testing/cluster.ts'
import { makeTestFolder, removeTestFolder } from '@cueroom/api/testing/data-directory.ts'
import pg from 'pg'
import { clusterPrograms } from './programs.ts'
import { etcdArguments, haproxySettings, patroniSettings, pgbouncerSettings, type Ports } from './settings.ts'

/** Milliseconds until a part has to be up. */
const startDeadline = 90_000

/** Everything around Cueroom: proxy, pooler, and a database with a standby. */
export interface Cluster {
  ports: Ports
  /** The database, through the pooler, for a role that owns it and is no superuser. */
  databaseUrl: string
  /** The primary itself, for what the test looks at. */
  superuserUrl(): Promise<string>
  kill(part: 'proxy' | 'pooler'): Promise<void>
  start(part: 'proxy' | 'pooler'): void
  /** Kills the primary's machine: PostgreSQL and its Patroni, both with -9. Gives a function that starts it again. */
  killPrimary(): Promise<() => void>
  /** Hands the primary's role to the standby, as an administrator does. */
  switchOver(): Promise<void>
  /** Waits until there are a primary and a standby that has all it has. */
  untilWhole(): Promise<void>
  stop(): Promise<void>
}

interface Member {
  name: string
  role: string
  state: string
}

/** Runs it all in a temporary folder, without root's rights. @param servers how many servers of Cueroom the proxy knows */
export async function startCluster(servers: number): Promise<Cluster> {
  const programs = clusterPrograms()
  const ports = await choosePorts(servers)
  const folder = makeTestFolder('cluster')
  const { ids } = databaseUser(undefined)
  const running = new Map<string, ChildProcess>()
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  write('haproxy.cfg', haproxySettings(ports))
  write('pgbouncer.ini', pgbouncerSettings(ports, folder))
  write('users.txt', '"cueroom" ""\n')
  ports.databases.forEach((_, nth) =>
    write(`patroni${nth}.yml`, patroniSettings(ports, nth, { folder, bin: programs.postgres })),
  )
  for (const name of ['data0', 'data1']) mkdirSync(join(folder, name), { mode: 0o700 })
  giveTo(ids, folder)

  const commands: Record<string, string[]> = {
    etcd: [programs.etcd, ...etcdArguments(ports, folder)],
    patroni0: [programs.patroni, join(folder, 'patroni0.yml')],
    patroni1: [programs.patroni, join(folder, 'patroni1.yml')],
    pooler: [programs.pgbouncer, join(folder, 'pgbouncer.ini')],
    proxy: [programs.haproxy, '-db', '-f', join(folder, 'haproxy.cfg')],
  }
  const start = (name: string) => {
    const log = openSync(join(folder, `${name}.log`), 'a')
    const user = ids.uid === undefined ? [] : [`--reuid=${ids.uid}`, `--regid=${ids.gid}`, '--clear-groups']
    // However this process ends, they end with it
    const words = [...user, '--pdeathsig=SIGKILL', '--', ...commands[name]!]
    running.set(name, spawn(programs.setpriv, words, { cwd: folder, stdio: ['ignore', log, log] }))
  }
  const kill = async (name: string, signal: NodeJS.Signals = 'SIGKILL') => {
    const child = running.get(name)
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  const members = async (): Promise<Member[]> => {
    for (const { patroni } of ports.databases) {
      const answer = await fetch(`http://127.0.0.1:${patroni}/cluster`).catch(() => undefined)
      if (answer?.ok) return ((await answer.json()) as { members: Member[] }).members
    }
    return []
  }
  const isLeader = ({ role, state }: Member) => role === 'leader' && state === 'running'
  const untilLeader = async () =>
    Number((await until('a primary', async () => (await members()).find(isLeader))).name.at(-1))
  const superuserUrl = async () =>
    `postgres://postgres@127.0.0.1:${ports.databases[await untilLeader()]!.postgres}/cueroom`
  const untilWhole = async () => {
    await until('a standby', async () => {
      const all = await members()
      return all.some(isLeader) && all.some(({ role }) => role === 'sync_standby')
    })
  }
  const stop = async () => {
    for (const name of ['proxy', 'pooler', 'patroni0', 'patroni1', 'etcd']) await kill(name)
    for (const nth of [0, 1]) killPostgres(folder, nth)
    removeTestFolder(folder)
  }

  try {
    for (const name of ['etcd', 'patroni0']) start(name)
    await untilLeader()
    start('patroni1')
    await untilWhole()
    await makeDatabase(await superuserUrl())
    start('proxy')
    await untilProxied(ports.primary)
    start('pooler')
  } catch (cause) {
    const ends = [...running.keys()].map((name) =>
      readFileSync(join(folder, `${name}.log`), 'utf8').slice(-2_500),
    )
    await stop()
    throw new Error(`The cluster did not start:\n${ends.join('\n')}`, { cause })
  }
  return {
    ports,
    databaseUrl: `postgres://cueroom@127.0.0.1:${ports.pooler}/cueroom`,
    superuserUrl,
    kill,
    start,
    killPrimary: async () => {
      const nth = await untilLeader()
      await kill(`patroni${nth}`)
      killPostgres(folder, nth)
      return () => start(`patroni${nth}`)
    },
    switchOver: async () => {
      const leader = await untilLeader()
      const body = { leader: `database${leader}`, candidate: `database${1 - leader}` }
      const url = `http://127.0.0.1:${ports.databases[leader]!.patroni}/switchover`
      const answer = await fetch(url, { method: 'POST', body: JSON.stringify(body) })
      if (!answer.ok) throw new Error(`Patroni refused to switch over: ${await answer.text()}`)
    },
    untilWhole,
    stop,
  }
}

async function choosePorts(servers: number): Promise<Ports> {
  const free = Array.from({ length: servers + 9 }, freePort)
  const [web, primary, pooler, etcd, etcdPeer, first, second, third, fourth, ...rest] =
    await Promise.all(free)
  const databases = [
    { postgres: first!, patroni: second! },
    { postgres: third!, patroni: fourth! },
  ]
  return {
    web: web!,
    primary: primary!,
    pooler: pooler!,
    etcd: etcd!,
    etcdPeer: etcdPeer!,
    databases,
    servers: rest,
  }
}

/** Without the `set`s the pooler would leave connections unlimited: docs/scaling.md. */
/** HAProxy takes every database for the primary until it has asked each twice; it hands out connections in turn. */
async function untilProxied(port: number) {
  const isPrimary = async () => {
    const client = new pg.Client(`postgres://postgres@127.0.0.1:${port}/cueroom`)
    try {
      await client.connect()
      const { rows } = await client.query<{ pg_is_in_recovery: boolean }>('select pg_is_in_recovery()')
      return !rows[0]!.pg_is_in_recovery
    } catch {
      return false
    } finally {
      await client.end().catch(() => {})
    }
  }
  await until('proxy that knows the primary', async () => (await isPrimary()) && (await isPrimary()))
}

async function makeDatabase(superuser: string) {
  const url = new URL(superuser)
  url.pathname = '/postgres'
  const client = new pg.Client(url.href)
  await client.connect()
  for (const statement of [
    'create role cueroom login createrole',
    "alter role cueroom set statement_timeout = '5s'",
    "alter role cueroom set lock_timeout = '1s'",
    "alter role cueroom set idle_in_transaction_session_timeout = '10s'",
    'alter role cueroom set search_path = public',
    'create database cueroom owner cueroom',
  ])
    await client.query(statement)
  await client.end()
}

/** Patroni doesn't take PostgreSQL with it when it is killed. */
function killPostgres(folder: string, nth: number) {
  const data = join(folder, `data${nth}`)
  try {
    const [pid] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
    // The number may be another program's by now
    if (readlinkSync(`/proc/${pid}/cwd`) === data) process.kill(Number(pid), 'SIGKILL')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ENOENT' && code !== 'ESRCH') throw error
  }
}

/** Asks again and again until there is an answer. @throws Error after a minute and a half */
async function until<T>(what: string, ask: () => Promise<T | undefined | false>): Promise<T> {
  for (const deadline = Date.now() + startDeadline; Date.now() < deadline; await setTimeout(200)) {
    const found = await ask()
    if (found) return found
  }
  throw new Error(`The cluster has no ${what.replace(/^an? /, '')}`)
}
