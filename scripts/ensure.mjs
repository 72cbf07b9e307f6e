import {
  accessSync,
  constants,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dueBuilds, makeBuilds } from './builds.mjs'
import { installPackages } from './install.mjs'
import { main, Refusal } from './processes.mjs'
import { findNode, inRoot, needsNode, root } from './project.mjs'

const lock = inRoot('.cache/ensure.lock')
const patience = 15 * 60_000

/**
 * Brings the checkout to where everything can run: packages, the project's own Node, builds. Gives the path of Node.
 * @param onlyToRun leaves out the packages that develop and test
 * @param beforeBuilds refuses what builds would be wasted on
 */
export async function ensure({ onlyToRun = false, beforeBuilds = async () => {} } = {}) {
  await acquire()
  try {
    await installPackages(onlyToRun)
    // Node says its version while the sources are looked through
    const asked = findNode()
    const due = dueBuilds()
    const node = await asked
    if (!node) throw new Refusal(needsNode)
    if (due.length > 0) await beforeBuilds(node)
    await makeBuilds(node, due)
    return node
  } finally {
    rmSync(lock, { force: true })
  }
}

/** Two commands in one checkout prepare it one after the other. A lock whose process has ended does not count. */
async function acquire() {
  makeCache()
  const until = Date.now() + patience
  let waiting = false
  while (!tryLock()) {
    if (Date.now() > until)
      throw new Refusal(`Another command is still preparing the project. If none is, delete ${lock}.`)
    if (!waiting) console.log('Another command is preparing the project; waiting for it…')
    waiting = true
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

function makeCache() {
  try {
    mkdirSync(inRoot('.cache'), { recursive: true })
    accessSync(inRoot('.cache'), constants.W_OK)
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(error.code)) throw error
    throw new Refusal(
      `This user can't write in ${root}. Run npm run build there as its owner, then start the server as any user with\n` +
        `  node ${inRoot('cli/cueroom.mjs')} serve --data-dir DIRECTORY`,
    )
  }
}

// Linked into place, so that the lock is never there without its process id
function tryLock() {
  const own = `${lock}.${process.pid}`
  writeFileSync(own, String(process.pid))
  try {
    linkSync(own, lock)
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    if (isStale()) rmSync(lock, { force: true })
    return false
  } finally {
    rmSync(own, { force: true })
  }
}

function isStale() {
  try {
    const pid = Number(readFileSync(lock, 'utf8'))
    return pid === process.pid || Date.now() - statSync(lock).mtimeMs > patience || !isRunning(pid)
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
    return false
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

if (process.argv[1] === inRoot('scripts/ensure.mjs')) await main(async () => void (await ensure()))
