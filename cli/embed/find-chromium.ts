import { spawnSync } from 'node:child_process'
import { delimiter, join } from 'node:path'

// The first has no window to draw, which saves a seventh of the work
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']

/** The Chromium of CHROMIUM_PATH, else the first on the PATH. Undefined without one. */
export function findChromium(env: NodeJS.ProcessEnv = process.env) {
  const given = env['CHROMIUM_PATH']
  const folders = (env['PATH'] ?? '').split(delimiter)
  const paths = given ? [given] : names.flatMap((name) => folders.map((folder) => join(folder, name)))
  for (const path of paths) {
    const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 })
    if (status === 0) return { path, version: /\d+/.exec(stdout)?.[0] ?? '' }
  }
}
