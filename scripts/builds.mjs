import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { Refusal, runQuietly } from './processes.mjs'
import { inRoot, programs, seconds } from './project.mjs'

/** What is made from the sources: `inputs` decide whether it is made again, `output` must be there afterwards. */
const builds = [
  {
    name: 'dashboard',
    inputs: ['dashboard', 'core', 'scripts/pack/licences.ts', 'package-lock.json'],
    output: () => existsSync(inRoot('dashboard/dist/index.html')),
    script: [programs.vite, 'build', 'dashboard', '--logLevel', 'warn'],
  },
  {
    name: 'widgets',
    inputs: ['widgets', 'core', 'scripts/pack/licences.ts', 'package-lock.json'],
    output: () => existsSync(inRoot('widgets/dist/loader.js')),
    script: [programs.vite, 'build', 'widgets', '--logLevel', 'warn'],
  },
  {
    name: 'server',
    inputs: ['api', 'core', 'scripts/bundle-server.mjs', 'scripts/pack/licences.ts', 'package-lock.json'],
    output: () => existsSync(inRoot('api/dist/main.js')),
    script: ['scripts/bundle-server.mjs'],
  },
]

const recordPath = inRoot('.cache/builds.json')

/** What is missing or out of date. */
export function dueBuilds() {
  const record = readRecord()
  const before = JSON.stringify(record.read)
  const due = builds.filter((build) => record[build.name] !== hashOf(build, record) || !build.output())
  if (JSON.stringify(record.read) !== before) writeRecord(record)
  return due
}

/** Makes what is due. A build is recorded only when it is done, so an interrupted one starts over. */
export async function makeBuilds(node, due) {
  if (due.length === 0) return
  const record = readRecord()
  console.log(`Building the ${due.map(({ name }) => name).join(', the ')}…`)
  await Promise.all(due.map((build) => make(node, build, record)))
}

async function make(node, build, record) {
  const since = Date.now()
  const hash = hashOf(build, record)
  writeRecord(record, build.name, undefined)
  const { code, output } = await runQuietly(node, build.script, { NODE_ENV: 'production' })
  if (code !== 0 || !build.output()) throw new Refusal(`The ${build.name} could not be built:\n${output}`)
  writeRecord(record, build.name, hash)
  console.log(`  ${build.name} ${seconds(since)}`)
}

function readRecord() {
  try {
    return JSON.parse(readFileSync(recordPath, 'utf8'))
  } catch {
    return {}
  }
}

function writeRecord(record, name, hash) {
  if (name) record[name] = hash
  mkdirSync(inRoot('.cache'), { recursive: true })
  writeFileSync(recordPath, `${JSON.stringify(record, null, 2)}\n`)
}

function hashOf({ inputs, script }, record) {
  const hash = createHash('sha256').update(script.join(' ').replaceAll(inRoot(), ''))
  for (const input of inputs) hash.update(contentOf(input, record), 'hex')
  return hash.digest('hex').slice(0, 16)
}

const contents = new Map()

/**
 * A digest of a path with everything below it. Several builds have the same inputs, which are read once; and not at all while
 * no file has changed since the last time: reading them is a twentieth of a start.
 */
function contentOf(input, record) {
  const known = contents.get(input)
  if (known) return known
  const sources = sourcesIn(input)
  const state = createHash('sha256')
  for (const path of sources) {
    // Unlike the time of writing, this one can't be set back
    const { size, ctimeMs } = statSync(inRoot(path))
    state.update(`${path}\0${size}\0${ctimeMs}\0`)
  }
  const mark = state.digest('hex')
  const digest = record.read?.[input]?.mark === mark ? record.read[input].digest : digestOf(sources)
  record.read = { ...record.read, [input]: { mark, digest } }
  contents.set(input, digest)
  return digest
}

function digestOf(sources) {
  const hash = createHash('sha256')
  for (const path of sources)
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(inRoot(path)))
  return hash.digest('hex')
}

/** Every file at or below a path that can change a build: no tests, no products. */
function sourcesIn(path) {
  const found = statSync(inRoot(path), { throwIfNoEntry: false })
  if (!found?.isDirectory()) return found ? [path] : []
  return readdirSync(inRoot(path), { withFileTypes: true })
    .filter(({ name }) => !isBeside.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isFile() ? [`${path}/${entry.name}`] : sourcesIn(`${path}/${entry.name}`)))
}

const isBeside = /\.test\.tsx?$|^(node_modules|dist)$/
