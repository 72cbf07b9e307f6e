#!/usr/bin/env node
// Any Node can read this file: it says which one is needed instead of failing in another
import module from 'node:module'

const needed = 22
const [major] = process.versions.node.split('.').map(Number)
const args = process.argv.slice(2)

if (args.length === 1 && ['--version', '-v', '-V'].includes(args[0])) {
  process.stdout.write(`${module.createRequire(import.meta.url)('./package.json').version}\n`)
} else if (major >= needed) {
  module.enableCompileCache?.()
  const isHelp = args.length === 0 || (args.length === 1 && ['--help', '-h', 'help'].includes(args[0]))
  if (!isHelp || !(await import('./cli/js/root-help.js')).printRootHelp(process))
    await import('./cli/js/main.js')
} else {
  process.stderr.write(
    `✗ Cueroom needs Node ${needed} or newer, and this is Node ${process.versions.node}.\n` +
      '  Install a newer one from https://nodejs.org.\n',
  )
  process.exitCode = 1
}
