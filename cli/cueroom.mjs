#!/usr/bin/env node
// Plain JavaScript that any Node can read: it finds Node 24, then hands over to main.ts.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import module from 'node:module'
import { dirname, join } from 'node:path'

const needed = 24
const [major] = process.versions.node.split('.').map(Number)

if (process.argv.length === 3 && process.argv[2] === '--version') {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  process.stdout.write(`${version}\n`)
} else if (major >= needed) {
  module.enableCompileCache()
  await import('./main.ts')
} else {
  const node = lockedNode()
  if (node) runUnder(node)
  else refuse()
}

/** The Node 24 that is installed with the project, where its platform has one. */
function lockedNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const name = `${platform}-${process.arch}`
  const program = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node'
  try {
    const manifest = module
      .createRequire(import.meta.url)
      .resolve(`node-${name === 'darwin-arm64' ? 'bin-' : ''}${name}/package.json`)
    const path = join(dirname(manifest), program)
    return existsSync(path) ? path : undefined
  } catch {
    return undefined
  }
}

function runUnder(node) {
  // The channel is for its end only: a server that was started this way stops when this process is killed
  const child = spawn(node, process.argv.slice(1), { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  // A terminal sends Ctrl-C to both processes: this one waits for what the child makes of it
  process.on('SIGINT', () => {})
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('error', refuse)
  child.on('exit', (code, signal) => {
    if (signal) process.removeAllListeners(signal)
    if (signal) process.kill(process.pid, signal)
    else process.exitCode = code ?? 1
  })
}

function refuse() {
  process.stderr.write(
    `✗ Cueroom needs Node ${needed} or newer, and this is Node ${process.versions.node}.\n` +
      `  Install it from https://nodejs.org, or run npm install in the project, which brings Node ${needed} along.\n`,
  )
  process.exitCode = 1
}
