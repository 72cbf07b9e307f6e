import { join } from 'node:path'

/** TCP ports of 127.0.0.1. */
export interface Ports {
  web: number
  primary: number
  pooler: number
  etcd: number
  etcdPeer: number
  /** Of each server of Cueroom. */
  servers: number[]
  /** Of each PostgreSQL, and of the Patroni that runs it. */
  databases: { postgres: number; patroni: number }[]
}

/** https://docs.haproxy.org/2.6/configuration.html */
export const haproxySettings = ({ web, primary, servers, databases }: Ports) => `
global
  maxconn 2000
defaults
  timeout connect 2s
frontend web
  mode http
  bind 127.0.0.1:${web}
  timeout client 30m
  option forwardfor
  default_backend servers
backend servers
  mode http
  timeout server 30m
  balance roundrobin
  option httpchk GET /health/serving
  option redispatch
  retries 2
  default-server inter 500ms fall 2 rise 1
${servers.map((port, nth) => `  server server${nth} 127.0.0.1:${port} check`).join('\n')}
frontend primary
  mode tcp
  bind 127.0.0.1:${primary}
  timeout client 30m
  default_backend databases
backend databases
  mode tcp
  timeout server 30m
  option httpchk GET /primary
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${databases.map(({ postgres, patroni }, nth) => `  server database${nth} 127.0.0.1:${postgres} check port ${patroni}`).join('\n')}
`

/** https://www.pgbouncer.org/config.html */
export const pgbouncerSettings = ({ pooler, primary }: Ports, folder: string) => `
[databases]
cueroom = host=127.0.0.1 port=${primary} dbname=cueroom
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${pooler}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
default_pool_size = 25
max_client_conn = 200
server_login_retry = 1
ignore_startup_parameters = statement_timeout, lock_timeout, idle_in_transaction_session_timeout
`

/**
 * https://patroni.readthedocs.io/en/latest/patroni_configuration.html: JSON is YAML, too. With a `ttl` of 20 s, which later
 * versions of Patroni ask for at least, a primary that vanishes is missed for up to ten seconds longer.
 */
export function patroniSettings(ports: Ports, nth: number, { folder, bin }: { folder: string; bin: string }) {
  const { postgres, patroni } = ports.databases[nth]!
  const trusted = ['host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust']
  const dcs = { ttl: 10, loop_wait: 2, retry_timeout: 3, synchronous_mode: true }
  const parameters = { wal_log_hints: 'on', max_connections: 100 }
  return JSON.stringify({
    scope: 'cueroom',
    name: `database${nth}`,
    restapi: { listen: `127.0.0.1:${patroni}`, connect_address: `127.0.0.1:${patroni}` },
    etcd3: { host: `127.0.0.1:${ports.etcd}` },
    bootstrap: {
      dcs: { ...dcs, postgresql: { use_pg_rewind: true, use_slots: true, parameters } },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, 'data-checksums'],
      pg_hba: trusted,
    },
    postgresql: {
      listen: `127.0.0.1:${postgres}`,
      connect_address: `127.0.0.1:${postgres}`,
      data_dir: join(folder, `data${nth}`),
      bin_dir: bin,
      pgpass: join(folder, `pgpass${nth}`),
      authentication: { superuser: { username: 'postgres' }, replication: { username: 'replicator' } },
      parameters: { unix_socket_directories: folder, shared_buffers: '64MB' },
    },
  })
}

/** https://etcd.io/docs/v3.4/op-guide/configuration/ */
export const etcdArguments = ({ etcd, etcdPeer }: Ports, folder: string) => [
  ...['--name', 'one', '--data-dir', join(folder, 'etcd')],
  ...['--listen-client-urls', `http://127.0.0.1:${etcd}`],
  ...['--advertise-client-urls', `http://127.0.0.1:${etcd}`],
  ...['--listen-peer-urls', `http://127.0.0.1:${etcdPeer}`],
  ...['--initial-advertise-peer-urls', `http://127.0.0.1:${etcdPeer}`],
  ...['--initial-cluster', `one=http://127.0.0.1:${etcdPeer}`],
]
