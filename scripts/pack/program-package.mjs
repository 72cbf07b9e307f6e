import { cpSync, globSync, mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { rolldown } from 'rolldown'
import { inRoot } from '../project.mjs'
import { publicManifest, readManifest, write } from './manifest.mjs'

/** What is started or found by its file, not imported by another. */
const entries = [
  'cli/main.ts',
  'cli/imports/parse-file.child.ts',
  'api/threads/jobs.ts',
  'api/db/embedded/windows-guard.ts',
  ...globSync('api/db/migrations/*.ts', { cwd: inRoot() }),
]

/** Makes the package `cueroom`: the command line and the server as JavaScript, file by file, and what they serve. */
export async function makeProgramPackage(folder) {
  rmSync(folder, { recursive: true, force: true })
  const chunks = await transpile(folder)
  for (const site of ['dashboard/dist', 'widgets/dist', 'core/testing/photos'])
    cpSync(inRoot(site), join(folder, site), { recursive: true })
  copy(folder, {
    'scripts/pack/cueroom.mjs': 'cueroom.mjs',
    'scripts/pack/readme-cueroom.md': 'README.md',
    'docs/cli.md': 'docs/cli.md',
    'CHANGELOG.md': 'CHANGELOG.md',
    LICENSE: 'LICENSE',
  })
  write(join(folder, 'package.json'), manifest(chunks))
  return folder
}

function copy(folder, files) {
  for (const [from, to] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, to)), { recursive: true })
    cpSync(inRoot(from), join(folder, to))
  }
}

async function transpile(folder) {
  const build = await rolldown({
    input: Object.fromEntries(entries.map((path) => [path.replace(/\.ts$/, ''), inRoot(path)])),
    platform: 'node',
    external: (id) => !/^(?:[./]|@cueroom\/|[A-Z]:)/.test(id),
    treeshake: false,
    plugins: [startedFiles],
    logLevel: 'warn',
  })
  const { output } = await build.write({
    dir: folder,
    preserveModules: true,
    preserveModulesRoot: inRoot(),
    entryFileNames: '[name].js',
  })
  await build.close()
  return output
}

/** Files that are named in a URL and not imported have the new ending too. */
const startedFiles = {
  name: 'started-files',
  transform: (code) => code.replaceAll(/(new URL\('[^']+\.)ts'/g, "$1js'"),
}

/** The packages that client commands load are needed; those of the server can be left out. */
function manifest(chunks) {
  const known = { ...readManifest('api').dependencies, ...readManifest('core').dependencies }
  Object.assign(known, readManifest('cli').dependencies)
  delete known['@cueroom/core']
  const client = packagesOf(chunks, ['cli/main.js', 'cli/imports/parse-file.child.js'])
  const pick = (wanted) =>
    Object.fromEntries(
      Object.entries(known)
        .filter(([name]) => wanted(name))
        .sort(([a], [b]) => a.localeCompare(b)),
    )
  const { peerDependencies, peerDependenciesMeta } = readManifest('cli')
  return publicManifest({
    name: 'cueroom',
    description: readManifest('.').description,
    bin: { cueroom: './cueroom.mjs' },
    // A program, not a library
    exports: { './package.json': './package.json' },
    engines: { node: '^22.13.0 || >=24' },
    dependencies: pick((name) => client.has(name)),
    optionalDependencies: {
      ...pick((name) => !client.has(name)),
      ...readManifest('api').optionalDependencies,
    },
    peerDependencies,
    peerDependenciesMeta,
  })
}

/** What files import, and what those import, without the commands that run the server. */
function packagesOf(chunks, roots) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const seen = new Set(roots)
  const packages = new Set()
  for (const name of seen) {
    const { imports, dynamicImports } = byName.get(name)
    for (const id of [...imports, ...dynamicImports]) {
      if (!byName.has(id)) packages.add(packageName(id))
      else if (!id.startsWith('api/')) seen.add(id)
    }
  }
  return packages
}

const packageName = (id) =>
  id
    .split('/')
    .slice(0, id.startsWith('@') ? 2 : 1)
    .join('/')
