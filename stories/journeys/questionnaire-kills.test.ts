import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Client } from '@cueroom/core/contract/contract.ts'
import { chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chromiumFlags, findChromium } from '../testing/chromium.ts'
import { hostClient } from './host.ts'
import { type RunningApp, startApp } from './running-app.ts'

const repetitions = Number(process.env['CUEROOM_ENDURE'] ?? 3)
/** Milliseconds before a kill whose typing may be lost. */
const mayBeLost = 1_000
const words = 'the tide comes in over the sand and goes out again while we count what it leaves '

const folder = mkdtempSync(join(tmpdir(), 'cueroom-kills-'))
const running = new Set<ChildProcess>()
let app: RunningApp
let host: Client
let id = ''
beforeAll(async () => {
  app = await startApp(join(folder, 'data'))
  host = await hostClient(app)
  const questions = [{ id: 'story', question: 'Which moment changed your path?', type: 'textarea' as const }]
  id = (await host.questionnaires.create({ body: { title: 'Kills', questions } })).id
})
afterAll(async () => {
  for (const browser of running) kill(browser)
  await app?.stop()
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

/** A browser with its profile on the disk, which is what a killed one leaves behind. */
async function openBrowser(profile: string) {
  const path = findChromium()?.path
  if (!path) throw new Error('Journeys need Chromium: install it or set CHROMIUM_PATH')
  const args = [...chromiumFlags, '--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`]
  const browser = spawn(path, args, { stdio: ['ignore', 'ignore', 'pipe'], detached: true })
  running.add(browser)
  for await (const line of createInterface(browser.stderr)) {
    const address = /DevTools listening on (ws:\S+)/.exec(line)?.[1]
    if (!address) continue
    browser.stderr.resume()
    const connection = await chromium.connectOverCDP(address)
    const page = await connection.contexts()[0]!.newPage()
    await page.goto(`${app.url}/q/${id}`)
    await field(page)
      .or(page.getByRole('heading', { name: 'Thank you!' }))
      .first()
      .waitFor()
    return { browser, page }
  }
  throw new Error('Chromium did not start')
}

const field = (page: Page) => page.getByLabel('Which moment changed your path?')

/** With all its processes and at once: nothing can be written any more. */
function kill(browser: ChildProcess) {
  running.delete(browser)
  try {
    process.kill(-browser.pid!, 'SIGKILL')
  } catch {
    // It has ended already
  }
}

/** Types for some milliseconds, then kills the browser; gives the text, and how much of it was old enough to be kept. */
async function typeAndDie(profile: string, milliseconds: number) {
  const { browser, page } = await openBrowser(profile)
  await field(page).focus()
  const times: number[] = []
  let text = ''
  for (const started = Date.now(); Date.now() - started < milliseconds;) {
    const letter = words.charAt(text.length % words.length)
    await page.keyboard.type(letter)
    text += letter
    times.push(Date.now())
  }
  const killed = Date.now()
  const ended = once(browser, 'exit')
  kill(browser)
  await ended
  return { text, old: times.filter((time) => time <= killed - mayBeLost).length }
}

/** Submits and kills the browser within the next moments. */
async function submitAndDie({ browser, page }: Awaited<ReturnType<typeof openBrowser>>) {
  await page.getByRole('button', { name: 'Submit Responses' }).click()
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 400))
  const ended = once(browser, 'exit')
  kill(browser)
  await ended
}

/** How often the questionnaire was answered with a text. */
async function stored(story: string) {
  const all = await host.questionnaires.responses({ params: { id }, query: { limit: 1_000 } })
  return all.filter(({ responses }) => responses['story'] === story.trim()).length
}

test(
  `browsers killed while a guest types and submits lose the last second at most, and nothing twice, ${repetitions} times`,
  { timeout: 120_000 + 60_000 * repetitions },
  async () => {
    for (let n = 0; n < repetitions; n++) {
      const profile = join(folder, `profile-${n}`)
      const { text, old } = await typeAndDie(profile, 1_500 + Math.random() * 2_500)
      const second = await openBrowser(profile)
      await expect.poll(() => field(second.page).inputValue()).not.toBe('')
      const kept = await field(second.page).inputValue()
      expect(text.startsWith(kept), `${kept} of ${text}`).toBe(true)
      expect(kept.length).toBeGreaterThanOrEqual(old)

      const story = `${kept} ${n}`
      await field(second.page).fill(story)
      await submitAndDie(second)
      const { browser, page } = await openBrowser(profile)
      const submit = page.getByRole('button', { name: 'Submit Responses' })
      // Killed before the click was noticed: the guest finds the text and submits it again
      const isBack = (await stored(story)) === 0 && (await submit.isVisible())
      if (isBack && (await field(page).inputValue()) !== '') await submit.click()
      // The server may ask for a minute's patience after many submissions
      await expect.poll(() => stored(story), { timeout: 90_000 }).toBe(1)
      kill(browser)
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    }
  },
)
