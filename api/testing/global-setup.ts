import { startCluster } from './cluster.ts'

/** Starts one PostgreSQL for all test files, where its programs are installed. */
export async function setup() {
  const cluster = await startCluster()
  if (cluster) process.env['TEST_DATABASE_URL'] = cluster.url
  return () => cluster?.stop()
}
