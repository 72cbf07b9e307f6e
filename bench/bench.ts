import { cpus, loadavg } from 'node:os'
import { startCluster } from '@cueroom/api/testing/cluster.ts'
import { benchImport } from './import.ts'
import { benchImportPage } from './import-page.ts'
import { benchRoutes } from './route-sizes.ts'
import { benchStarts } from './starts.ts'
import { benchWidgetSize } from './widget-size.ts'

// Ratios within one run: absolute figures say more about the machine than about the program
const cluster = await startCluster()
process.env['TEST_DATABASES'] = JSON.stringify({ [cluster.name]: cluster.url })
const [cpu] = cpus()
const load = () => `load ${loadavg()[0]!.toFixed(1)}`
console.log(
  `Node ${process.version}, ${cpus().length} × ${cpu?.model ?? 'unknown processor'}, ${load()} at the start\n`,
)
try {
  // Reads where the databases are when it is loaded
  const { benchRequests } = await import('./requests.ts')
  const { benchBatches } = await import('./batches.ts')
  const { benchTenants } = await import('./tenants.ts')
  for await (const part of benchRequests()) console.log(part)
  for await (const part of benchBatches()) console.log(part)
  for await (const part of benchTenants()) console.log(part)
  for await (const part of benchStarts()) console.log(part)
  for await (const part of benchWidgetSize()) console.log(part)
  for (const part of benchRoutes()) console.log(part)
  for await (const part of benchImport()) console.log(part)
  for await (const part of benchImportPage()) console.log(part)
  console.log(`${load()} at the end`)
} finally {
  await cluster.stop()
}
