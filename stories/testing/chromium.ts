import { spawnSync } from 'node:child_process'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome']

/** The Chromium that runs browser tests: that of CHROMIUM_PATH, else the first on the PATH. Undefined without one. */
export function findChromium(given = process.env['CHROMIUM_PATH']) {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const paths = given ? [given] : names.flatMap((name) => folders.map((folder) => join(folder, name)))
  for (const path of paths) {
    const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' })
    if (status === 0) return { path, version: /\d+/.exec(stdout)?.[0] ?? '' }
  }
}

/** Keeps Chromium to the pages it is given: no sandbox (it may run as root), no calls home. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
