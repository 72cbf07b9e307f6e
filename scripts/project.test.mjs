import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRoot, nodePackage } from './project.mjs'

const { packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'))

test.each([
  ['linux', 'x64'],
  ['linux', 'arm64'],
  ['darwin', 'x64'],
  ['darwin', 'arm64'],
  ['win32', 'x64'],
  ['win32', 'arm64'],
])('the lockfile brings Node for %s on %s', (platform, arch) => {
  const locked = packages[`node_modules/${nodePackage(platform, arch)}`]
  expect(locked).toMatchObject({ os: platform, cpu: arch, optional: true })
  expect(Number.parseInt(locked.version, 10)).toBeGreaterThanOrEqual(24)
})
