import { mkdirSync, rmSync } from 'node:fs'
import { main, Refusal, runQuietly } from '../processes.mjs'
import { inRoot } from '../project.mjs'
import { makeClientPackage } from './client-package.mjs'
import { makeProgramPackage } from './program-package.mjs'
import { makeWidgetsPackage } from './widgets-package.mjs'

/** Writes the published packages as dist/packages/*.tgz. */
await main(async () => {
  const target = inRoot('dist/packages')
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  const folders = await Promise.all([
    makeProgramPackage(inRoot('dist/package/cueroom')),
    makeClientPackage(inRoot('dist/package/client')),
    makeWidgetsPackage(inRoot('dist/package/widgets')),
  ])
  for (const folder of folders) {
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
    const { code, output } = await runQuietly(npm, ['pack', folder, '--pack-destination', target, '--silent'])
    if (code !== 0) throw new Refusal(`npm pack failed in ${folder}:\n${output}`)
    console.log(`dist/packages/${output.split('\n').at(-1)}`)
  }
})
