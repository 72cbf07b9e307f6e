import { startCluster, startSystemCluster } from './cluster.ts'

/** Starts one cluster of each PostgreSQL for all test files. */
export async function setup() {
  const clusters = [await startCluster(), await startSystemCluster()].filter(
    (cluster) => cluster !== undefined,
  )
  process.env['TEST_DATABASES'] = JSON.stringify(
    Object.fromEntries(clusters.map(({ name, url }) => [name, url])),
  )
  return () => Promise.all(clusters.map((cluster) => cluster.stop()))
}
