import { cpSync, globSync, mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inRoot } from '../project.mjs'
import { readManifest, write } from './manifest.mjs'

const docs = ['docs/embedding.md', 'docs/custom-properties.md']

/** Makes the package `@cueroom/widgets` of what its manifest lists, without what only building it needs. */
export function makeWidgetsPackage(folder) {
  rmSync(folder, { recursive: true, force: true })
  const { devDependencies: _, files, peerDependencies, ...manifest } = readManifest('widgets')
  for (const path of globSync([...files, 'README.md'], { cwd: inRoot('widgets') }))
    copy(join(inRoot('widgets'), path), join(folder, path))
  for (const path of ['LICENSE', ...docs]) copy(inRoot(path), join(folder, path))
  write(join(folder, 'package.json'), {
    ...manifest,
    files: [...files, 'docs'],
    // Optional like React, and not installed here
    peerDependencies: { ...peerDependencies, vue: '>=3' },
    publishConfig: { ...manifest.publishConfig, provenance: true },
  })
  return folder
}

function copy(from, to) {
  mkdirSync(dirname(to), { recursive: true })
  cpSync(from, to, { recursive: true })
}
