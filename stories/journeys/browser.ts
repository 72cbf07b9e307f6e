import { type Browser, chromium } from 'playwright-core'
import { chromiumFlags, findChromium } from '../testing/chromium.ts'

let running: Promise<Browser> | undefined

/** One Chromium for all journeys of a process, which come one after the other; another one where it has ended. */
export async function openBrowser(): Promise<Browser> {
  const before = await running?.catch(() => undefined)
  if (!before?.isConnected()) running = launch()
  return running!
}

async function launch() {
  const executablePath = findChromium()?.path
  if (!executablePath) throw new Error('Journeys need Chromium: install it or set CHROMIUM_PATH')
  // A page lives for seconds: compiling its code a second time, optimized, is a sixth of the browser's work for nothing.
  // Pages of a profile share a process, which knows the code of the one before
  const cheaper = ['--js-flags=--no-opt', '--process-per-site']
  return chromium.launch({ executablePath, args: [...chromiumFlags, ...cheaper] })
}
