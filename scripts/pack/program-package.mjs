import { cpSync, globSync, mkdirSync, rmSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join } from 'node:path'
import { rolldown } from 'rolldown'
import { startedFiles } from '../bundle-server.mjs'
import { inRoot } from '../project.mjs'
import { licencesFile, licencesOf } from './licences.ts'
import { publicManifest, readManifest, write } from './manifest.mjs'

/** Of the command line: what is started. It is bundled, as reading a hundred files takes longer than running them. */
const commandLine = {
  main: 'cli/main.ts',
  'root-help': 'cli/root-help.ts',
  'parse-file.child': 'cli/imports/parse-file.child.ts',
  'filter-json.worker': 'cli/app/filter-json.worker.ts',
}

/**
 * Packages of the command line that stay packages; all others are bundled, of which only what is used is taken.
 * string-width is loaded with createRequire, as importing takes too long; jq-wasm reads its WebAssembly from a file.
 */
const unbundled = ['string-width', 'jq-wasm']
/** Installed by those who want what needs it. */
const optional = Object.keys(readManifest('cli').peerDependencies)

/** Of the server: what is started or found by its file. It stays file by file. */
const startedByFile = [
  'api/threads/jobs.ts',
  'api/db/embedded/windows-guard.ts',
  ...globSync('api/db/migrations/*.ts', { cwd: inRoot() }),
]

const server = /^@cueroom\/api\/(.*)\.ts$/

/** Makes the package `cueroom`: the command line and the server as JavaScript, file by file, and what they serve. */
export async function makeProgramPackage(folder) {
  rmSync(folder, { recursive: true, force: true })
  const chunks = await bundleCommandLine(folder)
  const imported = importsOf(chunks).flatMap((id) => (server.test(id) ? [id.replace('@cueroom/', '')] : []))
  const served = await transpileServer(folder, [...startedByFile, ...imported])
  for (const site of ['dashboard/dist', 'widgets/dist', 'core/testing/photos'])
    cpSync(inRoot(site), join(folder, site), { recursive: true })
  copy(folder, {
    'scripts/pack/cueroom.mjs': 'cueroom.mjs',
    'scripts/pack/readme-cueroom.md': 'README.md',
    'docs/cli.md': 'docs/cli.md',
    'CHANGELOG.md': 'CHANGELOG.md',
    LICENSE: 'LICENSE',
  })
  const modules = [...chunks, ...served].flatMap(({ moduleIds = [] }) => moduleIds)
  write(join(folder, licencesFile), licencesOf(modules, 'the package cueroom'))
  write(join(folder, 'package.json'), manifest())
  return folder
}

function copy(folder, files) {
  for (const [from, to] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, to)), { recursive: true })
    cpSync(inRoot(from), join(folder, to))
  }
}

const isPackage = (id) => !/^(?:[./]|@cueroom\/|[A-Z]:)/.test(id)

async function bundleCommandLine(folder) {
  const build = await rolldown({
    input: Object.fromEntries(Object.entries(commandLine).map(([name, path]) => [name, inRoot(path)])),
    platform: 'node',
    external: (id) =>
      isBuiltin(id) || server.test(id) || [...unbundled, ...optional].includes(packageName(id)),
    plugins: [startedFiles, serverFiles],
    logLevel: 'warn',
  })
  const { output } = await build.write({ dir: join(folder, 'cli/js'), chunkFileNames: '[name]-[hash].js' })
  await build.close()
  return output
}

async function transpileServer(folder, files) {
  const build = await rolldown({
    input: Object.fromEntries(files.map((path) => [path.replace(/\.ts$/, ''), inRoot(path)])),
    platform: 'node',
    external: isPackage,
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

/** The bundled command line finds the server's files next to its own folder. */
const serverFiles = {
  name: 'server-files',
  renderChunk: (code) => code.replaceAll(/(["'`])@cueroom\/api\/([^"'`]+)\.ts\1/g, '$1../../api/$2.js$1'),
}

/** The packages of the command line are needed; those of the server can be left out. */
function manifest() {
  const { dependencies: own, peerDependencies, peerDependenciesMeta } = readManifest('cli')
  const ofServer = { ...readManifest('api').dependencies, ...readManifest('core').dependencies }
  const pick = (known, wanted) =>
    Object.fromEntries(
      Object.entries(known)
        .filter(([name]) => wanted(name))
        .sort(([a], [b]) => a.localeCompare(b)),
    )
  return publicManifest({
    name: 'cueroom',
    description: readManifest('.').description,
    bin: { cueroom: './cueroom.mjs' },
    // A program, not a library
    exports: { './package.json': './package.json' },
    engines: { node: '^22.13.0 || >=24' },
    dependencies: pick(own, (name) => unbundled.includes(name)),
    optionalDependencies: {
      ...pick(ofServer, (name) => !unbundled.includes(name) && !name.startsWith('@cueroom/')),
      ...readManifest('api').optionalDependencies,
    },
    peerDependencies,
    peerDependenciesMeta,
  })
}

const importsOf = (chunks) => [
  ...new Set(chunks.flatMap(({ imports = [], dynamicImports = [] }) => [...imports, ...dynamicImports])),
]

const packageName = (id) =>
  id
    .split('/')
    .slice(0, id.startsWith('@') ? 2 : 1)
    .join('/')
