import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { inRoot, root } from './project.mjs'

const children = new Set()
let stopped

/** Environment in which `node` is the project's own and packages' programs are found. */
const environment = (node, more) => ({
  ...process.env,
  PATH: [join(node, '..'), inRoot('node_modules/.bin'), process.env.PATH].join(delimiter),
  ...more,
})

/** Runs scripts in the foreground, side by side. With the first to end all do; its exit code is given. */
export function runInForeground(node, scripts, more) {
  const options = { stdio: 'inherit', env: environment(node, more) }
  const started = scripts.map((script) => start(node, script, options))
  const stopAll = () => started.forEach((child) => child.kill('SIGTERM'))
  const ends = started.map((child) => endOf(child).finally(stopAll))
  return Promise.allSettled(ends).then(() => Promise.race(ends))
}

/** Runs a script quietly: `{ code, output }`, the output holding both streams. */
export const runQuietly = (node, args, more, cwd = root) =>
  collect(start(node, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], env: environment(node, more) }))

/** Runs a program that is there before the project's own Node is; output as above. */
export const runAsIs = (command, args, options) =>
  collect(start(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] }))

function start(command, args, options) {
  const child = spawn(command, args, { cwd: root, ...options })
  children.add(child)
  child.once('close', () => children.delete(child))
  return child
}

function endOf(child) {
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 143)))
  })
}

function collect(child) {
  const pieces = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => pieces.push(piece))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(pieces).toString().trim() }))
  })
}

const tellAll = (signal) => children.forEach((child) => child.kill(signal))

/** A failure whose message says everything there is to say. */
export class Refusal extends Error {}

/** Runs a launcher's work and hands signals on to what it runs; what it refuses is said without a stack. */
export async function main(work) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
  watchParent()
  try {
    process.exitCode = await work()
  } catch (error) {
    if (stopped) process.exit(stopped === 'SIGINT' ? 130 : 143)
    if (!(error instanceof Refusal)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

function stop(signal) {
  stopped = signal
  tellAll(signal)
  if (children.size === 0) process.exit(signal === 'SIGINT' ? 130 : 143)
}

// npm runs scripts in a shell, and a SIGTERM to npm ends the shell but does not reach this process
function watchParent() {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    stop('SIGTERM')
  }, 250)
  timer.unref()
}
