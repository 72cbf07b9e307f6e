import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder. These launchers run on Node 18 and newer, everything they start on the project's own Node. */
export const root = fileURLToPath(new URL('..', import.meta.url))
export const inRoot = (...parts) => join(root, ...parts)

const wanted = [24, 21]

/** The Node the lockfile brings along for this platform, else the running one if it is new enough. */
export function findNode() {
  const windows = process.platform === 'win32'
  const own = inRoot('node_modules', `node-${windows ? 'win' : process.platform}-${process.arch}`, 'bin')
  const path = join(own, windows ? 'node.exe' : 'node')
  if (existsSync(path) && isNewEnough(versionOf(path))) return path
  return isNewEnough(process.versions.node) ? process.execPath : undefined
}

export const needsNode =
  `Cueroom needs Node ${wanted.join('.')} or newer; this is ${process.versions.node}. ` +
  'Its own copy comes with npm install for Linux and Windows on x64 and Linux on arm64; elsewhere install Node from https://nodejs.org.'

function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > wanted[0] || (major === wanted[0] && minor >= wanted[1])
}

const versionOf = (node) =>
  (spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout ?? '').replace('v', '')

/** The programs of installed packages, as scripts for Node. */
export const programs = {
  oxfmt: inRoot('node_modules/oxfmt/bin/oxfmt'),
  oxlint: inRoot('node_modules/oxlint/bin/oxlint'),
  storybook: inRoot('node_modules/storybook/dist/bin/dispatcher.js'),
  tsc: inRoot('node_modules/typescript/bin/tsc'),
  vite: inRoot('node_modules/vite/bin/vite.js'),
  vitest: inRoot('node_modules/vitest/vitest.mjs'),
}

/** Environment in which `node` is the project's own and packages' programs are found. */
const environment = (node, more) => ({
  ...process.env,
  PATH: [join(node, '..'), inRoot('node_modules/.bin'), process.env.PATH].join(delimiter),
  ...more,
})

/** Runs scripts in the foreground, side by side, and hands signals on. With the first to end all do; its exit code is given. */
export function runInForeground(node, scripts, more) {
  const children = scripts.map((script) =>
    spawn(node, script, { cwd: root, stdio: 'inherit', env: environment(node, more) }),
  )
  const stop = (signal) => children.forEach((child) => child.kill(signal))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
  watchParent(() => stop('SIGTERM'))
  const ends = children.map((child) => endOf(child).finally(() => stop('SIGTERM')))
  return Promise.allSettled(ends).then(() => Promise.race(ends))
}

// npm runs scripts in a shell, and a SIGTERM to npm ends the shell but does not reach this process
function watchParent(orphaned) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    orphaned()
  }, 250)
  timer.unref()
}

function endOf(child) {
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 143)))
  })
}

/** Runs a script quietly: `{ code, output }`, the output holding both streams. */
export function runQuietly(node, args, more) {
  const child = spawn(node, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environment(node, more),
  })
  const pieces = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => pieces.push(piece))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(pieces).toString().trim() }))
  })
}

export const seconds = (since) => `${Math.max(1, Math.round((Date.now() - since) / 1000))} s`

/** A failure whose message says everything there is to say. */
export class Refusal extends Error {}

/** Runs a launcher's work; what it refuses is said without a stack. */
export async function main(work) {
  try {
    process.exitCode = await work()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
