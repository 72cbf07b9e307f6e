#!/usr/bin/env node
// Plain JavaScript that any Node can read: it finds a new Node, then hands over to main.ts. Of Node's own modules it loads
// what it needs only, as each takes a tenth of the time in which Node itself starts.
import module from 'node:module'

const needed = 24
const [major] = process.versions.node.split('.').map(Number)
const require = module.createRequire(import.meta.url)
const args = process.argv.slice(2)

if (args.length === 1 && ['--version', '-v', '-V'].includes(args[0])) {
  process.stdout.write(`${require('../package.json').version}\n`)
} else if (major >= needed) {
  module.enableCompileCache()
  const isHelp = args.length === 0 || (args.length === 1 && ['--help', '-h', 'help'].includes(args[0]))
  if (!isHelp || !(await import('./root-help.ts')).printRootHelp(process)) await import('./main.ts')
} else {
  const node = lockedNode()
  if (node) await runUnder(node)
  else refuse()
}

/** The Node that is installed with the project, where its platform has one. */
function lockedNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const name = `${platform}-${process.arch}`
  const program = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node'
  try {
    const manifest = require.resolve(`node-${name === 'darwin-arm64' ? 'bin-' : ''}${name}/package.json`)
    const path = require('node:path').join(manifest, '..', program)
    return require('node:fs').existsSync(path) ? path : undefined
  } catch {
    return undefined
  }
}

async function runUnder(node) {
  const { spawn } = await import('node:child_process')
  // A server that was started this way stops when the channel ends with this process
  const child = spawn(node, process.argv.slice(1), { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  // A terminal sends Ctrl-C to both processes, kill only to this one. The child takes the larger of both counts, so
  // what came twice counts once
  let interrupts = 0
  process.on('SIGINT', () => child.connected && child.send({ interrupts: ++interrupts }, () => {}))
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
