import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { makeTestFolder, removeTestFolder } from '@cueroom/api/testing/data-directory.ts'
import type { Client } from '@cueroom/core/contract.ts'
import { chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chromiumFlags, findChromium } from '../testing/chromium.ts'
import { startDemo } from './demo-app.ts'
import { hostClient } from './host.ts'
import type { RunningApp } from './running-app.ts'

const repetitions = Number(process.env['CUEROOM_ENDURE'] ?? 1)
/** Milliseconds before a kill whose typing may be lost. */
const mayBeLost = 1_000
const words = 'the tide comes in over the sand and goes out again while we count what it leaves '

const folder = makeTestFolder('kills')
/** One profile for all: it is what a killed browser leaves behind, and the next one starts with. */
const profile = join(folder, 'profile')
const running = new Set<ChildProcess>()
let open: Open | undefined
let app: RunningApp
let host: Client
beforeAll(async () => {
  app = await startDemo(folder)
  host = await hostClient(app)
})
afterAll(async () => {
  for (const browser of running) kill(browser)
  await app?.stop()
  removeTestFolder(folder)
})

interface Open {
  browser: ChildProcess
  page: Page
}

/** A browser that does not come up is not what is tested here: it gets a second chance. */
async function openBrowser() {
  open = await launch().catch(async () => {
    await Promise.all([...running].map(die))
    return launch()
  })
  return open
}

async function launch(): Promise<Open> {
  const path = findChromium()?.path
  if (!path) throw new Error('Journeys need Chromium: install it or set CHROMIUM_PATH')
  const own = [
    '--headless',
    '--disable-extensions',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
  ]
  const browser = spawn(path, [...chromiumFlags, ...own], {
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  })
  running.add(browser)
  for await (const line of createInterface(browser.stderr)) {
    const address = /DevTools listening on (ws:\S+)/.exec(line)?.[1]
    if (!address) continue
    browser.stderr.resume()
    const context = (await chromium.connectOverCDP(address, { timeout: 15_000 })).contexts()[0]!
    return { browser, page: context.pages()[0] ?? (await context.newPage()) }
  }
  throw new Error('Chromium did not start')
}

const field = (page: Page) => page.getByLabel('Which moment changed your path?')

async function visit({ page }: Open, id: string) {
  await page.goto(`${app.url}/q/${id}`)
  await field(page)
    .or(page.getByRole('heading', { name: /^Thank you/ }))
    .first()
    .waitFor()
}

/** With all its processes and without warning, so nothing more can be written. */
function kill(browser: ChildProcess) {
  running.delete(browser)
  try {
    process.kill(-browser.pid!, 'SIGKILL')
  } catch {
    // It has ended already
  }
}

async function die(browser: ChildProcess) {
  open = undefined
  const ended = browser.exitCode === null && browser.signalCode === null && once(browser, 'exit')
  kill(browser)
  await ended
}

/** Types for some milliseconds, and until something must be kept, then kills the browser; gives the text, and how much of it was old enough to be kept. */
async function typeAndDie({ browser, page }: Open, milliseconds: number) {
  await field(page).focus()
  const times: number[] = []
  let text = ''
  const enough = (now: number) => now - started >= milliseconds && times[0]! <= now - mayBeLost
  const started = Date.now()
  while (!enough(Date.now())) {
    const letter = words.charAt(text.length % words.length)
    await page.keyboard.type(letter)
    text += letter
    times.push(Date.now())
  }
  const killed = Date.now()
  await die(browser)
  return { text, old: times.filter((time) => time <= killed - mayBeLost).length }
}

/** Submits and kills the browser within the next moments. */
async function submitAndDie({ browser, page }: Open) {
  await page.getByRole('button', { name: 'Submit Responses' }).click()
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 400))
  await die(browser)
}

/** Killed before the click was noticed, the guest finds the text and submits it; otherwise the page sends it, or already has. */
async function submitAgain({ page }: Open, story: string) {
  const thanks = page.getByRole('heading', { name: /^Thank you/ })
  // The form may go out, and be replaced, between a look at the one and a look at the other
  const typed = field(page).inputValue()
  const gone = thanks.waitFor().then(() => undefined)
  for (const either of [typed, gone]) either.catch(() => {})
  if ((await Promise.race([typed, gone])) !== story) return
  const submit = page.getByRole('button', { name: 'Submit Responses' })
  // Whichever of the two there is in the end, the other is waited for in vain
  await Promise.race([submit.click(), thanks.waitFor()].map((either) => either.catch(() => {})))
}

/** How often the questionnaire was answered with a text. */
async function stored(id: string, story: string) {
  const all = await host.questionnaires.responses({ params: { id }, query: {} })
  return all.filter(({ responses }) => responses['story'] === story.trim()).length
}

async function newQuestionnaire() {
  const questions = [{ id: 'story', question: 'Which moment changed your path?', type: 'textarea' as const }]
  return (await host.questionnaires.create({ body: { title: 'Kills', questions } })).id
}

const times = Array.from({ length: repetitions }, (_, time) => time + 1)

test.for(times)(
  'a browser killed while a guest types and again while submitting loses the last second at most, and nothing twice (%i)',
  { timeout: 180_000 },
  async (time) => {
    const id = await newQuestionnaire()
    const first = open ?? (await openBrowser())
    await visit(first, id)
    const { text, old } = await typeAndDie(first, 1_300 + Math.random() * 1_700)
    const second = await openBrowser()
    await visit(second, id)
    // The page shows an empty field before its script restores what was typed
    const length = async () => (await field(second.page).inputValue()).length
    const isBack = async (timeout: number) => {
      await expect.poll(length, { timeout }).toBeGreaterThanOrEqual(Math.max(old, 1))
    }
    // On a busy machine a killed browser repairs its storage for longer than a form waits for it: the next visit has it
    await isBack(15_000).catch(() => visit(second, id))
    await isBack(60_000)
    const kept = await field(second.page).inputValue()
    expect(text.startsWith(kept), `${kept} of ${text}`).toBe(true)

    const story = `${kept} ${time}`
    await field(second.page).fill(story)
    await submitAndDie(second)
    const third = await openBrowser()
    await visit(third, id)
    await submitAgain(third, story)
    // The server may ask for a minute's patience after many submissions
    await expect.poll(() => stored(id, story), { timeout: 90_000 }).toBe(1)
  },
)
