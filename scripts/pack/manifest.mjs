import { readFileSync, writeFileSync } from 'node:fs'
import { inRoot } from '../project.mjs'

export const readManifest = (workspace) => JSON.parse(readFileSync(inRoot(workspace, 'package.json'), 'utf8'))

/** A manifest to publish, with the one version of the project. `repository` is left to whoever publishes. */
export function publicManifest({ name, description, ...rest }) {
  const { version, license } = readManifest('.')
  return {
    name,
    version,
    description,
    license,
    type: 'module',
    ...rest,
    publishConfig: { access: 'public', provenance: true },
  }
}

export const write = (path, value) =>
  writeFileSync(path, typeof value === 'string' ? value : `${JSON.stringify(value, null, 2)}\n`)
