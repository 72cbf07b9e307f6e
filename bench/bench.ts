import { cpus, loadavg } from 'node:os'
import { startCluster } from '@cueroom/api/testing/cluster.ts'
import { benchGh } from './gh.ts'
import { benchGuestListPage } from './guest-list-page.ts'
import { benchImport } from './import.ts'
import { benchImportPage } from './import-page.ts'
import { benchImportPeers } from './import-peers.ts'
import { benchMemory } from './memory.ts'
import { benchNeighbours } from './neighbours.ts'
import { benchOverload } from './overload.ts'
import { benchRoutes } from './route-sizes.ts'
import { benchSoak } from './soak.ts'
import { benchStarts } from './starts.ts'
import { benchWidgetSize } from './widget-size.ts'
import { benchWidgetTime } from './widget-time.ts'

// Ratios within one run: absolute figures say more about the machine than about the program
const cluster = await startCluster()
process.env['TEST_DATABASES'] = JSON.stringify({ [cluster.name]: cluster.url })
const asked = process.argv.slice(2)
// What needs the cluster reads where it is when it is loaded
const parts: Record<string, () => AsyncIterable<string> | Iterable<string>> = {
  requests: (await import('./requests.ts')).benchRequests,
  peers: (await import('./peers.ts')).benchPeers,
  batches: (await import('./batches.ts')).benchBatches,
  analytics: (await import('./analytics.ts')).benchAnalytics,
  tenants: (await import('./tenants.ts')).benchTenants,
  growth: (await import('./growth.ts')).benchGrowth,
  search: (await import('./search.ts')).benchSearch,
  others: (await import('./growth.ts')).benchOthers,
  liveness: (await import('./liveness.ts')).benchLiveness,
  neighbours: benchNeighbours,
  memory: benchMemory,
  overload: benchOverload,
  soak: benchSoak,
  starts: benchStarts,
  gh: benchGh,
  widgets: benchWidgetSize,
  'first-question': benchWidgetTime,
  routes: benchRoutes,
  import: benchImport,
  matching: benchImportPeers,
  page: benchImportPage,
  list: benchGuestListPage,
}
const [cpu] = cpus()
const load = () => `load ${loadavg()[0]!.toFixed(1)}`
console.log(
  `Node ${process.version}, ${cpus().length} × ${cpu?.model ?? 'unknown processor'}, ${load()} at the start\n`,
)
try {
  for (const [name, part] of Object.entries(parts))
    if (asked.length === 0 || asked.includes(name)) for await (const text of part()) console.log(text)
  console.log(`${load()} at the end`)
} finally {
  await cluster.stop()
}
