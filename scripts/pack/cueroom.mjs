#!/usr/bin/env node
// Any Node can read this file: it says which one is needed instead of failing in another
import { readFileSync } from 'node:fs'
import module from 'node:module'

const needed = 22
const [major] = process.versions.node.split('.').map(Number)

if (process.argv.length === 3 && process.argv[2] === '--version') {
  const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8'))
  process.stdout.write(`${version}\n`)
} else if (major >= needed) {
  module.enableCompileCache?.()
  await import('./cli/js/main.js')
} else {
  process.stderr.write(
    `✗ Cueroom needs Node ${needed} or newer, and this is Node ${process.versions.node}.\n` +
      '  Install a newer one from https://nodejs.org.\n',
  )
  process.exitCode = 1
}
