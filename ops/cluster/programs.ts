import { execFileSync } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { systemPrograms } from '@cueroom/api/testing/cluster.ts'

/** What a cluster runs besides Cueroom, and Debian's package of each. */
const packages = {
  haproxy: 'haproxy',
  patroni: 'patroni',
  etcd: 'etcd-server',
  pgbouncer: 'pgbouncer',
  setpriv: 'util-linux',
}

type Programs = Record<keyof typeof packages | 'postgres', string>

const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']

const find = (program: string) =>
  folders.map((folder) => join(folder, program)).find((path) => existsSync(path))

/**
 * Where the cluster's programs are; installs them as root.
 * @throws Error with the packages that are missing
 */
export function clusterPrograms(): Programs {
  const missing = Object.entries(packages).flatMap(([program, name]) => (find(program) ? [] : [name]))
  if (!systemPrograms()) missing.push('postgresql')
  if (missing.length > 0) install(missing)
  const found = Object.keys(packages).map((program) => [program, find(program)!])
  // What is on the PATH may be a link to one program of many
  const postgres = dirname(realpathSync(join(systemPrograms()!, 'postgres')))
  return { ...Object.fromEntries(found), postgres } as Programs
}

function install(names: string[]) {
  if (process.getuid?.() !== 0 || !find('apt-get'))
    throw new Error(`The cluster needs these packages of Debian: ${names.join(', ')}`)
  // The packages would start services of their own
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...names], { env, stdio: 'inherit' })
}
