import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { makeTestFolder, removeTestFolder } from '@cueroom/api/testing/data-directory.ts'
import { Builder, error, type WebDriver, type WebElement } from 'selenium-webdriver'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startDemo } from './demo-app.ts'
import { findControl } from './find-control.ts'
import type { RunningApp } from './running-app.ts'

/** Milliseconds until something that does not appear counts as missing. */
export const patience = 60_000
const program = '/usr/bin/WebKitWebDriver'
const binary = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')[0]
const isInstalled = Boolean(binary) && [program, '/usr/bin/xvfb-run'].every((path) => existsSync(path))

export interface Traveller {
  driver: WebDriver
  app: RunningApp
  /** The field with this label, or the button, link or heading with this name, also in a widget. */
  find(name: string): Promise<WebElement>
  /** Types into it. */
  type(name: string, ...keys: string[]): Promise<void>
  /** Presses it; the driver refuses to click many elements inside widgets. */
  press(name: string): Promise<void>
}

/**
 * Journeys through the built product in the WebKit of this machine (WebKitGTK, the engine of Safari); skipped where
 * there is none. Its windows are at least 447 pixels wide.
 */
export function startWebkitJourneys(variables: Record<string, string> = {}) {
  const folder = makeTestFolder('webkit')
  let app: RunningApp
  let server: ChildProcess | undefined
  let driver: WebDriver | undefined

  beforeAll(async () => {
    if (!isInstalled) return
    app = await startDemo(folder, variables)
    const port = await freePort()
    server = startDriver(port, folder)
    driver = await openWindow(port)
  })
  afterAll(async () => {
    await driver?.quit()
    // With the display it runs on
    if (server?.pid) process.kill(-server.pid)
    await app?.stop()
    removeTestFolder(folder)
  })

  return (title: string, travel: (traveller: Traveller) => Promise<void>) =>
    test.skipIf(!isInstalled)(title, async () => {
      await expect(travel(travellerIn(driver!, app))).resolves.toBeUndefined()
    })
}

function travellerIn(driver: WebDriver, app: RunningApp): Traveller {
  const find = async (name: string) => {
    const control = () =>
      driver.executeScript<WebElement | null>(`return (${findControl})(arguments[0])`, name)
    const found = await driver.wait(control, patience).catch(async (cause: unknown) => {
      throw new Error(`Nothing is called ${name} at ${await driver.getCurrentUrl()}`, { cause })
    })
    return found!
  }
  /** The driver finds and acts in two steps, and a page that loads may replace what it found. */
  const on = (name: string, act: (control: WebElement) => Promise<unknown>) =>
    driver.wait(async () => {
      try {
        await act(await find(name))
        return true
      } catch (cause) {
        if (cause instanceof error.StaleElementReferenceError) return false
        throw cause
      }
    }, patience)
  return {
    driver,
    app,
    find,
    type: async (name, ...keys) => void (await on(name, (field) => field.sendKeys(...keys))),
    press: async (name) =>
      void (await on(name, (control) => driver.executeScript('arguments[0].click()', control))),
  }
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  return port
}

const startDriver = (port: number, home: string) =>
  spawn('xvfb-run', ['-a', '-s', '-screen 0 1400x1000x24', program, `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    // Its sandbox refuses root; what it stores goes with the folder
    env: {
      ...process.env,
      HOME: home,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      // Drawing through OpenGL, without a card for it, was half of the page's work
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    },
  })

async function openWindow(port: number) {
  const url = `http://127.0.0.1:${port}`
  await vi.waitFor(() => fetch(`${url}/status`), { timeout: patience })
  return new Builder()
    .usingServer(url)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    })
    .build()
}
