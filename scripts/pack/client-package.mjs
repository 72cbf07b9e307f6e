import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { inRoot } from '../project.mjs'
import { publicManifest, readManifest, write } from './manifest.mjs'

/** Makes the package `@cueroom/client`: one module, and types that need no other package. */
export async function makeClientPackage(folder) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const build = await rolldown({
    input: inRoot('client/index.ts'),
    external: ['eventsource-parser', 'p-retry'],
    logLevel: 'warn',
  })
  await build.write({ file: join(folder, 'index.js') })
  await build.close()
  const { contract } = await import('../../core/contract.ts')
  const { clientTypes } = await import('../../client/build/types.ts')
  const prelude = readFileSync(inRoot('client/build/prelude.d.ts'), 'utf8')
  write(join(folder, 'index.d.ts'), clientTypes(contract, prelude, readManifest('.').version))
  cpSync(inRoot('client/README.md'), join(folder, 'README.md'))
  cpSync(inRoot('LICENSE'), join(folder, 'LICENSE'))
  const { '@cueroom/core': _, ...dependencies } = readManifest('client').dependencies
  write(
    join(folder, 'package.json'),
    publicManifest({
      name: '@cueroom/client',
      description: 'The API of Cueroom as typed functions, for browsers and Node.',
      exports: { '.': { types: './index.d.ts', default: './index.js' }, './package.json': './package.json' },
      sideEffects: false,
      engines: { node: '>=20' },
      dependencies,
    }),
  )
  return folder
}
