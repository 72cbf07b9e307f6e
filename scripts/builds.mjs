import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { Refusal, runQuietly } from './processes.mjs'
import { inRoot, programs, seconds } from './project.mjs'

/** What is made from the sources: `inputs` decide whether it is made again, `output` must be there afterwards. */
const builds = [
  {
    name: 'dashboard',
    inputs: ['dashboard', 'core', 'package-lock.json'],
    output: () => existsSync(inRoot('dashboard/dist/index.html')),
    script: [programs.vite, 'build', 'dashboard', '--logLevel', 'warn'],
  },
  {
    name: 'widgets',
    inputs: ['widgets', 'core', 'package-lock.json'],
    output: () => existsSync(inRoot('widgets/dist/loader.js')),
    script: [programs.vite, 'build', 'widgets', '--logLevel', 'warn'],
  },
  {
    name: 'server',
    inputs: ['api', 'core', 'scripts/bundle-server.mjs', 'package-lock.json'],
    output: () => existsSync(inRoot('api/dist/main.js')),
    script: ['scripts/bundle-server.mjs'],
  },
]

const recordPath = inRoot('.cache/builds.json')

/** Makes what is missing or out of date. A build is recorded only when it is done, so an interrupted one starts over. */
export async function makeBuilds(node) {
  const record = readRecord()
  const due = builds.filter((build) => record[build.name] !== hashOf(build) || !build.output())
  if (due.length === 0) return
  console.log(`Building the ${due.map(({ name }) => name).join(', the ')}…`)
  await Promise.all(due.map((build) => make(node, build, record)))
}

async function make(node, build, record) {
  const since = Date.now()
  const hash = hashOf(build)
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
  record[name] = hash
  mkdirSync(inRoot('.cache'), { recursive: true })
  writeFileSync(recordPath, `${JSON.stringify(record, null, 2)}\n`)
}

function hashOf({ inputs, script }) {
  const hash = createHash('sha256').update(script.join(' ').replaceAll(inRoot(), ''))
  for (const input of inputs) hash.update(contentOf(input))
  return hash.digest('hex').slice(0, 16)
}

const contents = new Map()

/** A digest of a path with everything below it. Several builds have the same inputs, which are read once. */
function contentOf(input) {
  const known = contents.get(input)
  if (known) return known
  const hash = createHash('sha256')
  for (const path of sourcesIn(input))
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(inRoot(path)))
  const digest = hash.digest()
  contents.set(input, digest)
  return digest
}

/** Every file below a path that can change a build: no tests, no products. */
function sourcesIn(path) {
  if (!existsSync(inRoot(path))) return []
  if (/\.test\.tsx?$|(^|\/)(node_modules|dist)$/.test(path)) return []
  const entries = filesIn(inRoot(path))
  return entries ? entries.sort().flatMap((name) => sourcesIn(`${path}/${name}`)) : [path]
}

function filesIn(path) {
  try {
    return readdirSync(path)
  } catch {
    return undefined
  }
}
