#!/usr/bin/env node
// Any Node can read this file: it says which one is needed instead of failing in another
import module from 'node:module'

const args = process.argv.slice(2)
const isServer = ['serve', 'worker', 'backup', 'restore'].includes(args[0])
const needed = isServer ? '24' : '22.13'

if (args.length === 1 && ['--version', '-v', '-V'].includes(args[0])) {
  process.stdout.write(`${module.createRequire(import.meta.url)('./package.json').version}\n`)
} else if (isAtLeast(needed)) {
  module.enableCompileCache?.()
  const isHelp = args.length === 0 || (args.length === 1 && ['--help', '-h', 'help'].includes(args[0]))
  if (!isHelp || !(await import('./cli/js/root-help.js')).printRootHelp(process))
    await import('./cli/js/main.js')
} else {
  process.stderr.write(
    `✗ ${isServer ? `cueroom ${args[0]}` : 'Cueroom'} needs Node ${needed} or newer, and this is Node ${process.versions.node}.\n` +
      '  Install a newer one from https://nodejs.org.\n',
  )
  process.exitCode = 1
}

function isAtLeast(version) {
  const [[major, minor], [leastMajor, leastMinor = 0]] = [process.versions.node, version].map((each) =>
    each.split('.').map(Number),
  )
  return major > leastMajor || (major === leastMajor && minor >= leastMinor)
}
