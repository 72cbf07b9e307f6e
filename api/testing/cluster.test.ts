import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { expect, test } from 'vitest'
import { createTestDatabase } from './cluster.ts'
import { clusterUrls, engines } from './databases.ts'

const ask = async (url: string, sql: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client.query(sql).finally(() => client.end())
}

test.each(engines)(
  'two test files get migrated databases that know nothing of each other, on %s',
  async (engine) => {
    const cluster = { url: clusterUrls[engine]! }
    const [one, other] = await Promise.all([createTestDatabase(cluster), createTestDatabase(cluster)])
    await ask(one.url, `insert into tenants (id, name, email) values ('one', 'One', 'one@x.example')`)
    expect((await ask(other.url, 'select * from tenants')).rows).toEqual([])
    await Promise.all([one.drop(), other.drop()])
    await expect(ask(one.url, 'select 1')).rejects.toMatchObject({ code: '3D000' })
  },
)

test('a cluster ends with its process, even one that is killed', async () => {
  const home = await mkdtemp(join(tmpdir(), 'cueroom-cluster-'))
  // The server may run as another user, who removes its directory from here
  await chmod(home, 0o777)
  const child = startInChild(home)
  const [url] = (await once(createInterface(child.stdout), 'line')) as [string]
  expect((await ask(url, 'select 1 as one')).rows).toEqual([{ one: 1 }])
  expect(await readdir(home)).toHaveLength(1)
  child.kill('SIGKILL')
  await expect.poll(() => readdir(home), { timeout: 15_000 }).toEqual([])
  // Its socket went with its directory: its port says whether it runs
  const [byPort] = url.split('?') as [string]
  await expect(ask(byPort, 'select 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  await rm(home, { recursive: true })
})

function startInChild(home: string) {
  const module = JSON.stringify(new URL('cluster.ts', import.meta.url).href)
  const script = `const { startCluster } = await import(${module})
    console.log((await startCluster()).url)
    setInterval(() => {}, 1000)`
  return spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, TMPDIR: home },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}
